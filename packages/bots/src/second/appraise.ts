import type { SecondComponents, SecondEffect, SecondPlayer } from '@drover/engine';
import { appraise, USELESS } from '../appraise/appraise.ts';
import { sharedAppraisals } from '../appraise/effects.ts';
import type { EffectAppraisals, EvaluationContext } from '../position/context.ts';
import { pointWorth } from '../position/expected-deliveries.ts';
import { railReach } from './railroad.ts';

/** What the icons of the Second Edition are worth. */

export const secondAppraisals: EffectAppraisals<SecondEffect['do']> = {
  ...sharedAppraisals,
  permanent: (ctx, { certificates = 0 }) => pointWorth(ctx) * certificates,
  engine: (ctx, { spaces }) =>
    engine(ctx, typeof spaces === 'number' ? spaces : ctx.c.rules.countOf(ctx, ctx.seat, spaces)),
  'engine-back': (ctx, { spaces, then }) =>
    (ctx.me as SecondPlayer).engine === 0 ? USELESS : appraise(ctx, then) - 0.25 * ctx.left * spaces,
  bounty,
  cull: (ctx, { cards }) => cull(ctx, cards),
  adjacent: ({ left }) => 2 * left,
  'special-delivery': ({ me }) => ((me as SecondPlayer).engine < 8 ? USELESS : 4),
  'station-behind': ({ coin }) => 3 - 5 * coin,
  stroll: ({ w }) => 0.3 * w.tempo,
};

/** A station the engine can stop at and upgrade, or the way it makes. */
function engine(ctx: EvaluationContext, spaces: number): number {
  const c = ctx.c as SecondComponents;
  const me = ctx.me as SecondPlayer;
  if (spaces === 0 || me.engine === c.railEnd) return USELESS;
  const { along } = ctx.facts;
  const from = along[me.engine];
  const reachNow = railReach(ctx, c, me, from);
  let most = 0.1 * spaces + ctx.left * (railReach(ctx, c, me, from + spaces) - reachNow);
  for (let i = 0; i < c.stations.length; i++) {
    const { at, vp, cost } = c.stations[i];
    const ahead = along[at] - from;
    if (ahead <= 0 || Math.ceil(ahead) > spaces || me.stations[i] > 0 || cost > me.money) continue;
    const worth =
      vp + ctx.w.house * ctx.left - ctx.coin * cost + ctx.left * (railReach(ctx, c, me, along[at]) - reachNow);
    if (worth > most) most = worth;
  }
  return most;
}

function bounty(ctx: EvaluationContext): number {
  const c = ctx.c as SecondComponents;
  let most = USELESS;
  for (let i = 0; i < c.outlawSpaces.length; i++) {
    if (ctx.s.trail[c.outlawSpaces[i]] === 0) continue;
    most = Math.max(most, appraise(ctx, c.outlawRewards[i]));
  }
  return most < 0 ? USELESS : most + (0.3 + 0.7 * ctx.left) * ctx.w.outlaw;
}

/** Only cards that keep better ones away. */
function cull(ctx: EvaluationContext, cards: number): number {
  let weak = 0;
  for (const card of ctx.me.hand) if (card >= 0 && ctx.facts.breeding[card] === 1) weak++;
  return weak === 0 ? USELESS : ctx.w.cull * Math.min(1, ctx.visits / 2) * Math.min(cards, weak);
}
