import type { NzComponents, Refusal } from '@drover/engine';
import type { Ground } from '../trail/at.ts';
import { postName } from '../trail/effects.ts';
import { harbourNamed, harbourNumber, seaName } from './things.ts';

/** Rules that speak of trading posts. */
const OF_POSTS: readonly string[] = ['NZ-W5', 'NZ-W6', 'NZ-X12'];

/** Foreign posts bear the ids of their harbours, and sea spaces those of trail spaces: the rule says which is meant. */
export function nzRefusalName(g: Ground<NzComponents>, { rule }: Refusal, id: string): string | null {
  const { c, words } = g;
  if (OF_POSTS.includes(rule) && id in c.postId) return postName(g, id);
  if (rule === 'NZ-X6') {
    const sea = c.seaSpaces.findIndex((space) => space.id === id);
    if (sea >= 0) return seaName(g, sea);
  }
  if (harbourNumber(g, id) >= 0) return harbourNamed(g, id);
  return c.bonusTiles.some((tile) => tile.id === id) ? words.names.bonusTile : null;
}
