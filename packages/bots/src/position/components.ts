import type { Effect } from '@drover/engine';
import type { Components } from './editions.ts';

/** What never changes during a game, worked out once for each set of components. */

export interface Arrow {
  readonly to: number;
  readonly vp: number;
  readonly action: Effect | null;
}

export interface ComponentFacts {
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

/** What of it each edition says in its own way. */
export interface EditionFacts extends Pick<ComponentFacts, 'arrows' | 'along'> {
  /** Whether a kind of card is one of those that a task of an objective asks for, by the name of the task. */
  readonly tasksOfCards: Readonly<Record<string, (card: CardInfo) => boolean>>;
}

type CardInfo = Components['cards'][number];

const known = new WeakMap<Components, ComponentFacts>();

export function factsOf(c: Components, own: (c: Components) => EditionFacts): ComponentFacts {
  let facts = known.get(c);
  if (facts === undefined) known.set(c, (facts = workOut(c, own(c))));
  return facts;
}

function workOut(c: Components, { arrows, along, tasksOfCards }: EditionFacts): ComponentFacts {
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
    cardsFor: c.taskNames.map((name) => kindsOf(c, tasksOfCards[name])),
    arrows,
    along,
    auxiliarySpaces: c.auxiliaries.map((auxiliary) => auxiliary.discSpace),
  };
}

export function arrowsOf(places: number, all: readonly PrintedArrow[]): Arrow[][] {
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

const kindsOf = ({ cards }: Components, asked: ((card: CardInfo) => boolean) | undefined): number[] =>
  asked === undefined ? [] : cards.flatMap((card, kind) => (asked(card) ? [kind] : []));
