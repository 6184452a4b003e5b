import { apply, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Teller } from '@drover/words';
import { knownOf } from '../table/preview.ts';
import { toldApart } from '../table/told-apart.ts';

/** A part of a turn that can be told: what happens, and how many moves have been made then. */
export interface ToldStep {
  readonly text: string;
  readonly moves: number;
}

/** A turn in the sentences of the log. Ending it is no part of the story. */
export function stepsOf(position: CoreState, seat: Seat, turn: readonly Move[], teller: Teller): ToldStep[] {
  const steps: ToldStep[] = [];
  let state = position;
  for (const [i, move] of turn.entries()) {
    if (move.do === 'end') break;
    const made = apply(state, seat, move);
    const lines = teller.story(state, knownOf(made.events).known).filter(({ kind }) => kind === 'deed');
    if (lines.length > 0) steps.push({ text: lines.map(({ text }) => text).join(' · '), moves: i + 1 });
    state = made.state;
  }
  return steps;
}

/** Another turn, by the first of its choices that the best turn makes otherwise. */
export function nameOf(
  position: CoreState,
  seat: Seat,
  best: readonly Move[],
  other: readonly Move[],
  teller: Teller,
): string {
  let state = position;
  for (const [i, move] of other.entries()) {
    const better = best[i];
    if (better === undefined || JSON.stringify(better) !== JSON.stringify(move)) {
      const said = (one: Move) => teller.choice(state, seat, one);
      const apart = better === undefined ? null : toldApart(said(move), said(better));
      return apart?.played ?? said(move).label;
    }
    state = apply(state, seat, move).state;
  }
  return teller.choice(state, seat, other[0]!).label;
}
