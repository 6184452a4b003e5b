import type { CoreState, EditionId, Move, Seat } from '@drover/engine';
import { NZ_SPOTS } from './nz-spots.ts';
import { SECOND_SPOTS } from './second-spots.ts';
import { space } from './shared-spots.ts';
import type { AnyState } from '../editions/kit.ts';

/**
 * Which places of the drawn table stand for a move. A move with several places is answered by clicking them one after
 * the other. A move without a place of its own lies where the player's runholder stands: a click there asks which.
 */
type Spots = Readonly<Record<string, (move: never, view: CoreState, seat: Seat) => readonly string[]>>;

const SPOTS: Readonly<Record<EditionId, Spots>> = { nz: NZ_SPOTS, second: SECOND_SPOTS };

/** Where the player's runholder stands. */
export function standsOn(view: CoreState, seat: Seat): readonly string[] {
  const { at } = (view as AnyState).players[seat]!;
  return at < 0 ? [] : [space(at)];
}

/** The places that belong to the move itself. */
export const ownSpots = (view: CoreState, seat: Seat, move: Move): readonly string[] =>
  SPOTS[view.edition][move.do]!(move as never, view, seat);

export function spotsOf(view: CoreState, seat: Seat, move: Move): readonly string[] {
  const own = ownSpots(view, seat, move);
  return own.length > 0 ? own : standsOn(view, seat);
}

/** The spaces a walk leads over. */
export const wayOf = (move: Move | undefined): readonly string[] =>
  move?.do === 'move' ? (move as Move & { readonly path: readonly number[] }).path.map(space) : [];
