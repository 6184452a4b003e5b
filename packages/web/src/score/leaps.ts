import { score, type CoreState } from '@drover/engine';

/** A move, by whoever made it, and the table after it. */
export interface Deed {
  readonly by: number | null;
  readonly state: CoreState;
}

/** A decision, and the points it brought to whoever made it. */
export interface Leap {
  /** Which of the moves, counted from 1: the table after it lies there. */
  readonly at: number;
  readonly turn: number;
  readonly seat: number;
  readonly vp: number;
}

/** The decisions that brought most, the greatest first. */
export function leapsOf(deeds: readonly Deed[], most: number): Leap[] {
  const leaps: Leap[] = [];
  let before = deeds.length === 0 ? [] : totals(deeds[0]!.state);
  for (const [at, { by, state }] of deeds.entries()) {
    if (at === 0) continue;
    const now = totals(state);
    if (by !== null && now[by]! > before[by]!)
      leaps.push({ at, turn: deeds[at - 1]!.state.turn, seat: by, vp: now[by]! - before[by]! });
    before = now;
  }
  return leaps.sort((a, b) => b.vp - a.vp || a.at - b.at).slice(0, most);
}

const totals = (state: CoreState): number[] => score(state).seats.map(({ total }) => total);
