import type { Seat } from '../../core/state.ts';
import { CRAFTSMAN } from '../../effects/build.ts';
import { EMPTY, isPrivate, numberOf, ownerOf, privateTile } from '../../trail/tiles.ts';
import { buildingAt } from '../../trail/walking.ts';
import { playerOf, type NzPlay } from '../state.ts';
import { choose, type Candidate, type Deed } from './choosing.ts';
import { personAfter } from './mind.ts';

/** Sarah's buildings: new ones just ahead of the person, or replacements. A pick is [building number, space]. */

const info = (p: NzPlay, number: number) => p.c.buildings[number * 2 + p.s.sides[number]!]!;

/** Can the trail be walked from one space to another? */
function leadsTo(p: NzPlay, from: number, to: number): boolean {
  return from === to || p.c.spaces[from]!.next.some((next) => leadsTo(p, next, to));
}

/** The next free space without risk ahead of the person, else the first from the start; gates count for her too. */
function nextSite(p: NzPlay, seat: Seat): number {
  const person = playerOf(p, personAfter(p, seat)).at;
  const { pathfinder } = playerOf(p, seat);
  const open = p.c.sarahSites.filter((space) => p.s.trail[space] === EMPTY && p.c.spaces[space]!.gate <= pathfinder);
  return open.find((space) => person < 0 || (space !== person && leadsTo(p, person, space))) ?? open[0] ?? -1;
}

function newOnes(p: NzPlay, seat: Seat, craftsmen: number): Candidate[] {
  const site = nextSite(p, seat);
  if (site < 0) return [];
  return playerOf(p, seat)
    .supply.filter((number) => info(p, number).craftsmen === craftsmen)
    .map((number) => ({ pick: [number, site], label: `${info(p, number).id}@${p.c.spaces[site]!.id}` }));
}

function replacements(p: NzPlay, seat: Seat, craftsmen: number): Candidate[] {
  const own = p.c.buildingSpaces.filter((space) => isPrivate(p.s.trail[space]!) && ownerOf(p.s.trail[space]!) === seat);
  return playerOf(p, seat).supply.flatMap((number) =>
    own
      .filter((space) => info(p, number).craftsmen - buildingAt(p, p.s.trail[space]!).craftsmen === craftsmen)
      .map((space) => ({ pick: [number, space], label: `${info(p, number).id}@${p.c.spaces[space]!.id}` })),
  );
}

const hand = (fee: number): number => (fee > 0 ? 1 : 0);

function chooseNew(p: NzPlay, seat: Seat, card: number, found: Candidate[]): void {
  choose(p, seat, build, card, found, [{ name: 'with-hand', cost: ([number]) => -hand(info(p, number!).fee) }]);
}

function chooseReplacement(p: NzPlay, seat: Seat, card: number, found: Candidate[]): void {
  choose(p, seat, build, card, found, [
    { name: 'most-points', cost: ([number]) => -info(p, number!).vp },
    {
      name: 'most-hands',
      cost: ([number, space]) => hand(buildingAt(p, p.s.trail[space!]!).fee) - hand(info(p, number!).fee),
    },
  ]);
}

/** With all craftsmen; with all but one; by replacing with as many as possible; with as many as possible. */
export function buildSarah(p: NzPlay, seat: Seat, card: number): void {
  const craftsmen = playerOf(p, seat).workers[CRAFTSMAN]!;
  for (const used of [craftsmen, craftsmen - 1]) {
    const found = newOnes(p, seat, used);
    if (found.length > 0) return chooseNew(p, seat, card, found);
  }
  for (let used = craftsmen; used > 0; used--) {
    const found = replacements(p, seat, used);
    if (found.length > 0) return chooseReplacement(p, seat, card, found);
  }
  for (let used = craftsmen - 2; used > 0; used--) {
    const found = newOnes(p, seat, used);
    if (found.length > 0) return chooseNew(p, seat, card, found);
  }
  choose(p, seat, build, card, [], []);
}

/** A tile for exactly so many craftsmen; only when all of these are built, a replacement by exactly so many. */
export function buildExactly(p: NzPlay, seat: Seat, card: number): void {
  const { craftsmen } = p.c.tables.sarah.cards[card]!;
  if (playerOf(p, seat).supply.some((number) => info(p, number).craftsmen === craftsmen))
    chooseNew(p, seat, card, newOnes(p, seat, craftsmen));
  else chooseReplacement(p, seat, card, replacements(p, seat, craftsmen));
}

function placeBuilding(p: NzPlay, seat: Seat, [number, space]: readonly number[]): void {
  const old = p.s.trail[space!]!;
  p.log?.push({
    type: 'built',
    seat,
    building: info(p, number!).id,
    at: p.c.spaces[space!]!.id,
    replaced: old === EMPTY ? null : info(p, numberOf(old)).id,
  });
  const { supply } = playerOf(p, seat);
  supply.splice(supply.indexOf(number!), 1);
  p.s.trail[space!] = privateTile(seat, number!);
}

export const build: Deed = { name: 'build', perform: placeBuilding };
