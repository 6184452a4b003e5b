import type { NzComponents, NzPlayer } from '@drover/engine';
import { anA, listed, plural } from '../text.ts';
import { automaActions } from '../trail/automa.ts';
import { pickWords, postName } from '../trail/effects.ts';
import type { AutomaWords } from '../trail/table.ts';
import type { NzTable } from './words.ts';

type SarahCard = NzComponents['tables']['sarah']['cards'][string];

/** What one of her cards tells her to do. */
function action(at: NzTable, card: SarahCard, name: SarahCard['actions'][number]): string {
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
      return automaActions(at)[name];
  }
}

/** The local posts for sheep, by rising value: she goes from one to the next. */
const localPosts = ({ posts }: NzComponents) =>
  posts.filter(({ wool, harbour }) => !wool && harbour < 0).sort((a, b) => a.value - b.value);

export const sarah: AutomaWords = {
  name: 'Sarah',
  possessive: 'her',
  object: 'her',
  card(at: NzTable, number) {
    const card = at.c.tables.sarah.cards[number];
    const say = (name: SarahCard['actions'][number]): string => action(at, card, name);
    return { speciality: card.speciality, actions: card.actions.map(say), otherwise: card.otherwise.map(say) };
  },
  nextDelivery: ({ c }: NzTable, { mind }: NzPlayer) => postName(localPosts(c)[mind!.next].id),
};
