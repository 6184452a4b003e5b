/** By how many points levels misjudge what they do: so that each wins seven or eight games of ten against the one below it. */
export const NZ_MISJUDGEMENT = { beginner: 0.75, easy: 0.3, steady: 3.8, skilled: 2.35, seasoned: 1.1 } as const;
