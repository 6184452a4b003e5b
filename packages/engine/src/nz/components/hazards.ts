/** Rockfalls and floods, and the hands that ask for a fee. */
import { rowsOf, type Tagged } from '../../core/rows.ts';
import { reconstructed, rulebook } from '../../core/source.ts';
import type { Hand, Hazard, HazardKind } from './types.ts';

/** Pounds for passing a hand, at any number of players. */
export const hands: Tagged<Record<Exclude<Hand, 'none'>, number>> = {
  black: rulebook(1, 'en'),
  green: rulebook(2, 'en'),
};

/** The card that comes with a removed hazard. */
export const hazardCards: Tagged<Record<HazardKind, 'sheepdog' | 'ferry'>> = {
  rockfall: rulebook('sheepdog', 'en'),
  flood: rulebook('ferry', 'en'),
};

const tile =
  (kind: HazardKind) =>
  (vp: number, hand: Hazard['hand']): Tagged<Hazard> => ({
    kind: rulebook(kind, 'en'),
    vp: reconstructed(vp, '2, 3 or 4 is stated; spread evenly, as in the Second Edition'),
    hand: reconstructed(hand, 'eight of each colour; the dearer green leans to the higher points'),
  });
const rockfall = tile('rockfall');
const flood = tile('flood');

export const hazards = rowsOf<Hazard>()({
  'rk-1': rockfall(2, 'black'),
  'rk-2': rockfall(2, 'black'),
  'rk-3': rockfall(2, 'green'),
  'rk-4': rockfall(3, 'black'),
  'rk-5': rockfall(3, 'green'),
  'rk-6': rockfall(3, 'green'),
  'rk-7': rockfall(4, 'black'),
  'rk-8': rockfall(4, 'green'),
  'rk-9': rockfall(4, 'green'),
  'fl-1': flood(2, 'black'),
  'fl-2': flood(2, 'green'),
  'fl-3': flood(3, 'black'),
  'fl-4': flood(3, 'black'),
  'fl-5': flood(3, 'green'),
  'fl-6': flood(4, 'black'),
  'fl-7': flood(4, 'green'),
});

export type HazardId = keyof typeof hazards;
