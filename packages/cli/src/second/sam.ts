import type { SecondPlayer } from '@drover/engine';
import { anA, listed, plural } from '../text.ts';
import { pickWords } from '../trail/effects.ts';
import type { AutomaWords } from '../trail/table.ts';
import { cityName } from './places.ts';
import type { SecondTable } from './words.ts';

/** What only his cards tell him to do. */
function action(at: SecondTable, number: number, name: string): string | null {
  const card = at.c.tables.sam.cards[number];
  switch (name) {
    case 'hire-engineer':
      return 'hire an engineer';
    case 'buy-one-less':
      return 'buy cattle with one cowboy less';
    case 'build-exactly':
      return `build with ${plural(card.builders, 'builder')}`;
    case 'engine':
      return 'move the engine by his engineers';
    case 'engine-exactly':
      return `move the engine ${plural(card.engine, 'space')}`;
    case 'cattle':
      return `take ${listed(card.cattle.map((pick) => anA(pickWords(at, pick))))}`;
    case 'outlaw':
      return 'take an outlaw';
    default:
      return null;
  }
}

export const sam: AutomaWords = {
  name: 'Sam',
  possessive: 'his',
  object: 'him',
  action,
  /** Cities by rising value, one after the other. */
  nextDelivery: ({ c }: SecondTable, { mind }: SecondPlayer) =>
    cityName([...c.cities].sort((a, b) => a.value - b.value)[mind!.next].id),
};
