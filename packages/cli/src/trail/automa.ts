import { FULL, type Task } from '@drover/engine';
import { labelled, listed, plural, pluralOf, tally, wrap } from '../text.ts';
import { cardName, cardNames, placeNamed } from './names.ts';
import { money, type AnyEvent, type Table } from './table.ts';

/** A solo opponent in words: its cards, what it does, and why. */

/** What the waiting task knows when the criteria have left a choice to a person. */
interface DecideTask extends Task {
  readonly automa: number;
  readonly deed: string;
  readonly card: number;
  readonly by: string;
  readonly options: readonly { readonly label: string }[];
}

const waiting = ({ s }: Table): DecideTask => s.agenda.at(-1) as DecideTask;

/** Everything its cards make it do: the question it leaves to a person, and that nothing can be done. */
const deeds: Readonly<Record<string, { readonly which: string; readonly nothing: string }>> = {
  walk: { which: 'which way WHO walks', nothing: 'has no way to go' },
  build: { which: 'what WHO builds', nothing: 'has nothing to build' },
  hire: { which: 'whom WHO hires', nothing: 'finds nobody to hire' },
  buy: { which: 'which animals WHO takes', nothing: 'finds no such animals in the market' },
  hazard: { which: 'which hazard WHO removes', nothing: 'finds no hazard' },
  objective: { which: 'which objective WHO takes', nothing: 'finds no objective' },
  'medium-harbour': { which: 'which harbour WHO upgrades', nothing: 'has no harbour to upgrade' },
  'remove-bonus-tile': { which: 'which bonus tile WHO removes', nothing: 'finds no bonus tile to remove' },
  engine: { which: 'where the engine of WHO goes', nothing: 'cannot move the engine' },
  outlaw: { which: 'which outlaw WHO takes', nothing: 'finds no outlaw' },
};

/** Why one option was better than the others. */
const reasons: Readonly<Record<string, string>> = {
  only: 'the only choice',
  person: 'decided for THEM',
  shortest: 'the shortest way',
  'least-fees': 'the lowest fees',
  'least-to-people': 'the least for the people',
  'most-points': 'the most points',
  scarcest: 'the scarcest breed',
  'best-section': 'where the best one lies',
  'fuller-section': 'where most of them lie',
  'black-hand': 'one with a black hand',
  cheapest: 'the cheapest',
  speciality: 'THEIR speciality',
  'with-hand': 'one with a hand',
  'most-hands': 'the most hands',
  'fewest-points': 'the fewest points',
  'topmost-leftmost': 'the first of the cheapest',
  'open-station': 'the best open station',
  farthest: 'as far as possible',
  'best-reward': 'the highest number',
};

const reasonWords = ({ words: { automa } }: Table, by: string): string =>
  (reasons[by] ?? by).replace('THEM', automa.object).replace('THEIR', automa.possessive);

/** What was chosen is told with what came of it; so is the reason. */
export const reasonFor = (at: Table, before: AnyEvent | undefined): string =>
  before?.type === 'automa-chose' ? ` (${reasonWords(at, before.by)})` : '';

/** A deed for which nothing was found; those without a name of their own are cards that were looked for. */
export const skipped = (at: Table, deed: string): string =>
  deeds[deed]?.nothing.replace('animals', at.words.animals) ?? `finds no ${cardName(at, deed)} in the market`;

/** What the cards of both opponents tell them to do. */
function actionWords(at: Table, card: number, name: string): string {
  const { automa, stock } = at.words;
  const [buyers, builders] = at.c.workers.map(pluralOf);
  const shared: Readonly<Record<string, string>> = {
    'hire-cheapest-first': 'hire, the cheapest first',
    'hire-specialization-first': `hire, ${automa.possessive} speciality first`,
    restock: 'bring new cards to the market',
    buy: `buy ${stock} with ${automa.possessive} ${buyers}`,
    build: `build with ${automa.possessive} ${builders}`,
    objective: 'take an objective',
    hazard: 'remove a hazard',
  };
  return automa.action(at, card, name) ?? shared[name] ?? name;
}

