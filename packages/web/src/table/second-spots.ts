import type { SecondMove } from '@drover/engine';
import { disc, hand, onSpace, SHARED_SPOTS, type SpotsFor } from './shared-spots.ts';

export const SECOND_SPOTS: SpotsFor<SecondMove> = {
  ...SHARED_SPOTS,
  // The row is the bag the tile was drawn from.
  foresight: ({ tile }, view) => [
    `foresight:${(view.agenda.at(-1) as { bag?: number } | undefined)?.bag ?? 0}:${tile}`,
  ],
  deliver: (move) => [`city:${move.city}`, ...disc(move.disc)],
  upgrade: (move) => [`station:${move.station}`, ...disc(move.with)],
  borrow: onSpace,
  bounty: onSpace,
  engine: ({ to }) => [`rail:${to}`],
  raise: hand,
  'kansas-city': () => [],
};
