import type { Thing } from '@drover/words';

/** Tiles of the bags are numbered workers first, then outlaws, then hazards. */
const WORKERS = 3;
const OUTLAWS = 2;

export type BagTileKind =
  | { readonly is: 'worker'; readonly worker: number }
  | { readonly is: 'outlaw'; readonly outlaw: number }
  | { readonly is: 'hazard'; readonly hazard: number };

export function bagTile(tile: number): BagTileKind | null {
  if (tile < 0) return null;
  if (tile < WORKERS) return { is: 'worker', worker: tile };
  if (tile < WORKERS + OUTLAWS) return { is: 'outlaw', outlaw: tile - WORKERS };
  return { is: 'hazard', hazard: tile - WORKERS - OUTLAWS };
}

export const thingOf = (tile: number): Thing => bagTile(tile) ?? { is: 'foresight' };
