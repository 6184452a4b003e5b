import type { Decision, Effect, NzMove } from '@drover/engine';
import { plural } from '../text.ts';
import { bonusTileWords, cardWords, effectWords, objectiveWords } from './effects.ts';
import { buildingOf, hazardName, sourceName, supplyCard, workerTypes, type Table } from './names.ts';
import { tileAt } from './tiles.ts';

/** Decisions and moves in words. */

const questions: Readonly<Record<string, string>> = {
  'opening-discard': 'which card to discard before the first turn',
  'first-disc': 'which disc to clear first',
  'first-place': 'where to start',
  'phase-a': 'where to move',
  'phase-b': 'what to do here',
  'move-on': 'where to move on',
  income: 'which sheep to show in Wellington, and which certificates to spend',
  delivery: 'where to deliver, and which disc to place',
  'choose-foresight-a': 'which tile of foresight A to place',
  'choose-foresight-b': 'which tile of foresight B to place',
  appoint: 'whether a worker becomes harbourmaster',
  auxiliary: 'which auxiliary action to use',
  build: 'which building to place',
  buy: 'which sheep to buy',
  certificates: 'how many certificates to take',
  discard: 'which card to discard',
  'discard-for': 'which sheep to discard',
  draw: 'how many cards to draw',
  either: 'which of the actions to use',
  flip: 'which tile to turn over',
  hire: 'whom to hire',
  invest: 'which bonus tile to take',
  join: 'which row the worker joins',
  objective: 'which objective to take',
  offer: 'whether to take what is offered',
  pathfinder: 'how far the pathfinder goes',
  pick: 'which sheep to take',
  post: 'which disc to place',
  'remote-storehouse': 'which harbour gets a storehouse',
  'remove-hazard': 'which hazard to remove',
  retire: 'which sheep to give up',
  shear: 'which sheep to shear',
  ship: 'where to sail',
  site: 'where to build',
  storehouse: 'which storehouse to take',
  'automa-decide': 'what Sarah does',
  'wool-post': 'whether to deliver the wool, and where',
};

export function questionWords(at: Table, { ask, source }: Decision): string {
  const known = questions[ask] ?? `"${ask}"`;
  const asker = sourceName(at, source);
  const obvious = ['', 'phase-a', 'opening', 'pathfinder', 'Wellington'].includes(asker) || ask === 'phase-b';
  return obvious ? known : `${known}, for ${asker}`;
}

/** The effect the waiting task belongs to. */
const effectInQuestion = ({ s }: Table): Effect | undefined =>
  (s.agenda.at(-1) as { readonly effect?: Effect } | undefined)?.effect;

/** The actions of the place where the decider stands. */
function localActions(at: Table): readonly Effect[] {
  const { s, c } = at;
  const space = s.players[s.agenda.at(-1)!.seat].at;
  const tile = tileAt(s, space);
  if (tile.kind === 'neutral') {
    const { front, back } = c.neutral[tile.letter];
    return s.flipped && back !== null ? back : front;
  }
  if (tile.kind !== 'private') return [];
  const { risk } = c.spaces[space];
  return [...buildingOf(at, tile.number).actions, ...(risk === null ? [] : [risk])];
}

export function moveWords(at: Table, move: NzMove): string | null {
  const { s, c } = at;
  const say = (effect: Effect | undefined): string | null => (effect === undefined ? null : effectWords(c, effect));
  const halfOf = (effect: Effect | undefined, half: number): Effect | undefined =>
    effect?.do === 'either' ? effect.of[half] : effect;
  switch (move.do) {
    case 'use':
      return say(halfOf(localActions(at)[move.action], move.half - 1));
    case 'choose':
      return say(halfOf(effectInQuestion(at), move.half));
    case 'take':
      return say(effectInQuestion(at));
    case 'auxiliary':
      return say(c.auxiliaries[move.which][move.double === 1 ? 'double' : 'single']);
    case 'play': {
      const { options } = c.cards[move.card];
      if (move.half === 3) return 'without its effect';
      return move.half === 0 ? cardWords(c, move.card) : say(options[move.half - 1]);
    }
    case 'buy': {
      const { pay, workers, tokens } = c.buying[move.option];
      return `£${pay} with ${plural(workers, 'shepherd')}${tokens > 0 ? ', and an exchange token' : ''}`;
    }
    case 'restock':
      return 'a shepherd brings new sheep to the market';
    case 'redraw':
      return 'an idle shearer draws a card and discards one';
    case 'invest': {
      const width = s.bonusMarket.length / c.bonusCosts.length;
      const tile = s.bonusMarket[move.row * width + move.column] - 1;
      return `${c.bonusTiles[tile].id}: ${bonusTileWords(c, tile)}`;
    }
    case 'objective':
      return move.card < 0 ? 'the top card of the stack, unseen' : objectiveWords(c, move.card);
    case 'gold':
      return `${supplyCard(at, 4 + move.stack)} for ${c.bonusPrices[move.stack]} gold`;
    case 'exchange':
      return `an exchange token: draw ${plural(move.draw, 'card')}, discard as many`;
    case 'cull':
      return `${c.cull.tokens} exchange tokens: a Shropshire leaves the game for ${c.cull.gold} gold`;
    case 'foresight': {
      const workers = workerTypes(c);
      if (s.agenda.at(-1)!.task === 'choose-foresight-b') return bonusTileWords(c, s.foresightB[move.tile]);
      const tile = s.foresightA[move.tile];
      return workers[tile] ?? hazardName(c, tile - workers.length);
    }
    case 'build':
      return plural(buildingOf(at, move.building).craftsmen, 'craftsman', 'craftsmen');
    case 'wellington':
      return 'income, delivery, foresight';
    case 'forgo':
      return 'leave it';
    case 'decide':
      return (
        (s.agenda.at(-1) as { readonly options?: readonly { readonly label: string }[] } | undefined)?.options?.[
          move.option
        ]?.label ?? null
      );
    default:
      return null;
  }
}
