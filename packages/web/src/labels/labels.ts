import type { en } from './en.ts';

/** The texts of the page itself. What the game says comes from the words package. */
export type Labels = typeof en;
