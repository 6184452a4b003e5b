import type { Level } from '@drover/bots';

/** Begins the next game with the same people, bots at another level if one is given, and says its address. */
export type Again = (level?: Level) => Promise<string>;
