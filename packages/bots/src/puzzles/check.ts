import { decision, generator, view, type CoreState, type Move } from '@drover/engine';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { moveKey } from '../search/tree.ts';
import { playTurn } from './left-behind.ts';
import { prove } from './prove.ts';
import { AS_GOOD, GRADES, idOf, MARGIN, MOST_DECISIONS, positionOf, readTurn, type Puzzle } from './puzzle.ts';
import { contendersIn, decisionsIn, type Contender } from './turns.ts';

/** What is wrong with a puzzle at first sight, in English; nothing if all is well. It takes no thinking. */
export function faultsOf(puzzle: Puzzle): string[] {
  const state = positionOf(puzzle);
  const { seat, best, others, grade, margin, id } = puzzle;
  const now = decision(state);
  if (now?.ask !== 'phase-a' || now.seat !== seat) return ['no turn of this seat begins here'];
  const turn = playTurn(state, seat, readTurn(state, best));
  const faults: string[] = [];
  const fault = (is: boolean, what: string): void => void (is && faults.push(what));
  fault(id !== idOf(puzzle), 'its id is that of another position');
  fault(!GRADES.includes(grade), 'there is no such grade');
  fault(turn.left === null, 'the solution cannot be played, or needs luck');
  fault(turn.moves.length !== best.length, 'the solution goes on after its end');
  fault(decisionsIn(state, seat, turn.moves) > MOST_DECISIONS, 'the solution has too many decisions');
  // At the end of a game there may be no luck left, and the margin is exact.
  fault(!(margin.points >= MARGIN && margin.error >= 0), 'the best turn is not clearly better');
  fault(!others.some(({ by }) => by.includes('obvious')), 'there is no obvious turn to compare it with');
  for (const { moves, by, loss, more } of others) {
    const other = playTurn(state, seat, readTurn(state, moves));
    fault(other.moves.length !== moves.length, `${moves.join(', ')}: cannot be played`);
    fault(other.left === turn.left, `${moves.join(', ')}: is the solution`);
    fault(by.includes('obvious') && (loss.points < MARGIN || more.length === 0), 'the obvious turn is as good');
    fault(loss.points < -AS_GOOD, `${moves.join(', ')}: is better`);
  }
  return faults;
}

export interface Solving {
  readonly evaluator: Evaluator;
  /** The longest look. */
  readonly games: number;
  readonly seed: string;
}

/**
 * Looks for the solution again, among the turns that are kept and those that are found now, with dice of its own. Whether
 * it comes out again: what is not far enough behind must be so beyond doubt to speak against it.
 */
export function isSolvedAgain(puzzle: Puzzle, { evaluator, games, seed }: Solving): boolean {
  const state = positionOf(puzzle);
  const { seat } = puzzle;
  const seen = view(state, seat);
  const turns = [
    contender(state, puzzle, readTurn(state, puzzle.best), []),
    ...puzzle.others.map(({ moves, by }) => contender(state, puzzle, readTurn(state, moves), by)),
  ];
  const known = new Set(turns.map(({ key }) => key));
  // By a newer network another level may find it, or miss it: what it would do counts as any other turn.
  for (const turn of contendersIn(seen, seat, evaluator, generator(seed, 'turns')) ?? [])
    if (!known.has(turn.key)) turns.push({ ...turn, by: [] });
  const proof = prove({
    ...{ view: seen, seat, turns, evaluator, games, best: 0, lenient: true },
    below: generator(seed, puzzle.id),
  });
  return proof !== null;
}

function contender(state: CoreState, { seat }: Puzzle, moves: readonly Move[], by: Contender['by']): Contender {
  const { left, moves: made } = playTurn(state, seat, moves);
  return { moves, key: left ?? made.map(moveKey).join(), by, fair: left !== null };
}
