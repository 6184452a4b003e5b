import type { Region } from '../../editions/canvas.ts';
import type { Point } from '../trail/paths.ts';

/** Where everything beside the trail and the sea routes lies, in the coordinates of the whole table. */

export const JOB_MARKET: Region = { x: 1614, y: 14, w: 308, h: 336 };
export const OBJECTIVES: Region = { x: 1930, y: 14, w: 218, h: 336 };
export const SHEEP_MARKET: Region = { x: 1614, y: 360, w: 534, h: 308 };
export const BONUS_MARKET: Region = { x: 1614, y: 678, w: 398, h: 600 };
export const BONUS_CARDS: Region = { x: 2020, y: 678, w: 128, h: 600 };
/** The open supply of Romneys, Sheepdogs, Ferries and Kōtare. */
export const DECK_CARDS: Region = { x: 1208, y: 1160, w: 386, h: 122 };

/** The quays of the trading posts: first post and the way to the next. */
export const SHEEP_QUAY = { first: [746, 660] as Point, step: 99, posts: 9 };
export const WOOL_QUAY = { first: [1412, 512] as Point, step: 76 };

export const FORESIGHT_A: Point = [992, 512];
export const FORESIGHT_B: Point = [1192, 512];
/** From the first tile of a bag to the second. */
export const FORESIGHT_STEP = 92;

export const WELLINGTON: Point = [790, 498];

/** The pathfinder track climbs the west coast. */
const PATHFINDER_FOOT: Point = [76, 1096];
export const PATHFINDER_STEP = 44;
export const pathfinderPoint = (space: number): Point => [
  PATHFINDER_FOOT[0],
  PATHFINDER_FOOT[1] - space * PATHFINDER_STEP,
];
