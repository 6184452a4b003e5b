/** By how many points levels misjudge what they do: so that each wins seven or eight games of ten against the one below it. */
export const SECOND_MISJUDGEMENT = { beginner: 0.97, easy: 0.5, steady: 2.2, skilled: 1.5, seasoned: 0.75 } as const;
