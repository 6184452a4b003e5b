import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import { drawAndOwe } from '../effects/cards.ts';
import { cardsToDraw } from '../trail/flock.ts';
import { refuse } from '../trail/refusal.ts';
import { changeTokens } from '../trail/tokens.ts';
import { playerAt, type TrailContext } from '../trail/types.ts';

/** Exchange tokens: at any moment, also in the middle of an action and in another player's turn. */

/** One token: draw so many cards and discard as many. */
export interface ExchangeMove {
  do: 'exchange';
  draw: number;
}

const mostDrawn = (p: TrailContext, seat: Seat): number => Math.min(p.c.exchangeDraw, cardsToDraw(playerAt(p, seat)));

export function listExchanges(p: TrailContext, seat: Seat, out: ExchangeMove[]): void {
  if (playerAt(p, seat).tokens === 0) return;
  for (let draw = mostDrawn(p, seat); draw > 0; draw--) out.push({ do: 'exchange', draw });
}

export function exchangeRefusal(p: TrailContext, seat: Seat, { draw }: ExchangeMove): Refusal {
  const { tokens } = playerAt(p, seat);
  if (tokens < 1) return refuse('not-enough-tokens', 'exchange', { need: 1, have: tokens });
  const most = mostDrawn(p, seat);
  return most === 0 ? refuse('no-cards', 'deck') : refuse('too-many-cards', 'exchange', { need: draw, have: most });
}

export function exchange(p: TrailContext, seat: Seat, move: ExchangeMove): void {
  changeTokens(p, seat, -1);
  drawAndOwe(p, seat, move.draw, 'exchange');
}
