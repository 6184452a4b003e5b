import type { TableContext } from '../context/context.ts';
import { OUTLAWS, type AuxiliaryId, type DiscId } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import type { SharedNamed } from '../pack/thing.ts';
import { cardOf } from '../names/cards.ts';
import { placeName } from '../names/places.ts';
import { buildingOf, hazardKind, workerAt } from '../names/tiles.ts';

/** What anything on the table is called. */
export function sharedName(at: TableContext, thing: SharedNamed): Name {
  const { names, topics } = at.words;
  switch (thing.is) {
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
      return names.disc(at.c.discSpaces[thing.disc].id as DiscId);
    case 'auxiliary':
      return names.auxiliary(at.c.auxiliaries[thing.auxiliary].id as AuxiliaryId);
    case 'buying':
      return names.buying(thing.option + 1);
    default:
      return topics[thing.is](at.edition);
  }
}
