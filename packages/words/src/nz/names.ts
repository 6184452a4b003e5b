import { cardName, cardOf, numberIn } from '../names/cards.ts';
import { sharedSource } from '../names/sources.ts';
import { sharedName } from '../explanations/names.ts';
import type { Stack } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import type { Named, NzThing, SharedNamed } from '../pack/thing.ts';
import type { NzGameContext, NzTableContext } from './context.ts';

/** What only New Zealand has, by name. */

/** A trading post by its id: by kind and value. */
export function postName({ c, words: { names } }: NzGameContext, id: string): Name {
  const post = c.posts.find((info) => info.id === id);
  if (post === undefined) return names.city(id);
  const { value, wool, harbour } = post;
  if (harbour >= 0) return wool ? names.foreignWoolPost(value) : names.foreignPost(value);
  return wool ? names.woolPost(value) : names.post(value);
}

/** Bonus sheep have a breed; the other sets go by their number. */
export function bonusCardName({ c, words: { names } }: NzGameContext, id: string): Name {
  const printed = c.tables.bonusCards[id as 'set-1'].name;
  if (printed !== null) return names.breed(printed);
  return c.cards[c.cardId[id]].kind === 'objective'
    ? names.bonusObjective(numberIn(id))
    : names.bonusCard(numberIn(id));
}

/** Harbours for storehouses first, then the medium ones. */
export function harbourName({ c, words: { names } }: NzGameContext, harbour: number): Name {
  if (harbour >= c.houses.length) return names.mediumHarbour(numberIn(c.medium[harbour - c.houses.length].id));
  const { id, card, end } = c.houses[harbour];
  if (end) return names.farHarbour(numberIn(id));
  if (card !== null) return names.smallHarbour(numberIn(id));
  const wool = c.posts.some((post) => post.harbour === harbour && post.wool);
  return wool ? names.largeWoolHarbour(numberIn(id)) : names.largeHarbour(numberIn(id));
}

export const harbourNumber = ({ c }: NzGameContext, id: string): number =>
  [...c.houses, ...c.medium].findIndex((harbour) => harbour.id === id);

export const harbourNamed = (g: NzGameContext, id: string): Name => harbourName(g, harbourNumber(g, id));

export const seaName = ({ c, words: { names } }: NzGameContext, space: number): Name =>
  space === c.seaStart ? names.seaStart : names.sea(c.seaSpaces[space].id);

export const seaNamed = (g: NzGameContext, id: string): Name =>
  seaName(
    g,
    g.c.seaSpaces.findIndex((space) => space.id === id),
  );

export const pairName = ({ c, words: { names } }: NzGameContext, pair: number): Name =>
  names.pair(numberIn(c.pairs[pair].id));

/** The card in an open supply; the bonus stacks hold what the set-up put there. */
export const supplyCard = (at: NzTableContext, pile: number): Name =>
  pile < 4 ? cardName(at, at.c.supplyCards[pile]) : cardOf(at, at.s.bonusCards[pile - 4]);

export function nzName(at: NzTableContext, thing: SharedNamed | NzThing): Name {
  const { names } = at.words;
  switch (thing.is) {
    case 'bonus-tile':
      return names.bonusTile;
    case 'harbourmaster':
      return names.master('nz');
    case 'post':
      return postName(at, at.c.posts[thing.post].id);
    case 'sea':
      return seaName(at, thing.space);
    case 'harbour':
      return harbourName(at, thing.harbour);
    case 'pair':
      return pairName(at, thing.pair);
    case 'pathfinder':
      return names.pathfinder(thing.space);
    case 'supply':
      return thing.pile < 4 ? supplyCard(at, thing.pile) : names.stack(at.c.supplyCards[thing.pile] as Stack);
    default:
      return sharedName(at, thing);
  }
}

export function nzSource(g: NzGameContext, source: string): Named | null {
  const { c } = g;
  if (source.startsWith('post-')) return { is: 'post', post: c.postId[source.slice('post-'.length)] };
  const bonusTile = c.bonusTiles.findIndex(({ id }) => id === source);
  if (bonusTile >= 0) return { is: 'bonus-tile', tile: bonusTile };
  const master = c.harbourmasters.findIndex(({ id }) => id === source);
  if (master >= 0) return { is: 'harbourmaster', tile: master };
  const harbour = harbourNumber(g, source);
  if (harbour >= 0) return { is: 'harbour', harbour };
  const pair = c.pairs.findIndex(({ id }) => id === source);
  if (pair >= 0) return { is: 'pair', pair };
  if (source.startsWith('wellington-')) return { is: 'space', space: c.end };
  return sharedSource(g, source);
}
