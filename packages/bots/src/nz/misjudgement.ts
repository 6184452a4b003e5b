/** By how many points levels misjudge what they do: so that each wins seven or eight games of ten against the one below it. */
export const NZ_MISJUDGEMENT = { beginner: 0.97, easy: 0.35, steady: 4.2, skilled: 2.6, seasoned: 1.2 } as const;
