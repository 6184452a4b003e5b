import { advance, canonical, clone, legalMoves, view, type CoreState, type Move, type Seat } from '@drover/engine';
import type { State } from '../position/editions.ts';
import { endPosition, endsTurn, isTurnOver } from '../search/beam.ts';
import { moveKey } from '../search/tree.ts';

/** A turn as far as it was known when it was chosen: to its end, or until something came to light. */
export interface TurnEnd {
  /** What it leaves behind; null where something came to light before its end. */
  readonly left: string | null;
  /** The table then, with the turn over wherever nothing came to light. */
  readonly state: CoreState;
  /** Before cards are drawn and the next one begins. */
  readonly position: CoreState;
  readonly moves: readonly Move[];
}

/**
 * What a turn leaves behind, as its own seat sees it: turns that do the same in another order leave the same. How the
 * cards of a discard pile lie makes no difference, nor does what is drawn or shuffled afterwards.
 */
export function leftBehind(position: CoreState, seat: Seat): string {
  const { rng: _, reveals: __, agenda: ___, players, ...rest } = view(position, seat) as State;
  return canonical({
    ...rest,
    players: players.map((player) => ({ ...player, discard: player.discard.toSorted((a, b) => a - b) })),
  });
}

/** Plays a turn move by move, as far as it is legal here and nothing comes to light. */
export function playTurn(from: CoreState, seat: Seat, moves: readonly Move[]): TurnEnd {
  const state = clone(from);
  const made: Move[] = [];
  for (const move of moves) {
    const key = moveKey(move);
    if (!legalMoves(state, seat).some((other) => moveKey(other) === key)) break;
    made.push(move);
    if (endsTurn(state, move)) {
      const position = clone(endPosition(state));
      advance(state, seat, move);
      return { left: leftBehind(position, seat), state, position, moves: made };
    }
    advance(state, seat, move);
    if (state.reveals !== from.reveals) break;
    if (isTurnOver(state, seat, from.turn))
      return { left: leftBehind(state, seat), state, position: state, moves: made };
  }
  return { left: null, state, position: state, moves: made };
}
