import type { Answered } from './guest.ts';
import type { ServerProcess } from './server.ts';

/** What is done to servers while people play. */
export interface Harm {
  readonly servers: readonly ServerProcess[];
  readonly databaseUrl: string;
  /** Does it once, or several times but not more than `left`; answers how often, when all is well again. */
  strike(left: number): Promise<number>;
  /** Called for every answer of a server. */
  readonly answered: Answered;
  report(): { readonly lines: readonly string[]; readonly troubles: readonly string[] };
  /** Ends the servers; the database can still be looked at. */
  close(): Promise<void>;
  end(): Promise<void>;
}

export const between = (least: number, most: number): number => least + Math.random() * (most - least);
