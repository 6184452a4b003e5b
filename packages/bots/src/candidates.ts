import { decision, legalMoves, type CoreState, type Move, type Seat } from '@drover/engine';

/**
 * The moves worth thinking about: all legal ones, less those that are never better than another one. A token is used
 * right before walking or delivering, with as many cards as it allows; a card is not played for nothing while it could be
 * played for something.
 */
export function candidates(state: CoreState, seat: Seat): Move[] {
  const moves = legalMoves(state, seat);
  if (moves.length < 2) return moves;
  const ask = decision(state)!.ask;
  const open = ask === 'phase-a' || (ask === 'phase-b' && moves.some((move) => ARRIVALS.has(move.do)));
  const kept = moves.filter((move) => worthwhile(move as Known, moves as Known[], open));
  return kept.length > 0 ? kept : moves;
}

const ARRIVALS: ReadonlySet<string> = new Set(['wellington', 'kansas-city']);

interface Known extends Move {
  readonly draw?: number;
  readonly card?: number;
  readonly half?: number;
}

const FORGONE = 3;

function worthwhile(move: Known, moves: readonly Known[], open: boolean): boolean {
  switch (move.do) {
    case 'exchange':
      return open && !moves.some((other) => other.do === 'exchange' && other.draw! > move.draw!);
    case 'cull':
      return open || move.card !== undefined;
    case 'play':
      return (
        move.half !== FORGONE ||
        !moves.some((other) => other.do === 'play' && other.card === move.card && other.half !== FORGONE)
      );
    default:
      return true;
  }
}
