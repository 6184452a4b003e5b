import type { Seat } from '../core/state.ts';
import { earn } from '../trail/money.ts';
import type { Candidate } from '../trail/tasks.ts';
import { isPrivate, ownerOf } from '../trail/tiles.ts';
import { playerAt, type TrailContext } from '../trail/types.ts';
import { eachPath, feeOf, oneStepAhead } from '../trail/walking.ts';
import { choose, type Criterion, type ChosenAction } from './choosing.ts';

/** The way of a solo opponent: the shortest to the end of the trail, then the fewest fees, then the least for the people. */

/** Locations from here to the end of the trail, by the shortest way. */
function stepsToEnd(p: TrailContext, from: number): number {
  let steps = 0;
  for (let front = [from]; !front.includes(p.c.end); steps++) {
    const ahead: number[] = [];
    for (const at of front) oneStepAhead(p, at, ahead);
    front = ahead;
  }
  return steps;
}

const ownedByPerson = (p: TrailContext, tile: number): boolean => isPrivate(tile) && !playerAt(p, ownerOf(tile)).automa;

const feesOn = (p: TrailContext, seat: Seat, path: readonly number[], counts: (tile: number) => boolean): number =>
  path.reduce((sum, space) => sum + (counts(p.s.trail[space]!) ? feeOf(p, seat, p.s.trail[space]!) : 0), 0);

/** What everybody receives on this way. */
const paidTo = (p: TrailContext, seat: Seat, path: readonly number[]): string =>
  p.s.players
    .map((_, other) => feesOn(p, seat, path, (tile) => ownedByPerson(p, tile) && ownerOf(tile) === other))
    .join();

export function walkAutoma(p: TrailContext, seat: Seat, steps: number, card: number): void {
  const { at } = playerAt(p, seat);
  if (at === p.c.end || steps === 0) return;
  const ways: Candidate[] = [];
  eachPath(p, at, steps, (path) => {
    if (path.length === steps || path[path.length - 1] === p.c.end)
      ways.push({ pick: path.slice(), label: path.map((space) => p.c.spaces[space]!.id).join('>') });
  });
  const criteria: Criterion[] = [
    { name: 'shortest', cost: (path) => path.length + stepsToEnd(p, path[path.length - 1]!) },
    { name: 'least-fees', cost: (path) => feesOn(p, seat, path, () => true) },
    { name: 'least-to-people', cost: (path) => feesOn(p, seat, path, (tile) => ownedByPerson(p, tile)) },
  ];
  // Ways that end at the same place and pay the same people are one to everybody.
  choose(p, seat, walk, card, ways, criteria, ({ pick }) => `${pick[pick.length - 1]}/${paidTo(p, seat, pick)}`);
}

/** It pays nobody, but the bank pays the people it passes. */
function takeWalk(p: TrailContext, seat: Seat, path: readonly number[]): void {
  p.log?.push({ type: 'moved', seat, path: path.map((space) => p.c.spaces[space]!.id) });
  for (const space of path) {
    const tile = p.s.trail[space]!;
    if (ownedByPerson(p, tile)) earn(p, ownerOf(tile), feeOf(p, seat, tile), 'fee');
  }
  playerAt(p, seat).at = path[path.length - 1]!;
}

export const walk: ChosenAction = { name: 'walk', perform: takeWalk };
