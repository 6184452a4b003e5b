import type { CountRules } from '../trail/types.ts';
import { ownBuildings } from '../trail/walking.ts';
import { BUILDER, COWBOY, ENGINEER, playerOf, type SecondContext } from './state.ts';

/** Everything the icons of the Second Edition count, and how many of it a seat has. */
export const secondCounts = {
  'forest-building': (p, seat) => ownBuildings(p, seat).filter((space) => p.c.spaces[space]!.lush).length,
  station: (p, seat) => playerOf(p, seat).stations.reduce((sum, count) => sum + count, 0),
  cowboy: (p, seat) => playerOf(p, seat).workers[COWBOY]!,
  builder: (p, seat) => playerOf(p, seat).workers[BUILDER]!,
  engineer: (p, seat) => playerOf(p, seat).workers[ENGINEER]!,
  hazard: (p, seat) => playerOf(p, seat).hazards.length,
  'outlaw-pair': (p, seat) => Math.min(...playerOf(p, seat).outlaws),
  objective: (p, seat) => playerOf(p, seat).area.length,
} satisfies CountRules<SecondContext>;

export type SecondCountable = keyof typeof secondCounts;
