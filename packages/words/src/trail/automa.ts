import type { AutomaAction, Criterion, Deed, MarketPick, Worker } from '../pack/ids.ts';
import { money, waiting, type At, type Ground } from './at.ts';
import { cardName, numberIn } from './names.ts';
import { placeNamed } from './places.ts';

/** A solo opponent in words: what its cards say, what it leaves open to a person, and why. */

/** What the waiting task knows when the criteria have left a choice to a person. */
interface Undecided {
  readonly automa: number;
  readonly deed: Deed;
  readonly card: number;
  readonly by: Criterion;
  readonly options: readonly { readonly label: string }[];
}

export const reasonWords = ({ words }: Ground, by: string): string => words.automa.reasons[by as Criterion];

/** What has to be decided for it, and how far its own criteria went. */
export function undecidedWords(at: At): string {
  const { automa } = at.words;
  const { deed, card, by, automa: seat } = waiting<Undecided>(at);
  const equal = by === 'only' ? automa.allEqual(card) : automa.equalAfter(card, reasonWords(at, by));
  return `${automa.which[deed](at.who(seat))} ${equal}`;
}

/** A deed for which nothing was found; those without a name of their own are cards that were looked for. */
export function skippedWords(g: Ground, who: string, deed: string): string {
  const { nothing, missing } = g.words.automa;
  return deed in nothing ? nothing[deed as Deed](who) : missing(who, cardName(g, deed));
}

/** One of the options that are left, from the label the engine gave it. */
export function optionWords(at: At, option: number): string {
  const { deed, options } = waiting<Undecided>(at);
  const { label } = options[option];
  const [what, where] = label.split(/[@ ]/);
  const { words } = at;
  switch (deed) {
    case 'walk':
      return words.grammar.and(label.split('>').map((space) => placeNamed(at, space)));
    case 'hire':
      return words.automa.hired(what as Worker, money(at, Number(where)));
    case 'buy':
      return words.grammar.and(label.split('+').map((card) => cardName(at, card)));
    case 'build':
      return words.pieces.on(what, placeNamed(at, where));
    case 'hazard':
    case 'outlaw':
      return placeNamed(at, where ?? what);
    case 'remove-bonus-tile': {
      const [row, column] = where.split('.').map(Number);
      return `${words.headings.row(row)}, ${words.pieces.column(column)}`;
    }
    case 'medium-harbour':
      return words.names.mediumHarbour(numberIn(label));
    case 'engine':
    case 'objective':
      return railName(at, label);
  }
}

/** A space of the railroad by its id. */
export function railName({ c, words: { names } }: Ground, id: string): string {
  if (!('rail' in c)) return id;
  if (id === c.rail[0].id) return names.railStart;
  if (id === c.rail[c.railEnd].id) return names.railEnd;
  return id.startsWith('t') ? names.turnout(numberIn(id)) : names.rail(Number(id));
}

/** The numbers and animals a card names. */
function printedOn({ c }: Ground, card: number, action: AutomaAction): { n: number; picks: readonly MarketPick[] } {
  if ('sarah' in c.tables) {
    const { pathfinder, extraSteps, craftsmen, sheep } = c.tables.sarah.cards[card];
    const n = action === 'pathfinder' ? pathfinder : action === 'extra-steps' ? extraSteps : craftsmen;
    return { n, picks: sheep };
  }
  const { builders, engine, cattle } = c.tables.sam.cards[card];
  return { n: action === 'engine-exactly' ? engine : builders, picks: cattle };
}

function actionsInWords(g: Ground, card: number, actions: readonly string[]): string {
  const { words, edition } = g;
  if (actions.length === 0) return words.pieces.nothing;
  return words.grammar.and(
    (actions as readonly AutomaAction[]).map((action) => {
      const { n, picks } = printedOn(g, card, action);
      const animals = picks.map((pick) => words.pick(pick, { edition, card: (id) => cardName(g, id) }));
      return words.automa.actions[action](edition, n, words.grammar.and(animals));
    }),
  );
}

/** What a turned-up card says to this speciality. */
export function turnedUpWords(at: At, card: number, speciality: string): string {
  const { speciality: asked, actions, otherwise } = at.c.rules.automa.card(at, card);
  const { automa } = at.words;
  if (asked === null) return actionsInWords(at, card, actions);
  return asked === speciality
    ? automa.asSpecialist(asked as Worker, actionsInWords(at, card, actions))
    : automa.notSpecialist(asked as Worker, actionsInWords(at, card, otherwise));
}

/** Everything a card of its deck can mean. */
export function automaCardWords(at: At, card: number): string {
  const { speciality, actions, otherwise } = at.c.rules.automa.card(at, card);
  const says = actionsInWords(at, card, actions);
  return speciality === null
    ? says
    : at.words.automa.either(speciality as Worker, says, actionsInWords(at, card, otherwise));
}
