import type { Seat } from '../../core/state.ts';
import { earn } from '../../trail/money.ts';
import { isPrivate, ownerOf } from '../../trail/tiles.ts';
import { eachPath, feeOf, oneStepAhead } from '../../trail/walking.ts';
import { playerOf, type NzPlay } from '../state.ts';
import { choose, type Candidate, type Deed } from './choosing.ts';

/** Sarah's way: the shortest to Wellington, then the fewest fees, then the least for the people. */

/** Locations from here to Wellington, by the shortest way. */
function stepsToWellington(p: NzPlay, from: number): number {
  let steps = 0;
  for (let front = [from]; !front.includes(p.c.end); steps++) {
    const ahead: number[] = [];
    for (const at of front) oneStepAhead(p, at, ahead);
    front = ahead;
  }
  return steps;
}

const ownedByPerson = (p: NzPlay, tile: number): boolean => isPrivate(tile) && !playerOf(p, ownerOf(tile)).automa;

const feesOn = (p: NzPlay, seat: Seat, path: readonly number[], counts: (tile: number) => boolean): number =>
  path.reduce((sum, space) => sum + (counts(p.s.trail[space]!) ? feeOf(p, seat, p.s.trail[space]!) : 0), 0);

export function walkSarah(p: NzPlay, seat: Seat, steps: number, card: number): void {
  const { at } = playerOf(p, seat);
  if (at === p.c.end || steps === 0) return;
  const ways = new Map<string, Candidate>();
  eachPath(p, at, steps, (path) => {
    const goal = path[path.length - 1]!;
    if (path.length < steps && goal !== p.c.end) return;
    // Ways that end at the same place and pay the same people are one and the same to everybody.
    const paid = path
      .filter((space) => ownedByPerson(p, p.s.trail[space]!) && feeOf(p, seat, p.s.trail[space]!) > 0)
      .join('+');
    const key = `${goal}/${paid}/${feesOn(p, seat, path, () => true)}`;
    if (!ways.has(key))
      ways.set(key, { pick: path.slice(), label: path.map((space) => p.c.spaces[space]!.id).join('>') });
  });
  choose(
    p,
    seat,
    walk,
    card,
    [...ways.values()],
    [
      { name: 'shortest', cost: (path) => path.length + stepsToWellington(p, path[path.length - 1]!) },
      { name: 'least-fees', cost: (path) => feesOn(p, seat, path, () => true) },
      { name: 'least-to-people', cost: (path) => feesOn(p, seat, path, (tile) => ownedByPerson(p, tile)) },
    ],
  );
}

/** She pays nobody, but the bank pays the people she passes. */
function takeWalk(p: NzPlay, seat: Seat, path: readonly number[]): void {
  p.log?.push({ type: 'moved', seat, path: path.map((space) => p.c.spaces[space]!.id) });
  for (const space of path) {
    const tile = p.s.trail[space]!;
    if (ownedByPerson(p, tile)) earn(p, ownerOf(tile), feeOf(p, seat, tile), 'fee');
  }
  playerOf(p, seat).at = path[path.length - 1]!;
}

export const walk: Deed = { name: 'walk', perform: takeWalk };
