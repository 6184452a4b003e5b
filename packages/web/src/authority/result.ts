import { score, type CoreState } from '@drover/engine';

/** How a finished game ended: points by seat, and who won. */
export interface Result {
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

export function resultOf(state: CoreState): Result {
  const { seats, leaders } = score(state);
  return { totals: seats.map(({ total }) => total), winners: leaders };
}
