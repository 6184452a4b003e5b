import { tiles, type Decision, type Effect, type Task } from '@drover/engine';
import { plural } from '../text.ts';
import { decisionWords, optionWords } from './automa.ts';
import { cardWords, effectWords, objectiveWords } from './effects.ts';
import { buildingOf, sourceName } from './names.ts';
import { money, type AnyMove, type Table } from './table.ts';

/** Decisions and moves in words. */

const questions = ({ words }: Table, waiting: Task): Readonly<Record<string, string>> => ({
  'opening-discard': 'which card to discard before the first turn',
  'first-place': 'where to start',
  'phase-a': 'where to move',
  'phase-b': 'what to do here',
  'move-on': 'where to move on',
  delivery: 'where to deliver, and which disc to place',
  auxiliary: 'which auxiliary action to use',
  build: 'which building to place',
  buy: `which ${words.stock} to buy`,
  certificates: 'how many certificates to take',
  discard: 'which card to discard',
  'discard-for': `which ${words.animal} to discard`,
  draw: 'how many cards to draw',
  either: 'which of the actions to use',
  hire: 'whom to hire',
  objective: 'which objective to take',
  offer: 'whether to take what is offered',
  pick: `which ${words.animal} to take`,
  'remove-hazard': 'which hazard to remove',
  site: 'where to build',
  ...words.questions(waiting),
});

export function questionWords(at: Table, { ask, source, task }: Decision): string {
  if (ask === 'automa-decide') return decisionWords(at);
  const { total } = task as Task & { readonly total?: number };
  const known = `${questions(at, task)[ask] ?? `"${ask}"`}${total === undefined ? '' : ` (up to ${total})`}`;
  const asker = sourceName(at, source);
  const obvious = ['', 'phase-a', 'opening', 'pathfinder', at.words.end].includes(asker) || ask === 'phase-b';
  return obvious ? known : `${known}, for ${asker}`;
}

/** The effect the waiting task belongs to. */
const effectInQuestion = ({ s }: Table): Effect | undefined =>
  (s.agenda.at(-1) as { readonly effect?: Effect } | undefined)?.effect;

/** The actions of a building on the trail, the risk action beside it included. */
export function actionsAt(at: Table, space: number): readonly Effect[] {
  const tile = at.s.trail[space];
  if (tiles.isNeutral(tile)) return at.c.rules.neutralActions(at, tiles.neutralOf(tile));
  if (!tiles.isPrivate(tile)) return [];
  const { risk } = at.c.spaces[space];
  const { actions } = buildingOf(at, tiles.ownerOf(tile), tiles.numberOf(tile));
  return risk === null ? actions : [...actions, risk];
}

/** Those in question: of the place where the decider stands, or of the one whose actions are borrowed. */
function localActions(at: Table): readonly Effect[] {
  const task = at.s.agenda.at(-1)!;
  return actionsAt(
    at,
    task.task === 'borrowed' ? (task as typeof task & { at: number }).at : at.s.players[task.seat].at,
  );
}

/** What a move means, where its text does not say it. */
export function moveWords(at: Table, move: AnyMove): string | null {
  const { s, c, words } = at;
  const say = (effect: Effect | undefined): string | null => (effect === undefined ? null : effectWords(at, effect));
  const halfOf = (effect: Effect | undefined, half: number): Effect | undefined =>
    effect?.do === 'either' ? effect.of[half] : effect;
  const [buyer, builder] = c.workers;
  switch (move.do) {
    case 'use':
      return say(halfOf(localActions(at)[move.action], move.half - 1));
    case 'choose':
      return say(halfOf(effectInQuestion(at), move.half));
    case 'take':
      return say(effectInQuestion(at));
    case 'auxiliary':
      return say(c.auxiliaries[move.which][move.double === 1 ? 'double' : 'single']);
    case 'play':
      if (move.half === 3) return 'without its effect';
      return move.half === 0 ? cardWords(at, move.card) : say(c.cards[move.card].options[move.half - 1]);
    case 'buy': {
      const { pay, workers, tokens } = c.buying[move.option];
      return `${money(at, pay)} with ${plural(workers, buyer)}${tokens > 0 ? ', and an exchange token' : ''}`;
    }
    case 'restock':
      return `a ${buyer} brings new ${words.stock} to the market`;
    case 'objective':
      return move.card < 0 ? 'the top card of the stack, unseen' : objectiveWords(at, move.card);
    case 'exchange':
      return `an exchange token: draw ${plural(move.draw, 'card')}, discard as many`;
    case 'build':
      return plural(buildingOf(at, s.agenda.at(-1)!.seat, move.building).craftsmen, builder);
    case 'forgo':
      return 'leave it';
    case 'decide':
      return optionWords(at, move.option);
    default:
      return null;
  }
}
