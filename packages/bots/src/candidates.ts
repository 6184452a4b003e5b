import { decision, legalMoves, type CoreState, type Move, type Seat } from '@drover/engine';
import { componentsOf } from './value/printed.ts';

/**
 * The moves worth thinking about: all legal ones, less those that are never better than another one. A token is used
 * right before walking or delivering, with as many cards as it allows; a card is not played for nothing while it could be
 * played for something; at the end of the trail all animals are shown.
 */
export function candidates(state: CoreState, seat: Seat): Move[] {
  const moves = legalMoves(state, seat);
  if (moves.length < 2) return moves;
  const ask = decision(state)!.ask;
  if (ask === 'income') return showing(state, moves as Known[]);
  const open = ask === 'phase-a' || (ask === 'phase-b' && moves.some((move) => ARRIVALS.has(move.do)));
  const kept = moves.filter((move) => worthwhile(move as Known, moves as Known[], open));
  return kept.length > 0 ? kept : moves;
}

/** Every different animal is shown, the best of its breed first: that is money, and a better delivery. */
function showing(state: CoreState, moves: readonly Known[]): Move[] {
  const { cards } = componentsOf(state);
  let best: Known | null = null;
  for (const move of moves)
    if (move.do === 'reveal' && (best === null || cards[move.card!].breeding > cards[best.card!].breeding)) best = move;
  return best === null ? moves.slice() : [best];
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
