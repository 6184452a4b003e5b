import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import type { Effect } from '../effects/effect.ts';
import { effectChoice, effectRefusal } from '../effects/rule.ts';
import { takeFromHand } from '../trail/flock.ts';
import { spend } from '../trail/money.ts';
import { pushEffect, type EffectRule } from '../trail/types.ts';
import { refuse } from './refusal.ts';
import { playerOf, type NzContext } from './state.ts';
import type { NzTask } from './tasks.ts';
import { spendGold } from './tracks.ts';

/** The bonus tiles market. */

type InvestEffect = Extract<Effect, { do: 'invest' }>;
type RetireEffect = Extract<Effect, { do: 'retire' }>;

export interface InvestMove {
  do: 'invest';
  row: number;
  column: number;
}

/** A starting sheep leaves the game. */
export interface RetireMove {
  do: 'retire';
  card: number;
}

export const columns = (p: NzContext): number => p.s.bonusMarket.length / p.c.bonusCosts.length;

function investRefusal(p: NzContext, seat: Seat, slot: number, row: number, modifier: number): Refusal | null {
  if (row === p.s.tokenRow) return refuse('row-closed', 'NZ-X2');
  const there = p.s.bonusMarket[slot]!;
  if (there === 0) return refuse('empty-space', 'NZ-X2');
  const player = playerOf(p, seat);
  const tile = p.c.bonusTiles[there - 1]!;
  const cost = Math.max(0, p.c.bonusCosts[row]! + modifier) + tile.money;
  if (cost > player.money) return refuse('too-dear', 'NZ-X2', { need: cost, have: player.money, what: tile.id });
  if (tile.gold > player.gold)
    return refuse('not-enough-gold', 'NZ-X2', { need: tile.gold, have: player.gold, what: tile.id });
  if (tile.needs !== null) return effectRefusal(p, seat, tile.needs);
  return null;
}

export const invest: EffectRule<InvestEffect, NzContext> = {
  refusal(p, seat, effect) {
    const width = columns(p);
    let reason: Refusal | null = null;
    for (let slot = 0; slot < p.s.bonusMarket.length; slot++) {
      if (p.s.bonusMarket[slot] === 0) continue;
      const refusal = investRefusal(p, seat, slot, Math.floor(slot / width), effect.modifier);
      if (refusal === null) return null;
      if (reason === null || reason.code === 'row-closed') reason = refusal;
    }
    return reason ?? refuse('sold-out', 'NZ-X2');
  },
  run: (p, task) => p.s.agenda.push({ ...task, task: 'invest' }),
};

export const investChoice = effectChoice<NzContext, NzTask<'invest'>, InvestMove>({
  mayLapse: true,
  moves(p, task, out) {
    const width = columns(p);
    for (let slot = 0; slot < p.s.bonusMarket.length; slot++) {
      if (p.s.bonusMarket[slot] === 0) continue;
      const row = Math.floor(slot / width);
      if (investRefusal(p, task.seat, slot, row, task.effect.modifier) === null)
        out.push({ do: 'invest', row, column: slot % width });
    }
  },
  take(p, task, { row, column }) {
    const slot = row * columns(p) + column;
    const index = p.s.bonusMarket[slot]! - 1;
    const tile = p.c.bonusTiles[index]!;
    const cost = Math.max(0, p.c.bonusCosts[row]! + task.effect.modifier) + tile.money;
    p.s.bonusMarket[slot] = 0;
    p.log?.push({ type: 'invested', seat: task.seat, tile: tile.id, cost });
    spend(p, task.seat, cost, 'invest');
    spendGold(p, task.seat, tile.gold);
    playerOf(p, task.seat).bonusTiles.push(index);
    for (let i = tile.rewards.length - 1; i >= 0; i--) pushEffect(p, task.seat, tile.rewards[i]!, 'must', tile.id);
    if (tile.needs?.do === 'retire') pushEffect(p, task.seat, tile.needs, 'must', tile.id);
  },
  refusal(p, task, move) {
    if (move.do !== 'invest') return null;
    if (move.row >= p.c.bonusCosts.length) return refuse('no-such-space', 'NZ-X2');
    // Fewer players use fewer columns.
    if (move.column >= columns(p)) return refuse('no-such-space', 'NZ-S7');
    return investRefusal(p, task.seat, move.row * columns(p) + move.column, move.row, task.effect.modifier);
  },
});

const canRetire = (p: NzContext, card: number, breeding: number): boolean => {
  const info = p.c.cards[card];
  return info !== undefined && info.flock && info.breeding === breeding;
};

export const retire: EffectRule<RetireEffect, NzContext> = {
  refusal: (p, seat, effect) =>
    playerOf(p, seat).hand.some((card) => canRetire(p, card, effect.breeding))
      ? null
      : refuse('card-not-in-hand', 'NZ-X2', { what: 'starter', need: effect.breeding }),
  run: (p, task) => p.s.agenda.push({ ...task, task: 'retire' }),
};

export function removeFromGame(p: NzContext, seat: Seat, card: number): void {
  takeFromHand(playerOf(p, seat), card);
  p.log?.push({ type: 'out', seat, card: p.c.cards[card]!.id });
}

export const retireChoice = effectChoice<NzContext, NzTask<'retire'>, RetireMove>({
  binding: true,
  moves(p, task, out) {
    const { hand } = playerOf(p, task.seat);
    for (let i = 0; i < hand.length; i++)
      if (hand[i] !== hand[i - 1] && canRetire(p, hand[i]!, task.effect.breeding))
        out.push({ do: 'retire', card: hand[i]! });
  },
  take: (p, task, move) => removeFromGame(p, task.seat, move.card),
  refusal: (_p, task, move) =>
    move.do === 'retire' ? refuse('other-card-wanted', 'NZ-X2', { what: 'starter', need: task.effect.breeding }) : null,
});
