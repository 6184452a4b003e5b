import type { TrailComponents } from './types.ts';

export type BagTile =
  | { readonly is: 'worker'; readonly worker: number }
  | { readonly is: 'outlaw'; readonly outlaw: number }
  | { readonly is: 'hazard'; readonly hazard: number };

/** Tiles of the bags are numbered workers first, then outlaws where there are any, then hazards. */
export function bagTile(c: Pick<TrailComponents, 'workers' | 'outlawFees'>, tile: number): BagTile {
  if (tile < c.workers.length) return { is: 'worker', worker: tile };
  const outlaw = tile - c.workers.length;
  if (outlaw < c.outlawFees.length) return { is: 'outlaw', outlaw };
  return { is: 'hazard', hazard: outlaw - c.outlawFees.length };
}
