import { tiles, type NzComponents, type NzPlayer, type SecondComponents, type SecondPlayer } from '@drover/engine';
import type { Eye } from '../value/eye.ts';
import { isOwn, type Components, type Player } from '../value/printed.ts';
import type { Inputs } from './writer.ts';

/** What a solo opponent has: its workers, and its points by where they come from. */

const POINTS = 20;

export function automa({ s, c, left }: Eye, out: Inputs): void {
  const seat = s.players.length - 1;
  const it = s.players[seat];
  const { mind } = it;
  for (let row = 0; row < c.workers.length; row++) {
    out.put(mind === null ? 0 : it.workers[row] / 4);
    out.put(mind === null ? 0 : (it.workers[row] / 4) * left);
    out.flag(mind !== null && mind.speciality === row);
  }
  let [cards, hazards, buildings] = [0, 0, 0];
  if (mind !== null) {
    for (const card of it.discard) cards += c.cards[card].vp;
    for (const hazard of it.hazards) hazards += c.hazards[hazard].vp;
    for (const space of c.buildingSpaces) {
      const tile = s.trail[space];
      if (!isOwn(tile, seat)) continue;
      const number = tiles.numberOf(tile);
      // Sam's buildings lie on a side of their own.
      const side = c.automaSide >= 0 ? c.automaSide : s.sides[number];
      buildings += c.buildings[number * 2 + side].vp;
    }
  }
  out.put(cards / POINTS);
  out.put(hazards / POINTS);
  out.put(buildings / POINTS);
  out.put(mind === null ? 0 : deliveries(c, it) / POINTS);
  out.put(mind === null ? 0 : mind.seen.length / 12);
}

function deliveries(c: Components, player: Player): number {
  let vp = 0;
  if ('posts' in c) {
    const { posts, medium, pathfinder } = player as NzPlayer;
    for (let i = 0; i < posts.length; i++) vp += (c as NzComponents).posts[i].vp * posts[i];
    for (let i = 0; i < medium.length; i++) vp += (c as NzComponents).medium[i].vp * medium[i];
    return vp + (c as NzComponents).pathfinderVp[pathfinder];
  }
  const { cities, stations } = player as SecondPlayer;
  for (let i = 0; i < cities.length; i++) vp += (c as SecondComponents).cities[i].vp * cities[i];
  for (let i = 0; i < stations.length; i++) vp += (c as SecondComponents).stations[i].vp * stations[i];
  return vp;
}
