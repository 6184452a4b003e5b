/** Results of the same games, compared game by game: luck is in both, and hardly in the difference. */

export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** What is lost against something else, and how surely. */
export interface Loss {
  readonly points: number;
  /** Its standard error. */
  readonly error: number;
}

/** By how much results are behind others on average; the others may have been played in more games. */
export function lossAgainst(others: readonly number[], results: readonly number[]): Loss {
  const gaps = results.map((result, game) => others[game] - result);
  const points = mean(gaps);
  const variance = gaps.reduce((sum, gap) => sum + (gap - points) ** 2, 0) / Math.max(1, gaps.length - 1);
  return { points, error: Math.sqrt(variance / gaps.length) };
}
