import type { en } from './en.ts';
import type { online } from './online/en.ts';

/** The texts of the page itself. What the game says comes from the words package. */
export type Labels = typeof en;

/** Those of online tables, which come with their screens. */
export type OnlineLabels = typeof online;
