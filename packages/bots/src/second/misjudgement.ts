/** By how many points levels misjudge what they do: so that each wins seven or eight games of ten against the one below it. */
export const SECOND_MISJUDGEMENT = { beginner: 0.95, easy: 0.5, steady: 2.1, skilled: 1.25, seasoned: 0.62 } as const;
