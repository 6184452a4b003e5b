import { readFile } from 'node:fs/promises';
import { loadNetworks } from '../../packages/bots/src/index.ts';
import { EDITIONS, generator } from '../../packages/engine/src/index.ts';
import { positionsOf, recordedGames, recordedPositions, type Position } from './positions.ts';
import { examineHint } from './property.ts';
import { NOTHING_SEEN, seenTogether, type Seen } from './seen.ts';

/** Hints for positions of a whole game, and what was wrong with them. */

for (const edition of EDITIONS) await loadNetworks(edition, readFile);

/** One question in so many is asked for a hint; more of a game are much alike. */
const EVERY = 12;

export interface Examined {
  readonly seen: Seen;
  readonly wrong: readonly string[];
}

export function examineAll(positions: readonly Position[], seed: string): Examined {
  const below = generator(seed, 'hints');
  const wrong: string[] = [];
  let seen = NOTHING_SEEN;
  for (const [i, position] of positions.entries()) {
    try {
      seen = seenTogether(seen, examineHint(position, below));
    } catch (error) {
      wrong.push(`${(error as Error).message} (position ${i})`);
    }
  }
  return { seen, wrong };
}

/** The nth game of a group; in place of one in ten a recorded game. */
export function examineHints(group: string, game: number, seed: string, every = EVERY): Examined {
  const recorded = recordedGames();
  const positions =
    game % 10 === 9
      ? recordedPositions(recorded[Math.floor(game / 10) % recorded.length]!, every)
      : positionsOf(group, game, seed, every);
  return examineAll(positions, `${seed}/${group}/${game}`);
}
