import type { NzComponents } from '@drover/engine';
import type { Stack } from '../pack/ids.ts';
import type { Thing } from '../thing.ts';
import type { Ground, NzAt } from '../trail/at.ts';
import { postName } from '../trail/effects.ts';
import { cardName, cardOf, numberIn } from '../trail/names.ts';
import { sharedSource } from '../trail/sources.ts';
import { notHere, sharedName } from '../trail/things.ts';

/** What only New Zealand has, by name. */

type NzGround = Ground<NzComponents>;

/** Harbours for storehouses first, then the medium ones. */
export function harbourName({ c, words: { names } }: NzGround, harbour: number): string {
  if (harbour >= c.houses.length) return names.mediumHarbour(numberIn(c.medium[harbour - c.houses.length].id));
  const { id, card, end } = c.houses[harbour];
  if (end) return names.farHarbour(numberIn(id));
  if (card !== null) return names.smallHarbour(numberIn(id));
  const wool = c.posts.some((post) => post.harbour === harbour && post.wool);
  return wool ? names.largeWoolHarbour(numberIn(id)) : names.largeHarbour(numberIn(id));
}

export const harbourNumber = ({ c }: NzGround, id: string): number =>
  [...c.houses, ...c.medium].findIndex((harbour) => harbour.id === id);

export const harbourNamed = (g: NzGround, id: string): string => harbourName(g, harbourNumber(g, id));

export const seaName = ({ c, words: { names } }: NzGround, space: number): string =>
  space === c.seaStart ? names.seaStart : names.sea(c.seaSpaces[space].id);

export const seaNamed = (g: NzGround, id: string): string =>
  seaName(
    g,
    g.c.seaSpaces.findIndex((space) => space.id === id),
  );

export const pairName = ({ c, words: { names } }: NzGround, pair: number): string =>
  names.pair(numberIn(c.pairs[pair].id));

/** The card in an open supply; the bonus stacks hold what the set-up put there. */
export const supplyCard = (at: NzAt, pile: number): string =>
  pile < 4 ? cardName(at, at.c.supplyCards[pile]) : cardOf(at, at.s.bonusCards[pile - 4]);

export function nzName(at: NzAt, thing: Thing): string {
  const { names } = at.words;
  switch (thing.is) {
    case 'bonus-tile':
      return names.bonusTile;
    case 'harbourmaster':
      return names.harbourmaster;
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
    case 'station-master':
    case 'rail':
    case 'station':
    case 'city':
      return notHere(thing);
    default:
      return sharedName(at, thing);
  }
}

export function nzSource(g: NzGround, source: string): Thing | null {
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
