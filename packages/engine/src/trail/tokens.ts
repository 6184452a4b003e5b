import type { Seat } from '../core/state.ts';
import type { TrailContext } from './types.ts';

export function changeTokens(p: TrailContext, seat: Seat, change: number): void {
  if (change === 0) return;
  p.s.players[seat]!.tokens += change;
  p.log?.push({ type: 'tokens', seat, change });
}
