import type { NzComponents, NzMove, NzPlayer, NzTask } from '@drover/engine';
import { discWorth } from '../appraise/discs.ts';
import { deliver } from '../policy/deliver.ts';
import { sharedPolicy } from '../policy/shared.ts';
import type { EvaluationContext } from '../position/context.ts';
import { houseWorth, mediumWorth } from './harbours.ts';
import { seaReach } from './tracks.ts';
import { each, indifferent, type TaskPolicies, type TaskPolicy } from '../policy/task-policy.ts';

/** The rollout policy in New Zealand. */

/** A harbour that is upgraded: its points, its card, its price, the disc for it. */
function harbour(ctx: EvaluationContext, move: Extract<NzMove, { do: 'upgrade' }>): number {
  const c = ctx.c as NzComponents;
  const { length } = c.houses;
  if (move.harbour < length) return houseWorth(ctx, move.harbour) - ctx.coin * c.houses[move.harbour].costs[move.with];
  const disc = move.with < c.discSpaces.length ? discWorth(ctx, move.with) : -1;
  return mediumWorth(ctx, move.harbour - length) - ctx.coin * c.medium[move.harbour - length].cost + disc;
}

const ship: TaskPolicy<NzTask, NzMove> = each((ctx, move) => {
  const c = ctx.c as NzComponents;
  const me = ctx.me as NzPlayer;
  if (move.do === 'sail') return seaReach(ctx, c, me, move.to) - seaReach(ctx, c, me, me.ship);
  return move.do === 'upgrade' ? harbour(ctx, move) : 0;
});

/** A pair that is begun is finished first; of the others the first in the row. */
const storehouse: TaskPolicy<NzTask, NzMove> = each((ctx, move) => {
  if (move.do !== 'storehouse') return -1;
  const c = ctx.c as NzComponents;
  const { vp, bonus } = c.pairs[move.pair];
  const begun = (ctx.me as NzPlayer).storehouses[move.pair] === 1;
  return (begun ? 3 : 0) + vp + (bonus === null ? 0 : 3 * ctx.left) - 0.2 * move.pair;
});

const delivery = deliver<NzMove>(({ post }) => post);

export const nzPolicy: TaskPolicies<NzTask, NzMove> = {
  ...sharedPolicy,
  delivery,
  'wool-post': delivery,
  'choose-foresight-a': indifferent,
  'choose-foresight-b': indifferent,
  pathfinder: each((_ctx, move) => (move.do === 'advance' ? move.steps : 0)),
  storehouse,
  ship,
  'remote-storehouse': ship,
  shear: each((ctx, move) => {
    if (move.do === 'reveal') return 1 + ctx.facts.wool[move.card] - 0.4 * ctx.facts.breeding[move.card];
    return move.do === 'shear' ? 0.9 : 0;
  }),
};
