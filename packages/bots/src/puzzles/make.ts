import { clone, decision, recordOf, type CoreState, type Played, type Setup } from '@drover/engine';
import { playGame } from '../bots/game.ts';
import { trained } from '../bots/planner.ts';
import type { Evaluators } from '../evaluators/evaluator.ts';
import { findPuzzle } from './find.ts';
import { idOf, type Puzzle } from './puzzle.ts';

/** The opening laps are much alike: puzzles begin after so many turns of everybody. */
const OPENING = 3;
/** More of one game would be about the same plans. */
const MOST_OF_A_GAME = 3;

/** The puzzles in one game of bots that plan well. */
export function puzzlesIn(setup: Setup, evaluators: Evaluators): Puzzle[] {
  const puzzles: Puzzle[] = [];
  for (const { state, played } of turnsOf(setup)) {
    if (puzzles.length === MOST_OF_A_GAME) break;
    const found = findPuzzle(state, { evaluator: evaluators[setup.edition], seed: `${setup.seed}/${state.turn}` });
    if (found === null) continue;
    const { rules, moves } = recordOf(setup, played, state);
    const game = { rules, setup, moves };
    puzzles.push({ id: idOf(game), ...game, ...found });
  }
  return puzzles;
}

interface TurnBegun {
  readonly state: CoreState;
  readonly played: readonly Played[];
}

/** The table at the start of each turn. */
function turnsOf(setup: Setup): TurnBegun[] {
  const turns: TurnBegun[] = [];
  const played: Played[] = [];
  let turn = OPENING * setup.players;
  playGame(
    setup,
    Array.from({ length: setup.players }, () => trained),
    {
      played(move, state) {
        if (state.turn > turn && decision(state)!.ask === 'phase-a') {
          turn = state.turn;
          turns.push({ state: clone(state), played: [...played] });
        }
        played.push(move);
      },
    },
  );
  return turns;
}
