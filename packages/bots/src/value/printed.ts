import {
  nz,
  second,
  tiles,
  type CoreState,
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
  readonly tasks: number;
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
  s.edition === 'nz' ? nz.components(s.setup) : second.components(s.setup);

function print(c: Components): Printed {
  const breeds = [...new Set(c.cards.flatMap((card) => (card.kind === 'animal' ? [card.breed] : [])))];
  const task = taskNumbers(c);
  return {
    breedOf: c.cards.map((card) => (card.kind === 'animal' ? breeds.indexOf(card.breed) : -1)),
    breeds: breeds.length,
    breeding: c.cards.map((card) => card.breeding),
    wool: c.cards.map((card) => card.wool),
    vp: c.cards.map((card) => (card.scores ? card.vp : 0)),
    isObjective: c.cards.map((card) => card.kind === 'objective'),
    homeward: homeward(c),
    task,
    tasks: Math.max(...Object.values(task)) + 1,
    auxiliarySpaces: c.auxiliaries.map((auxiliary) => auxiliary.discSpace),
  };
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

/** The tables name the tasks of every objective, the cards number them. */
function taskNumbers(c: Components): Record<string, number> {
  const rows: Record<string, { readonly tasks: readonly string[] }> = {
    ...c.tables.objectives,
    ...('startingObjectives' in c.tables ? c.tables.startingObjectives : {}),
  };
  const numbers: Record<string, number> = {};
  for (const [id, { tasks }] of Object.entries(rows))
    tasks.forEach((name, i) => (numbers[name] = c.cards[c.cardId[id]].tasks[i]));
  return numbers;
}

/** Is this tile a building of the seat's own? */
export const isOwn = (tile: number, seat: Seat): boolean => tiles.isPrivate(tile) && tiles.ownerOf(tile) === seat;
