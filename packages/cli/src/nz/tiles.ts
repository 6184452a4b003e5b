import type { NzState } from '@drover/engine';

/** What lies on a trail space: the engine keeps it as one number. */
export type Tile =
  | { readonly kind: 'empty' }
  | { readonly kind: 'neutral'; readonly letter: number }
  | { readonly kind: 'hazard'; readonly hazard: number }
  | { readonly kind: 'private'; readonly owner: number; readonly number: number };

const HAZARD = 40;
const PRIVATE = 100;
const PER_SEAT = 20;

export function tileAt(state: NzState, space: number): Tile {
  const tile = state.trail[space];
  if (tile === 0) return { kind: 'empty' };
  if (tile < HAZARD) return { kind: 'neutral', letter: tile - 1 };
  if (tile < PRIVATE) return { kind: 'hazard', hazard: tile - HAZARD };
  const own = tile - PRIVATE;
  return { kind: 'private', owner: Math.floor(own / PER_SEAT), number: own % PER_SEAT };
}
