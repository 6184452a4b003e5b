import type { Seat } from '../core/state.ts';
import { CRAFTSMAN } from '../effects/build.ts';
import type { Candidate } from '../trail/tasks.ts';
import { EMPTY, privateTile } from '../trail/tiles.ts';
import { playerAt, type TrailContext } from '../trail/types.ts';
import { buildingAt, buildingOf, ownBuildings } from '../trail/walking.ts';
import { choose, type ChosenAction } from './choosing.ts';
import { personAfter } from './state.ts';

/** The buildings of a solo opponent: new ones just ahead of the person, or replacements. A pick is [building number, space]. */

/** The first of these spaces ahead along the trail, all of those that are equally near; not the space itself. */
function nearestAhead(p: TrailContext, from: number, open: readonly number[]): number[] {
  for (let front = [from]; front.length > 0;) {
    front = [...new Set(front.flatMap((space) => p.c.spaces[space]!.next))];
    const found = open.filter((space) => front.includes(space));
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * The next free space without risk ahead of the person, else the first from the start; gates count for it too. At a fork
 * there may be several.
 */
function nextSites(p: TrailContext, seat: Seat): readonly number[] {
  const person = playerAt(p, personAfter(p, seat)).at;
  const open = p.c.automaSites.filter(
    (space) => p.s.trail[space] === EMPTY && p.c.rules.siteRefusal(p, seat, space) === null,
  );
  if (p.c.readings.firstListedSite) return firstListed(p, person, open);
  const ahead = person < 0 ? [] : nearestAhead(p, person, open);
  return ahead.length > 0 ? ahead : nearestAhead(p, p.c.start, open);
}

/** As it was read once: the first on a list of those that can be reached. */
function firstListed(p: TrailContext, person: number, open: readonly number[]): readonly number[] {
  const ahead = person < 0 ? open : open.filter((space) => nearestAhead(p, person, [space]).length > 0);
  return (ahead.length > 0 ? ahead : open).slice(0, 1);
}

function newOnes(p: TrailContext, seat: Seat, craftsmen: number): Candidate[] {
  const sites = nextSites(p, seat);
  return playerAt(p, seat)
    .supply.filter((number) => buildingOf(p, seat, number).craftsmen === craftsmen)
    .flatMap((number) =>
      sites.map((site) => ({
        pick: [number, site],
        label: `${buildingOf(p, seat, number).id}@${p.c.spaces[site]!.id}`,
      })),
    );
}

function replacements(p: TrailContext, seat: Seat, craftsmen: number): Candidate[] {
  const own = ownBuildings(p, seat);
  return playerAt(p, seat).supply.flatMap((number) =>
    own
      .filter(
        (space) => buildingOf(p, seat, number).craftsmen - buildingAt(p, p.s.trail[space]!).craftsmen === craftsmen,
      )
      .map((space) => ({ pick: [number, space], label: `${buildingOf(p, seat, number).id}@${p.c.spaces[space]!.id}` })),
  );
}

const hand = (fee: number): number => (fee > 0 ? 1 : 0);

function chooseNew(p: TrailContext, seat: Seat, card: number, found: Candidate[]): void {
  choose(p, seat, build, card, found, [
    { name: 'with-hand', cost: ([number]) => -hand(buildingOf(p, seat, number!).fee) },
  ]);
}

function chooseReplacement(p: TrailContext, seat: Seat, card: number, found: Candidate[]): void {
  choose(p, seat, build, card, found, [
    { name: 'most-points', cost: ([number]) => -buildingOf(p, seat, number!).vp },
    {
      name: 'most-hands',
      cost: ([number, space]) => hand(buildingAt(p, p.s.trail[space!]!).fee) - hand(buildingOf(p, seat, number!).fee),
    },
  ]);
}

/** With all craftsmen; with all but one; by replacing with as many as possible; with as many as possible. */
export function buildAutoma(p: TrailContext, seat: Seat, card: number): void {
  const craftsmen = playerAt(p, seat).workers[CRAFTSMAN]!;
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
export function buildExactly(p: TrailContext, seat: Seat, card: number, craftsmen: number): void {
  if (playerAt(p, seat).supply.some((number) => buildingOf(p, seat, number).craftsmen === craftsmen))
    chooseNew(p, seat, card, newOnes(p, seat, craftsmen));
  else chooseReplacement(p, seat, card, replacements(p, seat, craftsmen));
}

function placeBuilding(p: TrailContext, seat: Seat, [number, space]: readonly number[]): void {
  const old = p.s.trail[space!]!;
  p.log?.push({
    type: 'built',
    seat,
    building: buildingOf(p, seat, number!).id,
    at: p.c.spaces[space!]!.id,
    replaced: old === EMPTY ? null : buildingAt(p, old).id,
  });
  const { supply } = playerAt(p, seat);
  supply.splice(supply.indexOf(number!), 1);
  p.s.trail[space!] = privateTile(seat, number!);
}

export const build: ChosenAction = { name: 'build', perform: placeBuilding };
