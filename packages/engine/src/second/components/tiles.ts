/** Hazards, outlaws, the hands that ask for a fee, and the three bags the tiles come from. */
import { rowsOf, type PerPlayers, type Tagged } from '../../core/rows.ts';
import { published, rulebook, type Sourced } from '../../core/source.ts';
import type { Bag, Hand, Hazard, HazardKind, OutlawColour } from './types.ts';

/** Dollars for passing a hand. */
export const fees: Readonly<Record<Hand, PerPlayers<Sourced<number>>>> = {
  green: { 2: rulebook(2, 'en'), 3: rulebook(2, 'en'), 4: rulebook(1, 'en') },
  black: { 2: rulebook(2, 'en'), 3: rulebook(1, 'en'), 4: rulebook(2, 'en') },
};

const supply = 'boardgamefiesta, KansasCitySupply';

const tile =
  (kind: HazardKind) =>
  (vp: number, hand: Hand): Tagged<Hazard> => ({
    kind: rulebook(kind, 'en'),
    vp: published(vp, supply),
    hand: published(hand, supply),
  });
const flood = tile('flood');
const drought = tile('drought');
const rockfall = tile('rockfall');

export const hazards = rowsOf<Hazard>()({
  'fl-1': flood(2, 'black'),
  'fl-2': flood(2, 'green'),
  'fl-3': flood(3, 'black'),
  'fl-4': flood(3, 'green'),
  'fl-5': flood(4, 'green'),
  'fl-6': flood(4, 'green'),
  'dr-1': drought(2, 'black'),
  'dr-2': drought(2, 'green'),
  'dr-3': drought(3, 'black'),
  'dr-4': drought(3, 'green'),
  'dr-5': drought(4, 'green'),
  'dr-6': drought(4, 'green'),
  'ro-1': rockfall(2, 'black'),
  'ro-2': rockfall(2, 'green'),
  'ro-3': rockfall(3, 'black'),
  'ro-4': rockfall(3, 'green'),
  'ro-5': rockfall(4, 'green'),
  'ro-6': rockfall(4, 'green'),
});

export type HazardId = keyof typeof hazards;

export const outlaws: Readonly<Record<OutlawColour, Tagged<{ hand: Hand }>>> = {
  green: { hand: published('green', 'boardgamefiesta, Teepee') },
  orange: { hand: published('black', 'boardgamefiesta, Teepee') },
};

const none = published(0, supply);
const onlyWorkers = rulebook(0, 'en');

/** By the number on the back of the tiles. */
export const bags: Readonly<Record<1 | 2 | 3, Tagged<Bag>>> = {
  1: {
    hazards: published(18, supply),
    'green-outlaw': published(9, supply),
    'orange-outlaw': published(8, supply),
    cowboy: none,
    builder: none,
    engineer: none,
  },
  2: {
    hazards: onlyWorkers,
    'green-outlaw': onlyWorkers,
    'orange-outlaw': onlyWorkers,
    cowboy: published(11, supply),
    builder: published(11, supply),
    engineer: published(11, supply),
  },
  3: {
    hazards: none,
    'green-outlaw': published(2, supply),
    'orange-outlaw': published(3, supply),
    cowboy: published(7, supply),
    builder: published(7, supply),
    engineer: published(7, supply),
  },
};
