import type { GameEvent } from '@drover/engine';
import type { Walk } from '../stage/stage.ts';

/** The walk among what happened, if there was one. */
export function walkOf(events: readonly GameEvent[]): Walk | null {
  const moved = events.find(({ type }) => type === 'moved');
  return moved === undefined ? null : (moved as unknown as Walk);
}
