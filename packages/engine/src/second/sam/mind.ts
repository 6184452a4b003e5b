import { automaPlan, type AutomaOption } from '../../automa/mind.ts';
import { shuffle, type Below } from '../../core/rng.ts';
import type { SecondComponents } from '../compile.ts';
import { WORKERS, type SecondPlayer } from '../state.ts';

/** What Sam starts with. */

/** Cities by rising value; the first ones are open to a custom opponent too. */
export const citiesUp = (c: SecondComponents): number[] =>
  c.cities.map((_, city) => city).sort((a, b) => c.cities[a]!.value - c.cities[b]!.value);

/** Makes a player of him: no money, no herd, one worker more, and as many as the difficulty adds. */
export function becomeSam(
  c: SecondComponents,
  player: SecondPlayer,
  option: AutomaOption,
  worker: number,
  pick: Below,
): void {
  const { sam } = c.tables;
  const cities = citiesUp(c).map((city) => c.cities[city]!.id);
  const { cards, first } = automaPlan('sam', option, sam.difficulties, Object.keys(sam.cards).map(Number), cities);
  Object.assign(player, {
    automa: true,
    pounds: 0,
    tokens: 0,
    stack: [],
    area: [],
    firstTurn: false,
    at: c.start,
    discs: c.discSpaces.map(() => 0),
  });
  player.workers[worker]!++;
  if (option.difficulty !== 'custom') {
    const { extraWorkers } = sam.difficulties[option.difficulty as keyof typeof sam.difficulties];
    WORKERS.forEach((type, i) => (player.workers[i]! += extraWorkers[type]));
  }
  player.mind = {
    difficulty: option.difficulty,
    deck: shuffle([...cards], pick),
    seen: [],
    speciality: worker,
    next: first,
    discs: sam.discs,
  };
}
