import type { CountRules } from '../trail/types.ts';
import { ownBuildings } from '../trail/walking.ts';
import { storehousesPlaced } from './sea.ts';
import { playerOf, SHEPHERD, type NzContext } from './state.ts';

/** Everything the icons of the New Zealand edition count, and how many of it a seat has. */
export const nzCounts = {
  'lush-building': (p, seat) => ownBuildings(p, seat).filter((space) => p.c.spaces[space]!.lush).length,
  storehouse: (p, seat) => storehousesPlaced(playerOf(p, seat)),
  shepherd: (p, seat) => playerOf(p, seat).workers[SHEPHERD]!,
  hazard: (p, seat) => playerOf(p, seat).hazards.length,
  objective: (p, seat) => playerOf(p, seat).area.length,
} satisfies CountRules<NzContext>;

export type NzCountable = keyof typeof nzCounts;
