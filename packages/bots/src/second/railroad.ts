import type { SecondComponents, SecondPlayer } from '@drover/engine';
import type { EvaluationContext } from '../position/context.ts';
import { discounted } from '../position/discount.ts';

/** The engine and the stations along its way. */

/** How far along the track a space is: a turnout lies just beyond the one it branches off from. */
export function alongTrack(c: SecondComponents, space: number): number {
  const { turnout, before } = c.rail[space];
  return turnout ? before[0] + 0.5 : space;
}

export function stationsOf(me: SecondPlayer): number {
  let count = 0;
  for (const disc of me.stations) count += disc;
  return count;
}

/** Stations that are mine score; those ahead of the engine count the less the farther they are. */
export function railroad(ctx: EvaluationContext, c: SecondComponents, me: SecondPlayer): number {
  return stationPoints(c, me, ctx.w.house * ctx.left) + ctx.left * railReach(ctx, c, me, ctx.facts.along[me.engine]);
}

function stationPoints(c: SecondComponents, me: SecondPlayer, each: number): number {
  let vp = 0;
  for (let i = 0; i < c.stations.length; i++) vp += (c.stations[i].vp + each) * me.stations[i];
  return vp;
}

export function railReach(ctx: EvaluationContext, c: SecondComponents, me: SecondPlayer, from: number): number {
  let reach = 0;
  for (let i = 0; i < c.stations.length; i++) {
    const { at, vp, cost } = c.stations[i];
    const ahead = ctx.facts.along[at] - from;
    if (me.stations[i] > 0 || ahead <= 0) continue;
    reach += Math.max(0.5, 1 + vp - 0.15 * cost) * discounted(ctx.w.discount, ahead);
  }
  return ctx.w.route * (reach + 0.15 * from);
}
