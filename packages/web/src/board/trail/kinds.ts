import { nz, second, type CoreState, type NzComponents, type NzState } from '@drover/engine';
import type { SecondComponents, SecondState } from '@drover/engine';
import { HAZARD, TILE } from '../../pieces/sizes.ts';

/** What the trail drawing takes from either edition. */
export type TrailView = NzState | SecondState;
export type TrailParts = NzComponents | SecondComponents;

export const partsOf = (view: CoreState): TrailParts =>
  view.edition === 'nz' ? nz.components(view) : second.components(view);

export type SpaceKind = 'start' | 'end' | 'neutral' | 'building' | 'hazard' | 'outlaw';

export function kindOf(c: TrailParts, space: number): SpaceKind {
  if (space === c.start) return 'start';
  if (space === c.end) return 'end';
  if (c.neutralSpaces.includes(space)) return 'neutral';
  if (c.buildingSpaces.includes(space)) return 'building';
  return sectionOf(c, space) >= 0 ? 'hazard' : 'outlaw';
}

/** The kind of hazard that lies on this space, or -1. */
export const sectionOf = (c: TrailParts, space: number): number =>
  c.hazardSections.findIndex((section) => section.includes(space));

const HAZARD_NAMES = { nz: ['rockfall', 'flood'], second: ['flood', 'drought', 'rockfall'] } as const;
export type HazardName = 'rockfall' | 'flood' | 'drought';

export const hazardName = (edition: string, section: number): HazardName =>
  HAZARD_NAMES[edition === 'nz' ? 'nz' : 'second'][section]!;

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** Room a space takes on the map, for halos and for where paths become visible. */
export const SPACE_SIZE: Record<SpaceKind, Size> = {
  start: { w: 84, h: 84 },
  end: { w: 150, h: 96 },
  neutral: TILE,
  building: TILE,
  hazard: HAZARD,
  outlaw: { w: 64, h: 64 },
};
