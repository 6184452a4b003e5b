import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import { exchange, exchangeRefusal, listExchanges, type ExchangeMove } from '../phases/exchange.ts';
import { changeTokens } from '../trail/tokens.ts';
import { removeFromGame } from './invest.ts';
import { refuse } from './refusal.ts';
import { playerOf, type NzContext } from './state.ts';
import { stackSupply, takeCard } from './supplies.ts';
import { gainGold, spendGold } from './tracks.ts';

/**
 * What can be done at any moment, also in the middle of an action: exchange tokens (by anybody) and bonus cards for
 * gold (by the player whose turn it is). Only a reveal cannot be interrupted; the engine sees to that.
 */

/** Two tokens: a Shropshire in hand leaves the game, for a gold. */
export interface CullMove {
  do: 'cull';
}

/** Gold for the top card of a bonus stack. */
export interface GoldMove {
  do: 'gold';
  stack: number;
}

export type FreeMove = ExchangeMove | CullMove | GoldMove;

export const isFree = (move: { do: string }): boolean =>
  move.do === 'exchange' || move.do === 'cull' || move.do === 'gold';

const CULL: CullMove = { do: 'cull' };

export function listFree(p: NzContext, seat: Seat, out: FreeMove[]): void {
  const player = p.s.players[seat];
  if (player === undefined) return;
  listExchanges(p, seat, out as ExchangeMove[]);
  if (player.tokens >= p.c.cull.tokens && player.hand.includes(p.c.cull.card)) out.push(CULL);
  if (player.gold > 0 && mayBuy(p, seat))
    for (let stack = 0; stack < p.c.bonusPrices.length; stack++)
      if (player.gold >= p.c.bonusPrices[stack]! && p.s.cardSupply[stackSupply(stack)]! > 0)
        out.push({ do: 'gold', stack });
}

/** Phases A and B of the own turn; the opening steps of the first turn come before them. */
const mayBuy = (p: NzContext, seat: Seat): boolean => p.s.active === seat && !playerOf(p, seat).firstTurn;

export function freeRefusal(p: NzContext, seat: Seat, move: FreeMove): Refusal | null {
  const player = p.s.players[seat];
  if (player === undefined) return refuse('not-your-turn', 'NZ-X15');
  switch (move.do) {
    case 'exchange':
      return exchangeRefusal(p, seat, move);
    case 'cull':
      return player.tokens < p.c.cull.tokens
        ? refuse('not-enough-tokens', 'NZ-X15', { need: p.c.cull.tokens, have: player.tokens })
        : refuse('card-not-in-hand', 'NZ-X15', { what: p.c.cards[p.c.cull.card]!.id });
    case 'gold': {
      if (!mayBuy(p, seat)) return refuse(p.s.active === seat ? 'opening-first' : 'not-your-turn', 'NZ-X18');
      const price = p.c.bonusPrices[move.stack]!;
      const name = p.c.supplyCards[stackSupply(move.stack)]!;
      return player.gold < price
        ? refuse('not-enough-gold', 'NZ-X18', { need: price, have: player.gold, what: name })
        : refuse('sold-out', 'NZ-X18', { what: name });
    }
  }
}

export function doFree(p: NzContext, seat: Seat, move: FreeMove): void {
  switch (move.do) {
    case 'exchange':
      exchange(p, seat, move);
      return;
    case 'cull':
      changeTokens(p, seat, -p.c.cull.tokens);
      removeFromGame(p, seat, p.c.cull.card);
      gainGold(p, seat, p.c.cull.gold);
      return;
    case 'gold':
      spendGold(p, seat, p.c.bonusPrices[move.stack]!);
      takeCard(p, seat, stackSupply(move.stack), 'gold');
  }
}
