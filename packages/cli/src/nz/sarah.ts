import type { NzComponents, NzPlayer } from '@drover/engine';
import { anA, listed, plural } from '../text.ts';
import { pickWords, postName } from '../trail/effects.ts';
import type { AutomaWords } from '../trail/table.ts';
import type { NzTable } from './words.ts';

/** What only her cards tell her to do. */
function action(at: NzTable, number: number, name: string): string | null {
  const card = at.c.tables.sarah.cards[number];
  switch (name) {
    case 'build-exactly':
      return `build with ${plural(card.craftsmen, 'craftsman')}`;
    case 'pathfinder':
      return plural(card.pathfinder, 'pathfinder step');
    case 'extra-steps':
      return plural(card.extraSteps, 'more step');
    case 'remove-bonus-tile':
      return 'remove a bonus tile';
    case 'bonus-card':
      return 'take a bonus card by her sailors';
    case 'shearer-sheep':
      return 'take sheep by her shearers';
    case 'sheep':
      return `take ${listed(card.sheep.map((pick) => anA(pickWords(at, pick))))}`;
    default:
      return null;
  }
}

/** The local posts for sheep, by rising value: she goes from one to the next. */
const localPosts = ({ posts }: NzComponents) =>
  posts.filter(({ wool, harbour }) => !wool && harbour < 0).sort((a, b) => a.value - b.value);

export const sarah: AutomaWords = {
  name: 'Sarah',
  possessive: 'her',
  object: 'her',
  action,
  nextDelivery: ({ c }: NzTable, { mind }: NzPlayer) => postName(localPosts(c)[mind!.next].id),
};
