import { tiles, type SecondComponents, type SecondMove, type SecondPlayer, type SecondTask } from '@drover/engine';
import { appraise } from '../appraise/appraise.ts';
import { discWorth } from '../appraise/discs.ts';
import type { EvaluationContext } from '../position/context.ts';
import { deliver } from '../policy/deliver.ts';
import { sharedPolicy, useLocal } from '../policy/shared.ts';
import { railReach } from './railroad.ts';
import { each, indifferent, type TaskPolicies, type TaskPolicy } from '../policy/task-policy.ts';

/** The rollout policy in the Second Edition. */

function station(ctx: EvaluationContext, which: number): number {
  const { cost, vp } = (ctx.c as SecondComponents).stations[which];
  return vp + ctx.w.house * ctx.left - ctx.coin * cost;
}

const engine: TaskPolicy<SecondTask, SecondMove> = each((ctx, move) => {
  if (move.do !== 'engine') return 0;
  const c = ctx.c as SecondComponents;
  const me = ctx.me as SecondPlayer;
  const { along } = ctx.facts;
  const which = c.stationAt[move.to];
  const reach = railReach(ctx, c, me, along[move.to]) - railReach(ctx, c, me, along[me.engine]);
  const here = which < 0 || me.stations[which] > 0 || c.stations[which].cost > me.money ? 0 : station(ctx, which);
  return 0.05 + ctx.left * reach + Math.max(0, here);
});

const upgrade: TaskPolicy<SecondTask, SecondMove> = each((ctx, move) => {
  if (move.do !== 'upgrade') return 0;
  const disc = move.with < ctx.c.discSpaces.length ? discWorth(ctx, move.with) : -1;
  return station(ctx, move.station) + disc;
});

const delivery = deliver<SecondMove>(({ city }) => city);

export const secondPolicy: TaskPolicies<SecondTask, SecondMove> = {
  ...sharedPolicy,
  delivery,
  'free-delivery': delivery,
  borrowed: useLocal,
  'choose-foresight': indifferent,
  engine,
  'engine-back': engine,
  'engine-return': engine,
  station: upgrade,
  'station-behind': upgrade,
  bounty: each((ctx, move) => {
    if (move.do !== 'bounty' || !tiles.isOutlaw(ctx.s.trail[move.at])) return 0;
    const c = ctx.c as SecondComponents;
    return 0.5 + appraise(ctx, c.outlawRewards[c.outlawSpaces.indexOf(move.at)]);
  }),
  cull: each((ctx, move) => {
    if (move.do !== 'retire') return 0;
    const { breeding, kind } = ctx.c.cards[move.card];
    return kind === 'animal' ? ctx.w.cull * Math.min(1, ctx.visits) * (1.5 - breeding) : -1;
  }),
};
