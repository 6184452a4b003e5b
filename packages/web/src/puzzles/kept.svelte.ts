import { afterTurn, NOTHING, readKept, UNTRIED, type Kept, type Outcome, type Tried } from './kept.ts';

/** What somebody has tried and solved, in the browser's own storage. */

const KEY = 'drover-puzzles';

function stored(): Kept {
  try {
    return readKept(localStorage.getItem(KEY));
  } catch {
    return NOTHING;
  }
}

let kept = $state.raw(stored());

export const triedIn = (id: string): Tried => kept.tried[id] ?? UNTRIED;
export const daysSolved = (): readonly number[] => kept.days;

export function keep(id: string, how: Outcome, day: number | null): void {
  kept = afterTurn(stored(), id, how, day);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage it is known as long as the page is open.
  }
}
