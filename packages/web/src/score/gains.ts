import { score } from '@drover/engine';
import type { Moment } from './series.ts';

/** Points that came to a seat in a turn; lost ones are negative. */
export interface Gain {
  readonly turn: number;
  readonly vp: number;
}

/** For every category, in the order of the sheet, and every seat: in which turns its points came. */
export function gainsOf(moments: readonly Moment[]): readonly (readonly (readonly Gain[])[])[] {
  const last = new Map(moments.map(({ turn, state }) => [turn, state]));
  const gains: Gain[][][] = [];
  let before: number[][] = [];
  for (const [turn, state] of [...last].sort(([a], [b]) => a - b)) {
    const now = score(state).seats.map(({ categories }) => categories.map(({ vp }) => vp));
    now.forEach((row, seat) =>
      row.forEach((vp, category) => {
        const list = ((gains[category] ??= [])[seat] ??= []);
        const more = vp - (before[seat]?.[category] ?? 0);
        if (more !== 0) list.push({ turn, vp: more });
      }),
    );
    before = now;
  }
  return gains;
}
