import type { NzComponents, Refusal } from '@drover/engine';
import type { Ground } from '../trail/at.ts';
import { postName } from '../trail/effects.ts';
import { harbourNamed, harbourNumber, seaName } from './things.ts';

const POSTS: readonly string[] = ['out-of-reach', 'already-delivered', 'no-storehouse-there'];

/** Foreign posts bear the ids of their harbours, and sea spaces those of trail spaces: the rule says which is meant. */
export function nzRefusalName(g: Ground<NzComponents>, { code, rule }: Refusal, id: string): string | null {
  const { c, words } = g;
  if (POSTS.includes(code) && id in c.postId) return postName(g, id);
  if (rule === 'NZ-X6') {
    const sea = c.seaSpaces.findIndex((space) => space.id === id);
    if (sea >= 0) return seaName(g, sea);
  }
  if (harbourNumber(g, id) >= 0) return harbourNamed(g, id);
  return c.bonusTiles.some((tile) => tile.id === id) ? words.names.bonusTile : null;
}
