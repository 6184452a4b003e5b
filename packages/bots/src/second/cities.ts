import { answers, type SecondComponents, type SecondPlayer } from '@drover/engine';
import { appraise } from '../appraise/appraise.ts';
import type { EvaluationContext } from '../position/context.ts';
import { addPlace, clearPlaces, sumOfBest } from '../position/expected-deliveries.ts';

/** Deliveries: to a city now, and those of the rest of the game. */

/** The best city within reach. */
export function bestCity(ctx: EvaluationContext, total: number): number {
  const c = ctx.c as SecondComponents;
  const me = ctx.me as SecondPlayer;
  let most = -3;
  for (let i = 0; i < c.cities.length; i++) {
    const city = c.cities[i];
    if (city.value > total || !answers.isCityOpen(c, me, i)) continue;
    if (answers.fareTo(c, me, i) > me.money + total) continue;
    const worth = cityWorth(ctx, i) + (city.dark ? 1.2 : 0.8) * ctx.left;
    if (worth > most) most = worth;
  }
  return most;
}

/** Points, arrows and their actions, transport. */
export function cityWorth(ctx: EvaluationContext, i: number): number {
  const c = ctx.c as SecondComponents;
  const me = ctx.me as SecondPlayer;
  let worth = c.cities[i].vp + ctx.coin * (c.cities[i].money - answers.fareTo(c, me, i));
  if (me.cities[i] > 0) return worth;
  const half = ctx.w.neighbour * ctx.left;
  for (const { to, vp, action } of ctx.facts.arrows[i]) {
    if (me.cities[to] > 0) worth += vp * (1 - half) + (action === null ? 0 : Math.max(0, appraise(ctx, action)));
    else worth += half * vp;
  }
  return worth;
}

/** Each city brings its points and, with its neighbours, arrows; what transport costs now is taken off. */
export function expectedCities(ctx: EvaluationContext, total: number): number {
  const c = ctx.c as SecondComponents;
  const me = ctx.me as SecondPlayer;
  clearPlaces();
  for (let i = 0; i < c.cities.length; i++) {
    const { value, vp, repeatable } = c.cities[i];
    if (!answers.isCityOpen(c, me, i)) continue;
    let worth = vp - 0.7 * ctx.coin * answers.fareTo(c, me, i);
    if (me.cities[i] === 0)
      for (const { to, vp: both, action } of ctx.facts.arrows[i])
        worth += (me.cities[to] > 0 ? 1 : 0.5) * (both + (action === null ? 0 : ctx.w.objective));
    addPlace(ctx, total, value, worth, repeatable ? 3 : 1);
  }
  return sumOfBest(ctx.visits);
}
