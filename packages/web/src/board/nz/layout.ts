import type { Point } from '../trail/paths.ts';

/** Where the spaces of the trail lie on the map of 1600×1000, by their ids. */
export const TRAIL_LAYOUT: Readonly<Record<string, Point>> = {
  START: [90, 914],
  A: [215, 846],
  A1: [352, 904],
  A2: [496, 924],
  A3: [650, 912],
  RK1: [222, 742],
  RK2: [270, 664],
  RK3: [386, 646],
  RK4: [512, 656],
  RR1: [648, 692],
  RR2: [770, 744],
  B: [872, 866],
  B1: [998, 918],
  B2: [1130, 908],
  BG: [1040, 814],
  C: [1256, 806],
  C1: [1130, 714],
  C2: [990, 690],
  D: [1404, 746],
  D1: [1214, 622],
  FL1: [1434, 642],
  FL2: [1396, 560],
  FL3: [1298, 520],
  FL4: [1190, 506],
  FR1: [1084, 514],
  FR2: [958, 546],
  E: [836, 640],
  E1: [698, 574],
  E2: [556, 572],
  EG: [624, 466],
  F: [424, 526],
  F1: [280, 516],
  F2: [372, 420],
  G: [246, 394],
  G1: [358, 306],
  GG: [208, 266],
  H: [436, 206],
  H1: [574, 168],
  H2: [594, 280],
  WELLINGTON: [790, 208],
};

/** The longer hazard sections of games that were begun by nz-1. */
const LONGER_SECTIONS: Readonly<Record<string, Point>> = {
  RK1: [222, 746],
  RK2: [238, 670],
  RK3: [314, 656],
  RK4: [390, 650],
  RK5: [466, 652],
  RK6: [542, 662],
  FL1: [1434, 646],
  FL2: [1414, 570],
  FL3: [1338, 534],
  FL4: [1262, 512],
  FL5: [1186, 504],
};

/** Where the spaces lie that this game has. */
export const trailLayout = (spaces: readonly { readonly id: string }[]): Readonly<Record<string, Point>> =>
  spaces.some(({ id }) => !(id in TRAIL_LAYOUT) && id in LONGER_SECTIONS)
    ? { ...TRAIL_LAYOUT, ...LONGER_SECTIONS }
    : TRAIL_LAYOUT;

/** Risk actions that do not fit below their space. */
export const RISK_LAYOUT: Readonly<Record<string, Point>> = {
  RR2: [-14, 66],
};

/** Paths that bow out around a tile. */
export const BOWS: Readonly<Record<string, Point>> = {
  'E>EG': [26, -64],
};
