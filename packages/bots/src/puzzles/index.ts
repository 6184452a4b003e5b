/** Puzzles: what they are, how they are judged, and how they are made. The data lie in `packages/bots/puzzles`. */
export { faultsOf, isSolvedAgain } from './check.ts';
export { PUZZLE_FILES } from './files.ts';
export { judgeTurn, type Judged } from './judge.ts';
export { playTurn } from './left-behind.ts';
export type { Loss } from '../search/paired.ts';
export { puzzlesIn } from './make.ts';
export { GRADES, MARGIN, positionOf, readTurn, type Grade, type Puzzle, type PuzzleFile } from './puzzle.ts';
export { isSolved, judgeKnown, verdictOf, type Verdict } from './verdict.ts';
