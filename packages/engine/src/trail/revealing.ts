import type { GameEvent } from '../core/state.ts';
import type { TrailEvent } from './events.ts';

const REVEALING: ReadonlySet<string> = new Set<TrailEvent['type'] | 'foresight-filled'>([
  'shuffled',
  'drew',
  'market',
  'objectives',
  'foresight-filled',
  'automa-card',
]);

/**
 * Told when something came to light that nobody could know: what follows may be different in another game with the same
 * look. It is the same as what cannot be taken back (`reveals` of a state).
 */
export const isRevealing = (event: GameEvent): boolean =>
  REVEALING.has(event.type) || (event.type === 'acquired' && (event as { from?: string }).from === 'stack');
