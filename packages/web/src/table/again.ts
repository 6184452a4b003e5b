import type { Level } from '@drover/bots';

/** Begins the next game with the same people and says its address. */
export interface Again {
  asBefore(): Promise<string>;
  /** With bots of another level; null where that cannot be chosen, as at a table on a server. */
  readonly atLevel: ((level: Level) => Promise<string>) | null;
}
