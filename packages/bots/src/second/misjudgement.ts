/** By how many points levels misjudge what they do: so that each wins seven or eight games of ten against the one below it. */
export const SECOND_MISJUDGEMENT = { beginner: 0.75, easy: 0.3, steady: 1.65, skilled: 1, seasoned: 0.5 } as const;
