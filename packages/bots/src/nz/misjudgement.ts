/**
 * By how many points levels misjudge what they do: so that each is to win seven or eight games of ten against the one below
 * it; docs/bots.md has what it does win.
 */
export const NZ_MISJUDGEMENT = { beginner: 0.93, easy: 0.3, steady: 3.9, skilled: 2.3, seasoned: 1.1 } as const;
