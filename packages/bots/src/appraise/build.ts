import { tiles } from '@drover/engine';
import type { Eye } from '../value/eye.ts';
import { isOwn } from '../value/printed.ts';
import { buildingWorth } from '../value/shared.ts';

/** Placing a private building: new, or in place of a smaller one of one's own. */

const BUILDERS = 1;

/** The best building the craftsmen and the money allow. */
export function appraiseBuild(eye: Eye, each: number): number {
  let most = -0.05;
  for (const number of eye.me.supply) most = Math.max(most, appraiseBuilding(eye, number, each));
  return most;
}

export function appraiseBuilding(eye: Eye, number: number, each: number): number {
  const { s, c, me, seat, coin } = eye;
  const craftsmen = me.workers[BUILDERS];
  const { craftsmen: needed } = c.buildings[number * 2 + s.sides[number]];
  const worth = buildingWorth(eye, number);
  if (needed <= craftsmen) return needed * each > me.money ? -0.05 : worth - coin * needed * each;
  let most = -0.05;
  for (const space of c.buildingSpaces) {
    const tile = s.trail[space];
    if (!isOwn(tile, seat)) continue;
    const old = tiles.numberOf(tile);
    const more = needed - c.buildings[old * 2 + s.sides[old]].craftsmen;
    if (more <= 0 || more > craftsmen || more * each > me.money) continue;
    most = Math.max(most, worth - buildingWorth(eye, old) - coin * more * each);
  }
  return most;
}
