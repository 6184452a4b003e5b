import {
  nz,
  second,
  tiles,
  type CoreState,
  type Effect,
  type NzComponents,
  type NzState,
  type Seat,
  type SecondComponents,
  type SecondState,
} from '@drover/engine';

/** What never changes during a game, worked out once for each set of components. */

export type State = NzState | SecondState;
export type Components = NzComponents | SecondComponents;
export type Player = State['players'][number];

export interface Arrow {
  readonly to: number;
  readonly vp: number;
  readonly action: Effect | null;
}

export interface Printed {
  /** Animals of one breed share a number; -1 for other cards. */
  readonly breedOf: readonly number[];
  readonly breeds: number;
  readonly breeding: readonly number[];
  readonly wool: readonly number[];
  /** Points a card scores as such. */
  readonly vp: readonly number[];
  readonly isObjective: readonly boolean[];
  /** Trail spaces, each before those that lead to it. */
  readonly homeward: readonly number[];
  /** Tasks of objectives by name. */
  readonly task: Readonly<Record<string, number>>;
  /** The kinds of card each task counts; none for the others. */
  readonly cardsFor: readonly (readonly number[])[];
  /** The arrows at every place to deliver to, with the place at the other end. */
  readonly arrows: readonly (readonly Arrow[])[];
  /** How far along the track each space of the railroad is. */
  readonly along: readonly number[];
  /** Board spaces that free an auxiliary action. */
  readonly auxiliarySpaces: readonly number[];
}

const known = new WeakMap<Components, Printed>();

export function printedOf(c: Components): Printed {
  let printed = known.get(c);
  if (printed === undefined) known.set(c, (printed = print(c)));
  return printed;
}

export const componentsOf = (s: CoreState): Components =>
  s.edition === 'nz' ? nz.components(s) : second.components(s);

function print(c: Components): Printed {
  const breeds = [...new Set(c.cards.flatMap((card) => (card.kind === 'animal' ? [card.breed] : [])))];
  return {
    breedOf: c.cards.map((card) => (card.kind === 'animal' ? breeds.indexOf(card.breed) : -1)),
    breeds: breeds.length,
    breeding: c.cards.map((card) => card.breeding),
    wool: c.cards.map((card) => card.wool),
    vp: c.cards.map((card) => (card.scores ? card.vp : 0)),
    isObjective: c.cards.map((card) => card.kind === 'objective'),
    homeward: homeward(c),
    task: Object.fromEntries(c.taskNames.map((name, i) => [name, i])),
    cardsFor: c.taskNames.map((name) => kindsFor(c, name)),
    arrows: 'posts' in c ? arrowsOf(c.posts.length, c.postArrows) : arrowsOf(c.cities.length, c.cityArrows),
    along: 'rail' in c ? c.rail.map((_, space) => along(c, space)) : [],
    auxiliarySpaces: c.auxiliaries.map((auxiliary) => auxiliary.discSpace),
  };
}

function arrowsOf(places: number, all: readonly PrintedArrow[]): Arrow[][] {
  return Array.from({ length: places }, (_, place) =>
    all
      .filter(({ a, b }) => a === place || b === place)
      .map(({ a, b, vp, action = null }) => ({ to: a === place ? b : a, vp, action })),
  );
}

interface PrintedArrow {
  readonly a: number;
  readonly b: number;
  readonly vp: number;
  readonly action?: Effect | null;
}

/** A turnout lies just beyond the space it branches off from. */
function along(c: SecondComponents, space: number): number {
  const { turnout, before } = c.rail[space];
  return turnout ? before[0] + 0.5 : space;
}

function homeward(c: Components): number[] {
  const order: number[] = [];
  const seen = new Set<number>();
  const visit = (space: number): void => {
    if (seen.has(space)) return;
    seen.add(space);
    c.spaces[space].next.forEach(visit);
    order.push(space);
  };
  visit(c.start);
  return order;
}

/** Tasks that ask for cards: whether a kind of card is one of them. */
const ASKED: Readonly<Record<string, (card: Components['cards'][number]) => boolean>> = {
  'breeding-3': ({ breeding, variant }) => breeding === 3 && !variant,
  shorthorn: ({ breed }) => breed === 'shorthorn',
  hereford: ({ breed }) => breed === 'hereford',
  'lincoln-corriedale': ({ id }) => id === 'lincoln' || id === 'corriedale',
  'hampshire-ryeland': ({ id }) => id === 'hampshire' || id === 'ryeland',
  ferry: ({ isFerry }) => isFerry,
};

const kindsFor = ({ cards }: Components, task: string): number[] =>
  task in ASKED ? cards.flatMap((card, kind) => (ASKED[task](card) ? [kind] : [])) : [];

/** Is this tile a building of the seat's own? */
export const isOwn = (tile: number, seat: Seat): boolean => tiles.isPrivate(tile) && tiles.ownerOf(tile) === seat;
