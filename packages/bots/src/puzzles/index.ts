/** Puzzles: what they are, how they are judged, and how they are made. The data lie in `packages/bots/puzzles`. */
export { faultsOf, isSolvedAgain, type Solving } from './check.ts';
export { PUZZLE_FILES } from './files.ts';
export { judgeTurn, type Judged } from './judge.ts';
export { leftBehind, playTurn, type TurnEnd } from './left-behind.ts';
export type { Loss } from '../search/paired.ts';
export { puzzlesIn } from './make.ts';
export {
  AS_GOOD,
  GRADES,
  LOOKERS,
  MARGIN,
  MOST_DECISIONS,
  positionOf,
  readTurn,
  type ComparedTurn,
  type Grade,
  type Looker,
  type Puzzle,
  type PuzzleFile,
} from './puzzle.ts';
export { isSolved, judgeKnown, verdictOf, type Verdict } from './verdict.ts';
