import { OUTLAWS, type AuxiliaryId } from '../pack/ids.ts';
import type { Thing } from '../thing.ts';
import type { At } from './at.ts';
import { buildingOf, cardOf, discName, hazardKind, workerAt } from './names.ts';
import { effectWords } from './effects.ts';
import { placeName } from './places.ts';

/** What anything on the table is called. */

type Only<K extends Thing['is']> = Extract<Thing, { is: K }>;
export type NzThing = Only<
  'bonus-tile' | 'harbourmaster' | 'post' | 'sea' | 'harbour' | 'pair' | 'pathfinder' | 'supply'
>;
export type SecondThing = Only<'station-master' | 'rail' | 'station' | 'city'>;
export type SharedThing = Exclude<Thing, NzThing | SecondThing>;

export const notHere = ({ is }: Thing): never => {
  throw new RangeError(`There is no ${is} in this edition.`);
};

export function sharedName(at: At, thing: SharedThing): string {
  const { names, topics } = at.words;
  switch (thing.is) {
    case 'effect':
      return effectWords(at, thing.effect);
    case 'space':
      return placeName(at, thing.space);
    case 'building':
      return names.building(buildingOf(at, 0, thing.building).id);
    case 'neutral':
      return names.neutral(at.c.neutral[thing.neutral].id);
    case 'hazard':
      return names.hazard(hazardKind(at, thing.hazard));
    case 'outlaw':
      return names.outlaw(OUTLAWS[thing.outlaw]);
    case 'worker':
      return names.worker(workerAt(at, thing.worker));
    case 'worker-space':
      return names.workerSpace(workerAt(at, thing.worker), thing.space + 1);
    case 'card':
      return cardOf(at, thing.card);
    case 'disc':
      return discName(at, at.c.discSpaces[thing.disc].id);
    case 'auxiliary':
      return names.auxiliary(names.auxiliaries[at.c.auxiliaries[thing.auxiliary].id as AuxiliaryId]);
    case 'buying':
      return names.buying(thing.option + 1);
    case 'player':
      return at.who(thing.seat);
    default:
      return topics[thing.is](at.edition);
  }
}
