import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { greedy, playGame } from '../../packages/bots/src/index.ts';
import { isSolo } from '../../packages/bots/src/inside.ts';
import {
  advance,
  clone,
  decision,
  legalMoves,
  newGame,
  parseRecord,
  readMove,
  view,
  type CoreState,
  type Seat,
} from '../../packages/engine/src/index.ts';
import { playRandom } from '../../packages/engine/src/testing/random-games.ts';
import { randomTable } from '../../packages/engine/src/testing/setups.ts';

/** Positions to ask for hints: of random games, of games among bots, and of the recorded ones. */

export interface Position {
  /** What the seat that has to decide may see. */
  readonly seen: CoreState;
  readonly seat: Seat;
}

/** Collects one in so many of the questions with a choice. */
function collector(every: number): { readonly meet: (state: CoreState) => void; readonly met: Position[] } {
  const met: Position[] = [];
  let choices = 0;
  return {
    met,
    meet(state) {
      const asked = decision(state);
      // Nobody asks for a hint in the place of a solo opponent.
      if (asked === null || (isSolo(state) && asked.seat === state.order.length - 1)) return;
      if (legalMoves(state, asked.seat).length < 2) return;
      if (choices++ % every === 0) met.push({ seen: view(clone(state), asked.seat), seat: asked.seat });
    },
  };
}

/** The nth game of a group of tables; every other one is played by bots. */
export function positionsOf(group: string, n: number, seed: string, every: number): Position[] {
  const { setup, pick, temper } = randomTable(group, n, seed);
  const { meet, met } = collector(every);
  if (n % 2 === 0) playRandom(setup, pick, ({ before }) => meet(before), temper);
  else
    playGame(
      setup,
      Array.from({ length: setup.players }, () => greedy),
      { played: (_, state) => meet(state) },
    );
  return met;
}

const FIXTURES = join(import.meta.dirname, '../../packages/engine/fixtures');

export const recordedGames = (): string[] => globSync('*/*/*.txt', { cwd: FIXTURES }).sort();

export function recordedPositions(file: string, every: number): Position[] {
  const record = parseRecord(readFileSync(join(FIXTURES, file), 'utf8'));
  const state = newGame(record.setup, record.rules);
  const { meet, met } = collector(every);
  for (const line of record.moves) {
    meet(state);
    const [, seat, text] = /^(\d+): (.*)$/.exec(line)!;
    advance(state, Number(seat), readMove(state, text));
  }
  return met;
}
