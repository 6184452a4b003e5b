import { plural } from '../text.ts';
import { bagTile, foresightLines, marketRows, objectiveLines, stockLines } from '../trail/markets.ts';
import { OUTLAWS } from '../trail/names.ts';
import type { SecondTable } from './words.ts';

/** Jobs, cattle, foresight and objectives as text. */
export function marketLines(at: SecondTable): string[] {
  const { s, c } = at;
  const [heifers, cows] = s.simmental;
  return [
    '  Jobs',
    ...marketRows(at, c.jobCosts, s.jobs, (worker) => c.workers[worker]),
    ...stockLines(
      at,
      'Cattle',
      c.simmental ? [`${plural(heifers, 'Simmental heifer')} and ${plural(cows, 'cow')} in reserve`] : [],
    ),
    ...s.foresight.flatMap((spaces, bag) =>
      foresightLines(
        bag + 1,
        spaces.map((tile) => foresightTile(at, tile)),
        s.bags[bag],
      ),
    ),
    ...objectiveLines(at),
  ];
}

/** A tile of the bags: workers come first, then outlaws, then hazards. */
export function foresightTile(at: SecondTable, tile: number): string {
  const firstOutlaw = at.c.workers.length;
  return bagTile(at, tile, firstOutlaw + OUTLAWS.length) ?? OUTLAWS[tile - firstOutlaw];
}
