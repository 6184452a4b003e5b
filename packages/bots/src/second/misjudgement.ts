/** By how many points levels misjudge what they do: so that each wins seven or eight games of ten against the one below it. */
export const SECOND_MISJUDGEMENT = { beginner: 0.97, easy: 0.5, steady: 1.93, skilled: 1.25, seasoned: 0.7 } as const;
