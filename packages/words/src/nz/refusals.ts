import type { Refusal } from '@drover/engine';
import type { Name } from '../pack/name.ts';
import type { NzGameContext } from './context.ts';
import { harbourNamed, harbourNumber, postName, seaName } from './names.ts';

/** Rules that speak of trading posts. */
const OF_POSTS: readonly string[] = ['NZ-W5', 'NZ-W6', 'NZ-X12'];

/** Foreign posts bear the ids of their harbours, and sea spaces those of trail spaces: the rule says which is meant. */
export function nzRefusalName(g: NzGameContext, { rule }: Refusal, id: string): Name | null {
  const { c, words } = g;
  if (OF_POSTS.includes(rule) && id in c.postId) return postName(g, id);
  if (rule === 'NZ-X6') {
    const sea = c.seaSpaces.findIndex((space) => space.id === id);
    if (sea >= 0) return seaName(g, sea);
  }
  if (harbourNumber(g, id) >= 0) return harbourNamed(g, id);
  return c.bonusTiles.some((tile) => tile.id === id) ? words.names.bonusTile : null;
}
