import { answers, tiles } from '@drover/engine';
import type { EvaluationContext } from './context.ts';

/** What single things are worth to their owner: money, workers, buildings. */

/** Points for a coin at the end of the game. */
const COIN = 0.2;
/** So much money is worth half of what as much would be if every coin counted like the first. */
const PLENTY = 25;

export const moneyWorth = (money: number, cash: number, left: number): number =>
  COIN * money + (cash * left * money) / (1 + money / PLENTY);

export const coinWorth = (money: number, cash: number, left: number): number =>
  COIN + (cash * left) / (1 + money / PLENTY) ** 2;

/** The worker at this place of a row, over a whole game; the sixth counts like the fifth. */
export function workerWorth({ w }: EvaluationContext, row: number, place: number): number {
  const at = Math.min(place, 5) - 2;
  if (row === 0) return at === 0 ? w.buyer2 : at === 1 ? w.buyer3 : at === 2 ? w.buyer4 : w.buyer5;
  if (row === 1) return at === 0 ? w.builder2 : at === 1 ? w.builder3 : at === 2 ? w.builder4 : w.builder5;
  if (row === 2) return at === 0 ? w.mover2 : at === 1 ? w.mover3 : at === 2 ? w.mover4 : w.mover5;
  return at === 0 ? w.shearer2 : at === 1 ? w.shearer3 : at === 2 ? w.shearer4 : w.shearer5;
}

/** A building, besides its price. */
export function buildingWorth(ctx: EvaluationContext, number: number): number {
  const { vp, craftsmen, fee } = answers.buildingOf(ctx, ctx.seat, number);
  return vp + ctx.left * (ctx.w.building * Math.sqrt(craftsmen) + ctx.w.fee * fee);
}

/** Calls `visit` with the number of every building the seat has built. */
export function eachBuilding({ s, c, seat }: EvaluationContext, visit: (number: number) => void): void {
  for (const space of c.buildingSpaces) {
    const tile = s.trail[space];
    if (answers.isOwn(tile, seat)) visit(tiles.numberOf(tile));
  }
}
