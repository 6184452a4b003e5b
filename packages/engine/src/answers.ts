import type { CoreState, Seat } from './core/state.ts';
import type { EditionId } from './editions.ts';
import { engine } from './engine.ts';
import { isPrivate, ownerOf } from './trail/tiles.ts';
import { handLimit as limitOfHand } from './trail/flock.ts';
import { clearAuxiliary } from './trail/discs.ts';
import { feeOf } from './trail/walking.ts';
import type { TrailContext, TrailState } from './trail/types.ts';

/**
 * What the rules say of a position, for everybody who shows or judges one: the same functions the engine plays by, so
 * that nobody keeps a rule of their own. `reading` makes what they ask for out of a state or a view.
 */

/** Read only: with no log nothing is told, and none of these changes anything. */
export const reading = (state: CoreState): TrailContext => ({
  s: state as TrailState,
  c: engine.componentsOf(state),
  log: null,
});

/** Steps the seat may take in phase A. */
export const stepLimit = (p: TrailContext, seat: Seat): number => p.c.rules.stepLimit(p, seat);
/** Cards it holds at the end of its turn. */
export const handLimit = (p: TrailContext, seat: Seat): number => limitOfHand(p, p.s.players[seat]!);
/** How far its certificate marker may go, as a place on the track. */
export const certificateLimit = (p: TrailContext, seat: Seat): number => p.c.rules.certificateLimit(p, seat);
/** Certificates that are never spent. */
export const permanentCertificates = (p: TrailContext, seat: Seat): number => p.c.rules.permanentCertificates(p, seat);
/** Deliveries it has made. */
export const deliveries = (p: TrailContext, seat: Seat): number => p.c.rules.deliveries(p, seat);
/** Spaces cleared for an auxiliary action: it is open with one, and can be doubled with two. */
export const auxiliaryLevel = (p: TrailContext, seat: Seat, which: number): number =>
  clearAuxiliary(p, p.s.players[seat]!, which);

/** A building this seat has built. */
export const isOwn = (tile: number, seat: Seat): boolean => isPrivate(tile) && ownerOf(tile) === seat;

/** What a way costs this seat if it has the money. */
export function feesOf(p: TrailContext, seat: Seat, path: readonly number[]): number {
  if (p.c.rules.feeless(p, seat)) return 0;
  let sum = 0;
  for (const space of path) sum += feeOf(p, seat, p.s.trail[space]!);
  return sum;
}

/** May a move be made while somebody else, or another question, is waiting? */
export const isInterrupt = (edition: EditionId, move: { readonly do: string }): boolean =>
  engine.isInterrupt(edition, move);

export { bagTile } from './trail/bag-tiles.ts';
export { isRevealing } from './trail/revealing.ts';
export { FIRST_LATE_WORKER } from './trail/scoring.ts';
export { isPostOpen } from './nz/posts.ts';
export { fareTo, isCityOpen } from './second/cities.ts';
export { nextPost } from './nz/sarah/turn.ts';
export { nextCity } from './second/sam/turn.ts';
export { actionsAt } from './phases/phase-b.ts';
export { buildingAt, buildingOf, feeOf, oneStepAhead, ownBuildings } from './trail/walking.ts';
export { permanentWool } from './nz/tracks.ts';
export { storehousesPlaced } from './nz/sea.ts';
export { neighbours } from './second/own-effects.ts';
