/**
 * How well each level judges, so that each is some 200 points of Elo above the one below; docs/bots.md has what was
 * measured.
 */
export const NZ_JUDGEMENT = {
  /** By how many points it takes a move for better or worse than it is. */
  misjudgement: { beginner: 0.9, easy: 0.24 },
  /** How much of its judgement is learned; the rest are rules of thumb. */
  experience: { casual: 0.02, keen: 0.14, steady: 0.24, skilled: 0.36, seasoned: 0.53, sharp: 0.82, strong: 1 },
} as const;
