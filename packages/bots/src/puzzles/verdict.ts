import type { CoreState, Move } from '@drover/engine';
import type { Judged } from './judge.ts';
import { playTurn } from './left-behind.ts';
import { AS_GOOD, MARGIN, readTurn, type Puzzle } from './puzzle.ts';

/** How a turn compares with the best one. */
export type Verdict = { readonly is: 'best' } | ({ readonly is: 'as-good' | 'near' | 'worse' } & Judged);

/** What loses less than this nobody could tell from the best; what loses little has found the idea. */
export function verdictOf(judged: Judged): Verdict {
  const { points } = judged.loss;
  if (points < AS_GOOD) return { is: 'as-good', ...judged };
  return { is: points < MARGIN ? 'near' : 'worse', ...judged };
}

export const isSolved = ({ is }: Verdict): boolean => is === 'best' || is === 'as-good';

/**
 * Judges a turn by what it leaves behind: the best turn in another order is the best turn. Null for a turn that was not
 * compared when the puzzle was made.
 */
export function judgeKnown(puzzle: Puzzle, position: CoreState, played: readonly Move[]): Verdict | null {
  const { seat } = puzzle;
  const { left, moves } = playTurn(position, seat, played);
  const isSame = (texts: readonly string[]): boolean => {
    const other = playTurn(position, seat, readTurn(position, texts));
    return left === null
      ? other.left === null && JSON.stringify(other.moves) === JSON.stringify(moves)
      : left === other.left;
  };
  if (isSame(puzzle.best)) return { is: 'best' };
  const known = puzzle.others.find(({ moves: texts }) => isSame(texts));
  return known === undefined ? null : verdictOf(known);
}
