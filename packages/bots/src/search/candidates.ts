import { decision, legalMoves, type CoreState, type Move, type Seat } from '@drover/engine';
import { componentsOf, type AnyMove, type State } from '../position/editions.ts';

/**
 * The moves worth thinking about: all legal ones, less those that are never better than another one. A token is used
 * right before walking or delivering, with as many cards as it allows; a card is not played for nothing while it could be
 * played for something, and not at all when that could go on for ever; at the end of the trail all animals are shown.
 */
export function candidates(state: CoreState, seat: Seat): Move[] {
  const moves = legalMoves(state, seat);
  if (moves.length < 2) return moves;
  const ask = decision(state)!.ask;
  if (ask === 'income') return showing(state, moves as AnyMove[]);
  const mayUseTokens =
    ask === 'phase-a' || (ask === 'phase-b' && moves.some((move) => move.do === componentsOf(state).rules.arrival));
  const useful = moves.filter((move) => worthwhile(move as AnyMove, moves as AnyMove[], mayUseTokens));
  const kept = useful.some((move) => move.do === 'play')
    ? endingSometime(state as State, seat, useful as AnyMove[])
    : useful;
  return kept.length > 0 ? kept : moves;
}

/** Every different animal is shown, the best of its breed first: that is money, and a better delivery. */
function showing(state: CoreState, moves: readonly AnyMove[]): Move[] {
  const { cards } = componentsOf(state);
  let best: Extract<AnyMove, { do: 'reveal' }> | null = null;
  for (const move of moves)
    if (move.do === 'reveal' && (best === null || cards[move.card].breeding > cards[best.card].breeding)) best = move;
  return best === null ? moves.slice() : [best];
}

/**
 * A card is drawn for each that is played. Once nothing can be drawn but cards that are played in turn, there is no end to
 * it: the rules allow that, but a turn has to be over sometime.
 */
function endingSometime(state: State, seat: Seat, moves: AnyMove[]): Move[] {
  const { stack, discard } = state.players[seat];
  const { cards } = componentsOf(state);
  const isPlayed = (card: number): boolean => cards[card].kind === 'action';
  if (!discard.every(isPlayed) || !stack.every(isPlayed)) return moves;
  return moves.filter((move) => move.do !== 'play' || !isPlayed(move.card));
}

const FORGONE = 3;

function worthwhile(move: AnyMove, moves: readonly AnyMove[], mayUseTokens: boolean): boolean {
  switch (move.do) {
    case 'exchange':
      return mayUseTokens && !moves.some((other) => other.do === 'exchange' && other.draw > move.draw);
    case 'cull':
      return mayUseTokens;
    case 'play':
      return (
        move.half !== FORGONE ||
        !moves.some((other) => other.do === 'play' && other.card === move.card && other.half !== FORGONE)
      );
    default:
      return true;
  }
}
