import type { Point } from '../trail/paths.ts';

/** Where the spaces of the trail lie on the map, and where each risk action is written beside its space. */

export const TRAIL: Readonly<Record<string, Point>> = {
  START: [1512, 905],
  A: [1388, 842],
  'A-1': [1250, 904],
  'A-2': [1104, 922],
  'A-3': [956, 904],
  'FLOOD-1': [1334, 742],
  'FLOOD-2': [1262, 706],
  'FLOOD-3': [1186, 690],
  'FLOOD-4': [1108, 684],
  'FLOOD-R1': [1016, 694],
  'FLOOD-R2': [890, 730],
  B: [786, 852],
  'B-1': [650, 906],
  'B-2': [508, 916],
  'B-3': [364, 900],
  'DROUGHT-1': [722, 754],
  'DROUGHT-2': [652, 724],
  'DROUGHT-3': [580, 712],
  'DROUGHT-4': [504, 718],
  'DROUGHT-R1': [412, 766],
  C: [226, 820],
  'C-1-1': [306, 672],
  'C-1-2': [470, 612],
  D: [104, 668],
  'D-1': [340, 548],
  'OUTLAW-1': [58, 440],
  'OUTLAW-2': [118, 356],
  'OUTLAW-3': [196, 312],
  'OUTLAW-4': [96, 560],
  'OUTLAW-5': [160, 474],
  'OUTLAW-6': [232, 420],
  'OUTLAW-7': [304, 400],
  'OUTLAW-8': [378, 396],
  'OUTLAW-9': [452, 408],
  'OUTLAW-R1': [544, 432],
  'OUTLAW-R2': [668, 458],
  E: [706, 582],
  'E-1': [846, 600],
  'E-2': [1010, 584],
  'ROCKFALL-1': [766, 462],
  'ROCKFALL-2': [836, 430],
  'ROCKFALL-3': [910, 418],
  'ROCKFALL-4': [984, 420],
  'ROCKFALL-R1': [1076, 430],
  'ROCKFALL-R2': [1200, 468],
  F: [1230, 596],
  'F-1': [1380, 588],
  'F-2': [1334, 476],
  G: [1460, 440],
  'G-1': [1316, 344],
  'G-2': [1450, 306],
  KC: [1180, 240],
};

export const RISKS: Readonly<Record<string, Point>> = {
  'FLOOD-R1': [40, 66],
  'FLOOD-R2': [16, 66],
  'OUTLAW-R2': [0, -66],
  'ROCKFALL-R2': [0, -66],
};

/** In front of the three bags, beside Kansas City: the middle of the first pair, from bag to bag, from tile to tile. */
export const FORESIGHT = { x: 694, y: 590, bag: 168, tile: 74 };

/** The stages a Simmental grows to, beside Kansas City where it grows. */
export const SIMMENTAL = { x: 418, y: 588, pitch: 96, scale: 0.66 };
