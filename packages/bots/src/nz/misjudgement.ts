/** By how many points levels misjudge what they do: so that each wins seven or eight games of ten against the one below it. */
export const NZ_MISJUDGEMENT = { beginner: 0.9, easy: 0.35, steady: 3.5, skilled: 2.05, seasoned: 1 } as const;
