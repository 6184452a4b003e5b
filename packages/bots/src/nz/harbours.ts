import type { NzComponents } from '@drover/engine';
import type { EvaluationContext } from '../position/context.ts';
import { supplyWorth } from './supply.ts';

/** What harbours are worth that are upgraded, before they are paid for. */

/** What a house brings that gives no card. */
const OTHER_BENEFIT = 1.5;

export function houseWorth(ctx: EvaluationContext, house: number): number {
  const { vp, card } = (ctx.c as NzComponents).houses[house];
  const { w, left } = ctx;
  const brings = card === null ? OTHER_BENEFIT * left : card === 'objective' ? w.objective : supplyWorth(ctx, card);
  return vp + brings + w.house * left;
}

export function mediumWorth(ctx: EvaluationContext, medium: number): number {
  const { vp, card } = (ctx.c as NzComponents).medium[medium];
  return vp + supplyWorth(ctx, card) + (ctx.w.house + ctx.w.master) * ctx.left;
}
