import type { ComponentFacts } from './components.ts';
import type { Components, Player } from './editions.ts';

/** The deck as a whole and the hand: what can be expected to be worth something at the end of the trail. */
export interface Flock {
  readonly vp: number;
  /** Cards that come up, objectives among them. */
  readonly size: number;
  /** Cards in hand at the end of the trail, counting those that were exchanged on the way. */
  readonly draws: number;
  /** Expected breeding value of a hand, each breed once. */
  readonly strength: number;
  readonly objectives: readonly number[];
  readonly ferries: number;
  /** Copies of each kind of card, all that a player owns. */
  readonly copies: Uint8Array;
}

/** Cards seen on the way beyond a full hand. */
const PASSING = 1.5;
const MOST_KINDS = 128;
const copiesPool = Array.from({ length: 8 }, () => new Uint8Array(MOST_KINDS));
let pooled = 0;
const ofBreed = new Float64Array(64);
const bestOfBreed = new Float64Array(64);

function count(pile: readonly number[], copies: Uint8Array): void {
  for (let i = 0; i < pile.length; i++) if (pile[i] >= 0) copies[pile[i]]++;
}

const NONE: readonly number[] = [];

const chances: number[][][] = [];

/** How likely a hand has one of `n` cards among so many; worked out once. */
function chance(handLimit: number, size: number, n: number): number {
  const row = ((chances[handLimit] ??= [])[size] ??= []);
  return (row[n] ??= 1 - Math.pow(1 - n / size, handLimit + PASSING));
}

export function surveyFlock(c: Components, facts: ComponentFacts, me: Player, handLimit: number): Flock {
  // A few tables in turn: a survey is read only while its position is being valued.
  const copies = copiesPool[(pooled = (pooled + 1) & 7)].fill(0);
  if (me.unseen === null) {
    count(me.hand, copies);
    count(me.stack, copies);
    count(me.inPlay, copies);
  } else count(me.unseen, copies);
  count(me.discard, copies);

  ofBreed.fill(0, 0, facts.breeds);
  bestOfBreed.fill(0, 0, facts.breeds);
  let vp = 0;
  let size = 0;
  let ferries = 0;
  let objectives: number[] | null = null;
  for (let card = 0; card < c.cards.length; card++) {
    const n = copies[card];
    if (n === 0) continue;
    vp += n * facts.vp[card];
    const breed = facts.breedOf[card];
    if (breed >= 0) {
      size += n;
      ofBreed[breed] += n;
      if (facts.breeding[card] > bestOfBreed[breed]) bestOfBreed[breed] = facts.breeding[card];
    } else if (facts.isObjective[card]) {
      size += n;
      objectives ??= [];
      for (let i = 0; i < n; i++) objectives.push(card);
    } else if (c.cards[card].isFerry) ferries += n;
  }
  const draws = handLimit + PASSING;
  let strength = 0;
  for (let breed = 0; breed < facts.breeds; breed++)
    if (ofBreed[breed] > 0) strength += bestOfBreed[breed] * chance(handLimit, size, ofBreed[breed]);
  return { vp, size, draws, strength, objectives: objectives ?? NONE, ferries, copies };
}

/** What one more card of this kind adds to the expected breeding value. */
export function strengthOf(flock: Flock, c: Components, facts: ComponentFacts, card: number): number {
  const breed = facts.breedOf[card];
  if (breed < 0) return 0;
  let same = 0;
  for (let other = 0; other < c.cards.length; other++) if (facts.breedOf[other] === breed) same += flock.copies[other];
  const { size, draws, strength } = flock;
  const gained = Math.pow(1 - same / size, draws) - Math.pow(1 - (same + 1) / (size + 1), draws);
  return facts.breeding[card] * gained - (strength / size) * 0.35;
}

const values: number[] = [];

/** Breeding value of a hand, each breed once, after `owed` cards have been discarded from it, the least useful first. */
export function handTotal(facts: ComponentFacts, hand: readonly number[], owed: number): number {
  bestOfBreed.fill(0, 0, facts.breeds);
  let spare = 0;
  let total = 0;
  values.length = 0;
  for (const card of hand) {
    const breed = card < 0 ? -1 : facts.breedOf[card];
    if (breed < 0) continue;
    const before = bestOfBreed[breed];
    const value = facts.breeding[card];
    if (before > 0) spare++;
    if (value <= before) continue;
    total += value - before;
    bestOfBreed[breed] = value;
    values.push(value);
  }
  if (owed <= spare) return total;
  values.sort((a, b) => a - b);
  for (let i = 0; i < owed - spare && i < values.length; i++) total -= values[i];
  return Math.max(0, total);
}
