import type { GameContext } from '../context/context.ts';
import type { Named } from '../pack/thing.ts';
import { spaceNamed } from './places.ts';

/** What on the table asks or gives something, from the name the engine has for it. */
export function sharedSource(g: GameContext, source: string): Named | null {
  const { c } = g;
  if (source in c.cardId) return { is: 'card', card: c.cardId[source] };
  const neutral = c.neutral.findIndex(({ id }) => id === source);
  if (neutral >= 0) return { is: 'neutral', neutral };
  const building = c.buildings.findIndex(({ id }) => id === source);
  if (building >= 0) return { is: 'building', building: Math.floor(building / 2) };
  const auxiliary = c.auxiliaries.findIndex(({ id }) => id === source);
  if (auxiliary >= 0) return { is: 'auxiliary', auxiliary };
  const [row, space] = source.split('-');
  const worker = c.workers.indexOf(row);
  if (worker >= 0 && space !== undefined) return { is: 'worker-space', worker, space: Number(space) - 1 };
  if (source.startsWith('automa-')) return { is: 'automa-deck' };
  if (source === 'exchange') return { is: 'tokens' };
  const place = spaceNamed(g, source);
  return place < 0 ? null : { is: 'space', space: place };
}
