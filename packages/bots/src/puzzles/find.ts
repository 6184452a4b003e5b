import { decision, generator, view, writeMove, type CoreState, type Move } from '@drover/engine';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { mayBeBest, mustBeWorse, prove } from './prove.ts';
import { AS_GOOD, type Puzzle } from './puzzle.ts';
import { reasonsAgainst } from './reasons-left.ts';
import { contendersIn, type Sighted } from './turns.ts';

/** Looking for a puzzle in a position, and making sure of it with a look ten times as long and dice of its own. */

const [FIRST_LOOK, SECOND_LOOK] = [24, 240];
/**
 * Points by which one turn has to seem better at first sight. Most positions are none the worse for being passed over so: of
 * those that proved to be puzzles two in three seemed so, and of all positions few do.
 */
const AT_FIRST_SIGHT = 1.5;

export interface Finding {
  readonly evaluator: Evaluator;
  readonly seed: string;
}

export type Found = Pick<Puzzle, 'grade' | 'seat' | 'best' | 'margin' | 'games' | 'others'>;

/** Null where the position, at the start of a turn, is no puzzle. */
export function findPuzzle(state: CoreState, { evaluator, seed }: Finding): Found | null {
  const now = decision(state);
  if (now?.ask !== 'phase-a') return null;
  const { seat } = now;
  const seen = view(state, seat);
  const turns = contendersIn(seen, seat, evaluator, generator(seed, 'turns'));
  if (turns === null || turns.length < 2 || !isPromising(turns)) return null;
  const terms = { view: seen, seat, turns, evaluator };
  const first = prove({ ...terms, games: FIRST_LOOK, below: generator(seed, 'first look') });
  if (first === null) return null;
  const compared = turns.map(({ moves }, i) => ({ moves, loss: first.losses[i].points }));
  const best = turns[first.best].moves;
  const reasons = reasonsAgainst(best, compared, seen, seat, evaluator, generator(seed, 'reasons'));
  // What cannot be explained teaches nothing.
  if (!turns.every(({ by }, i) => !by.includes('obvious') || reasons[i].more.length > 0)) return null;
  const proof = prove({ ...terms, games: SECOND_LOOK, below: generator(seed, 'second look'), best: first.best });
  if (proof === null) return null;
  const { grade, margin, games, losses } = proof;
  const written = (moves: readonly Move[]): string[] => moves.map((move) => writeMove(state, move));
  const others = turns.flatMap(({ moves, by }, i) => {
    if (i === first.best) return [];
    const { more, less } = losses[i].points < AS_GOOD ? { more: [], less: [] } : reasons[i];
    return [{ moves: written(moves), by, loss: losses[i], more, less }];
  });
  return { grade, seat, best: written(best), margin, games, others };
}

function isPromising(turns: readonly Sighted[]): boolean {
  const fair = turns.filter((turn) => mayBeBest(turn));
  if (fair.length === 0) return false;
  const best = fair.reduce((a, b) => (b.worth > a.worth ? b : a));
  return turns.every((turn) => turn === best || !mustBeWorse(best, turn) || best.worth - turn.worth >= AT_FIRST_SIGHT);
}