/** A card of its deck: what it does as a specialist, if the card is for one, and what otherwise. */
function cardOf(at: Table, card: number) {
  const { speciality, actions, otherwise } = at.c.rules.automa.card(at, card);
  const say = (names: readonly string[]): string =>
    names.length === 0 ? 'nothing' : listed(names.map((name) => actionWords(at, card, name)));
  return { speciality, actions: say(actions), otherwise: say(otherwise) };
}

/** What a turned-up card says to this speciality. */
export function turnedUp(at: Table, card: number, steps: number, speciality: string): string {
  const { speciality: asked, actions, otherwise } = cardOf(at, card);
  const walk = plural(steps, 'step');
  if (asked === null) return `card ${card}: ${walk}, then ${actions}`;
  return asked === speciality
    ? `card ${card} as a specialist in ${pluralOf(asked)}: ${walk}, then ${actions}`
    : `card ${card} without being a specialist in ${pluralOf(asked)}: ${walk}, then ${otherwise}`;
}

/** `build with her craftsmen`, `as a specialist in shepherds buy sheep; else take a Lincoln`. */
function cardInWords(at: Table, card: number): string {
  const { speciality, actions, otherwise } = cardOf(at, card);
  return speciality === null ? actions : `as a specialist in ${pluralOf(speciality)} ${actions}; else ${otherwise}`;
}

/** Its mind instead of hand and money. The order of its cards is told only where everything is open. */
export function automaLines(at: Table, seat: number): string[] {
  const { s, c, words } = at;
  const player = s.players[seat];
  const { difficulty, deck, seen, speciality, discs } = player.mind!;
  const now = s.agenda.find((task): task is DecideTask => task.seat === seat && 'card' in task);
  const open = s.viewer === FULL;
  const order = open ? 'in this order' : 'in some order';
  const few = ['all seen; shuffled before the next turn', 'the last one before all are shuffled'];
  const toCome = open ? [...deck].reverse() : deck;
  return [
    ...labelled('plays', `${difficulty}, as a specialist in ${pluralOf(c.workers[speciality])}`),
    ...labelled('delivers', `next to ${words.automa.nextDelivery(at, player)}, ${plural(discs, 'disc')} left`),
    ...(now === undefined ? [] : labelled('turned up', `card ${now.card}: ${cardInWords(at, now.card)}`)),
    ...labelled(`cards (${deck.length})`, few[deck.length] ?? order),
    ...toCome.flatMap((card) => wrap(`${String(card).padStart(18)}  ${cardInWords(at, card)}`, 20)),
    ...labelled(`seen (${seen.length})`, seen.join(', ')),
    ...labelled('owns', tally(cardNames(at, [...player.stack, ...player.discard]))),
  ];
}

/** What a person has to decide for it. */
export function decisionWords(at: Table): string {
  const { deed, card, by } = waiting(at);
  const which = (deeds[deed]?.which ?? 'what WHO does').replace('WHO', at.words.automa.name);
  const left = by === 'only' ? 'all are equal' : `equal after ${reasonWords(at, by)}`;
  return `${which.replace('animals', at.words.animals)} (card ${card}; ${left})`;
}

/** One of the options that are left. */
export function optionWords(at: Table, option: number): string | null {
  const { deed, options } = waiting(at);
  const label = options[option]?.label;
  if (label === undefined) return null;
  const [what, where] = label.split(/[@ ]/);
  switch (deed) {
    case 'walk':
      return label
        .split('>')
        .map((space) => placeNamed(at, space))
        .join(', ');
    case 'hire':
      return `${what} for ${money(at, Number(where))}`;
    case 'buy':
      return listed(label.split('+').map((card) => cardName(at, card)));
    case 'build':
      return `${what} on ${where}`;
    case 'hazard':
    case 'outlaw':
      return placeNamed(at, where ?? what);
    case 'remove-bonus-tile':
      return `${what} in row ${where?.replace('.', ', column ')}`;
    default:
      return label;
  }
}
