import type { SecondComponents, SecondPlayer } from '@drover/engine';
import { anA, listed, plural } from '../text.ts';
import { automaActions } from '../trail/automa.ts';
import { pickWords } from '../trail/effects.ts';
import type { AutomaWords } from '../trail/table.ts';
import { cityName, type SecondTable } from './words.ts';

type SamCard = SecondComponents['tables']['sam']['cards'][string];

/** What one of his cards tells him to do. */
function action(at: SecondTable, card: SamCard, name: SamCard['actions'][number]): string {
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
      return automaActions(at)[name];
  }
}

export const sam: AutomaWords = {
  name: 'Sam',
  possessive: 'his',
  object: 'him',
  card(at: SecondTable, number) {
    const { cards, otherwise } = at.c.tables.sam;
    const card = cards[number];
    const say = (name: SamCard['actions'][number]): string => action(at, card, name);
    return {
      speciality: card.speciality,
      actions: card.actions.map(say),
      otherwise: otherwise ? card.otherwise.map(say) : [],
    };
  },
  /** Cities by rising value, one after the other. */
  nextDelivery: ({ c }: SecondTable, { mind }: SecondPlayer) =>
    cityName([...c.cities].sort((a, b) => a.value - b.value)[mind!.next].id),
};
