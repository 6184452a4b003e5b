import { answers, type NzComponents, type NzPlayer } from '@drover/engine';
import { appraise } from '../appraise/appraise.ts';
import type { EvaluationContext } from '../position/context.ts';
import { addPlace, clearPlaces, sumOfBest } from '../position/expected-deliveries.ts';

/** Deliveries: to a post now, and those of the rest of the game. */

export const bestPost = (ctx: EvaluationContext, total: number): number => bestOf(ctx, false, total);
export const bestWoolPost = (ctx: EvaluationContext, total: number): number => bestOf(ctx, true, total);

/** The best post within reach. */
function bestOf(ctx: EvaluationContext, wool: boolean, total: number): number {
  const c = ctx.c as NzComponents;
  const me = ctx.me as NzPlayer;
  let most = -3;
  for (let i = 0; i < c.posts.length; i++) {
    const post = c.posts[i];
    if (post.wool !== wool || post.value > total || !answers.isPostOpen(c, me, i)) continue;
    if (post.transport > me.money + (wool ? 0 : total)) continue;
    const worth = postWorth(ctx, i) + (post.dark ? 1.2 : 0.8) * ctx.left;
    if (worth > most) most = worth;
  }
  return most;
}

/** Points, arrows, transport and what the delivery brings. */
export function postWorth(ctx: EvaluationContext, i: number): number {
  const c = ctx.c as NzComponents;
  const me = ctx.me as NzPlayer;
  const post = c.posts[i];
  let worth = post.vp - ctx.coin * post.transport;
  if (post.delivery !== null) worth += appraise(ctx, post.delivery);
  if (me.posts[i] > 0) return worth;
  const half = ctx.w.neighbour * ctx.left;
  for (const { to, vp } of ctx.facts.arrows[i]) worth += me.posts[to] > 0 ? vp * (1 - half) : half * vp;
  return worth;
}

/** Local posts, and foreign ones whose harbour is open; each brings its points and, with its neighbours, arrows. */
export function expectedPosts(ctx: EvaluationContext, total: number): number {
  const c = ctx.c as NzComponents;
  const me = ctx.me as NzPlayer;
  clearPlaces();
  for (let i = 0; i < c.posts.length; i++) {
    const post = c.posts[i];
    if (post.wool || (me.posts[i] > 0 && !post.repeatable)) continue;
    const open = post.harbour < 0 || me.houses[post.harbour] > 0 ? 1 : 0.35;
    addPlace(ctx, total, post.value, open * postPromise(ctx, c, me, i), post.repeatable ? 2 : 1);
  }
  return sumOfBest(ctx.visits);
}

function postPromise(ctx: EvaluationContext, c: NzComponents, me: NzPlayer, i: number): number {
  const { vp, transport, delivery } = c.posts[i];
  let worth = vp - ctx.coin * transport + (delivery === null ? 0 : delivery.do === 'objective' ? ctx.w.objective : 0.5);
  if (me.posts[i] === 0)
    for (const { to, vp: both } of ctx.facts.arrows[i]) worth += (me.posts[to] > 0 ? 1 : 0.5) * both;
  return worth;
}
