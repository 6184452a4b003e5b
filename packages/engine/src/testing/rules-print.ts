import {
  advance,
  decision,
  generator,
  hash,
  legalMoves,
  newGame,
  sha256,
  writeMove,
  type EditionId,
} from '../index.ts';
import type { Below, CoreState, Move, Setup } from '../index.ts';

/**
 * A fingerprint of the rules: how many games go that are decided by dice alone. A move is chosen by its text, so that the
 * order in which moves are listed does not matter; which moves there are, and what they do, does.
 */

type Table = Omit<Setup, 'edition' | 'seed'>;

const shuffled = { neutral: 'shuffled', sides: 'random', order: 'shuffled' };

const TABLES: Readonly<Record<string, readonly Table[]>> = {
  nz: [
    { players: 2, options: {} },
    { players: 3, options: shuffled },
    { players: 4, options: shuffled },
    { players: 2, options: { sarah: { difficulty: 'medium' }, sides: 'random' } },
    { players: 2, options: { sarah: { difficulty: 'hard' } } },
  ],
  second: [
    { players: 2, options: { simmental: true } },
    { players: 3, options: shuffled },
    { players: 4, options: shuffled },
    { players: 2, options: { sam: { difficulty: 'medium' }, sides: 'random' } },
    { players: 2, options: { sam: { difficulty: 'hard' } } },
  ],
};

const GAMES_EACH = 6;

const DECLINING: readonly string[] = ['end', 'forgo', 'done'];

/** Mostly something is done, and every kind of move is as likely as another. */
function byDice(state: CoreState, moves: readonly Move[], pick: Below): Move {
  const written = moves
    .map((move) => ({ move, text: writeMove(state, move) }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  const eager = written.filter(({ move }) => !DECLINING.includes(move.do));
  const open = eager.length > 0 && pick(8) > 0 ? eager : written;
  const verbs = [...new Set(open.map(({ move }) => move.do))];
  const verb = verbs[pick(verbs.length)];
  const alike = open.filter(({ move }) => move.do === verb);
  return alike[pick(alike.length)]!.move;
}

export function rulesPrint(edition: EditionId, rules: string): { games: number; moves: number; hash: string } {
  let moves = 0;
  const ends: string[] = [];
  for (const [i, table] of TABLES[edition]!.entries())
    for (let n = 0; n < GAMES_EACH; n++) {
      const setup = { edition, ...table, seed: `print ${i}.${n}` };
      const state = newGame(setup, rules);
      const pick = generator(setup.seed, 'dice');
      for (; !state.over; moves++) {
        const { seat } = decision(state)!;
        advance(state, seat, byDice(state, legalMoves(state, seat), pick));
      }
      ends.push(hash(state));
    }
  return { games: ends.length, moves, hash: sha256(ends.join()) };
}
