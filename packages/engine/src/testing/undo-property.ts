import { playMove, startHistory, undo, undoable, Unusable } from '../index.ts';
import type { Below, CoreState, History, Seat, Setup } from '../index.ts';
import { claim } from './claim.ts';
import { type Temper, randomMove, seatsOf, FailedGame, TOO_LONG } from './random-games.ts';

/** Taking back, in random games. */

/**
 * Plays a game in which moves are taken back now and then: exactly the state from before comes back, and never one from
 * before a reveal or before a move of somebody else.
 */
export function examineUndo(setup: Setup, pick: Below, temper: Temper = 'any'): { moves: number; undone: number } {
  let history: History = startHistory(setup);
  let undone = 0;
  let moves = 0;
  /** Before each move of the history: fingerprint and reveals. */
  let trace: { readonly text: string; readonly reveals: number }[] = [];
  const note = (state: CoreState) => ({ text: JSON.stringify(state), reveals: state.reveals });
  try {
    while (!history.state.over) {
      claim(moves < TOO_LONG, 'the game does not end');
      const { seat, move } = randomMove(history.state, pick, temper);
      trace.push(note(history.state));
      history = playMove(history, seat, move).history;
      moves++;
      claim(history.played.length === trace.length, 'a move is missing in the history');
      for (const each of seatsOf(history.state)) {
        const allowed = mayTakeBack(history, trace, each);
        const most = undoable(history, each).moves;
        claim(most === allowed, `seat ${each} can undo ${most}, not ${allowed}`);
        for (const steps of [0, -1, most + 1]) refusesUndo(history, each, steps);
        if (most === 0) continue;
        const steps = 1 + pick(most);
        const back = undo(history, each, steps);
        const then = trace[trace.length - steps];
        claim(JSON.stringify(back.state) === then.text, `taking back ${steps} of seat ${each} leads elsewhere`);
        claim(back.played.length === history.played.length - steps, 'the undone moves are still in the history');
        // Now and then the game goes on from there.
        if (pick(6) > 0) continue;
        history = back;
        trace = trace.slice(0, -steps);
        undone += steps;
        break;
      }
    }
  } catch (error) {
    throw new FailedGame(setup, history.played, history.state, error as Error);
  }
  return { moves, undone };
}

/** By the rule itself: moves of this seat at the end of the history, as long as nothing came to light. */
function mayTakeBack(history: History, trace: readonly { readonly reveals: number }[], seat: Seat): number {
  let count = 0;
  for (let i = history.played.length - 1; i >= 0; i--, count++)
    if (history.played[i].seat !== seat || trace[i].reveals !== history.state.reveals) break;
  return count;
}

function refusesUndo(history: History, seat: Seat, steps: number): void {
  let error: unknown;
  try {
    undo(history, seat, steps);
  } catch (thrown) {
    error = thrown;
  }
  claim(error instanceof Unusable, `seat ${seat} took back ${steps} moves`);
}
