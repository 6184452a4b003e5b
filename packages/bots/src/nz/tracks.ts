import type { NzComponents, NzPlayer } from '@drover/engine';
import type { EvaluationContext } from '../position/context.ts';
import { discounted } from '../position/discount.ts';

/** How far a player has come on the pathfinder track and at sea, and what lies ahead. */

/** The track's points between its marks, and what lies along it. */
export function pathfinderWorth({ w, left }: EvaluationContext, c: NzComponents, at: number): number {
  const last = c.pathfinderVp.length - 1;
  const now = c.pathfinderVp[at];
  const ahead = c.pathfinderVp[Math.min(last, at + 3)];
  return now + left * (0.5 * (ahead - now) + w.pathfinder * at);
}

/** The harbours ahead of a ship count the less the farther they are. */
export function seaReach(ctx: EvaluationContext, c: NzComponents, me: NzPlayer, ship: number): number {
  const away = c.seaDistance[ship];
  let reach = 0;
  for (let i = 0; i < c.houses.length; i++) {
    const { vp, at, end } = c.houses[i];
    if (me.houses[i] === 0) reach += (1 + vp + (end ? 2 : 0)) * discounted(ctx.w.discount, away[at]);
  }
  for (let i = 0; i < c.medium.length; i++)
    if (me.medium[i] === 0) reach += (1 + c.medium[i].vp) * discounted(ctx.w.discount, away[c.medium[i].at]);
  return ctx.w.route * ctx.left * reach;
}
