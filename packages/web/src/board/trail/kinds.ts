import type { AnyComponents } from '../../editions/kit.ts';
import { HAZARD, TILE } from '../../pieces/sizes.ts';

export type SpaceKind = 'start' | 'end' | 'neutral' | 'building' | 'hazard' | 'outlaw';

export function kindOf(c: AnyComponents, space: number): SpaceKind {
  if (space === c.start) return 'start';
  if (space === c.end) return 'end';
  if (c.neutralSpaces.includes(space)) return 'neutral';
  if (c.buildingSpaces.includes(space)) return 'building';
  return sectionOf(c, space) >= 0 ? 'hazard' : 'outlaw';
}

/** The kind of hazard that lies on this space, or -1. */
export const sectionOf = (c: AnyComponents, space: number): number =>
  c.hazardSections.findIndex((section) => section.includes(space));

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
