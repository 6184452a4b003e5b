import type { Seat } from '../core/state.ts';
import type { TrailPlay } from './types.ts';

export function changeTokens(p: TrailPlay, seat: Seat, change: number): void {
  if (change === 0) return;
  p.s.players[seat]!.tokens += change;
  p.log?.push({ type: 'tokens', seat, change });
}
