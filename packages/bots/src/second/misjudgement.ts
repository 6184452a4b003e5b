/** By how many points levels misjudge what they do: so that each wins seven or eight games of ten against the one below it. */
export const SECOND_MISJUDGEMENT = { beginner: 0.93, easy: 0.77, steady: 2.3, skilled: 1.3, seasoned: 0.6 } as const;
