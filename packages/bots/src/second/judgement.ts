/**
 * How well each level judges, so that each is some 200 points of Elo above the one below; docs/bots.md has what was
 * measured.
 */
export const SECOND_JUDGEMENT = {
  /** By how many points it takes a move for better or worse than it is. */
  misjudgement: { beginner: 0.97, easy: 0.5 },
  /**
   * How much of its judgement is learned; the rest are rules of thumb. Strong compares turns, and needs no more of it than
   * Sharp.
   */
  experience: { casual: 0.01, keen: 0.1, steady: 0.19, skilled: 0.32, seasoned: 0.51, sharp: 0.84, strong: 0.8 },
} as const;
