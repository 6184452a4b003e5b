import { automaPlan, becomeAutoma, soloOpponent, type AutomaOption } from '../../automa/setup.ts';
import type { SoloOpponent } from '../../core/edition.ts';
import type { Below } from '../../core/rng.ts';
import type { Setup } from '../../core/state.ts';
import type { SecondComponents } from '../compile.ts';
import { WORKERS, type SecondPlayer } from '../state.ts';

/** What Sam starts with. */

/** Cities by rising value: he delivers to one after the other, and may begin with any. */
export const citiesUp = (c: SecondComponents): number[] =>
  c.cities.map((_, city) => city).sort((a, b) => c.cities[a]!.value - c.cities[b]!.value);

export const samIn = (c: SecondComponents, setup: Setup): SoloOpponent =>
  soloOpponent(
    setup,
    'sam',
    c.tables.sam.difficulties,
    citiesUp(c).map((city) => c.cities[city]!),
  );

/** He starts with one worker more, and as many as the difficulty adds. */
export function becomeSam(
  c: SecondComponents,
  player: SecondPlayer,
  option: AutomaOption,
  worker: number,
  pick: Below,
): void {
  const { sam } = c.tables;
  const cities = citiesUp(c).map((city) => c.cities[city]!.id);
  const plan = automaPlan('sam', option, sam.difficulties, Object.keys(sam.cards).map(Number), cities, c.readings);
  const level = Object.entries(sam.difficulties).find(([name]) => name === option.difficulty)?.[1];
  const workers = WORKERS.map((name, type) => (type === worker ? 1 : 0) + (level?.extraWorkers[name] ?? 0));
  becomeAutoma(
    c,
    player,
    workers,
    { ...plan, difficulty: option.difficulty, discs: sam.discs, speciality: worker },
    pick,
  );
}
