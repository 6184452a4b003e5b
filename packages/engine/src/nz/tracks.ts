import type { Seat } from '../core/state.ts';
import type { Effect } from '../effects/effect.ts';
import type { EffectRule } from '../trail/types.ts';
import type { NzComponents } from './compile.ts';
import { playerOf, type NzContext, type NzPlayer } from './state.ts';

/** Gold, and what is permanent: counted on the player board. */

type Of<D extends Effect['do']> = Extract<Effect, { do: D }>;

export function gainGold(p: NzContext, seat: Seat, gold: number): void {
  const player = playerOf(p, seat);
  const change = Math.min(gold, p.c.tables.tracks.goldLimit - player.gold);
  if (change === 0) return;
  player.gold += change;
  p.log?.push({ type: 'gold', seat, change, now: player.gold });
}

export function spendGold(p: NzContext, seat: Seat, gold: number): void {
  const player = playerOf(p, seat);
  if (gold === 0) return;
  player.gold -= gold;
  p.log?.push({ type: 'gold', seat, change: -gold, now: player.gold });
}

export const certificateLimit = (p: NzContext, seat: Seat): number =>
  playerOf(p, seat).discs[p.c.certificateLimitSpace] === 0
    ? p.c.tables.tracks.certificateLimitCleared
    : p.c.tables.tracks.certificateLimit;

/** Reaching 2 from below also brings a gold. */
export function certificatesMoved(p: NzContext, seat: Seat, from: number, to: number): void {
  const mark = p.c.tables.tracks.certificateGoldAt;
  if (from < mark && to >= mark) gainGold(p, seat, 1);
}

export function permanentCertificates(c: NzComponents, player: NzPlayer): number {
  let sum = player.permanentCertificates;
  for (const space of c.certificateSpaces) if (player.discs[space] === 0) sum++;
  return sum;
}

export function permanentWool(p: Pick<NzContext, 'c'>, player: NzPlayer): number {
  let sum = player.permanentWool;
  for (const space of p.c.woolSpaces) if (player.discs[space] === 0) sum++;
  return sum;
}

export const permanent: EffectRule<Of<'permanent'>, NzContext> = {
  refusal: () => null,
  run(p, { seat, effect }) {
    const player = playerOf(p, seat);
    const certificatesMore = effect.certificates ?? 0;
    const wool = effect.wool ?? 0;
    player.permanentCertificates += certificatesMore;
    player.permanentWool += wool;
    p.log?.push({ type: 'permanent', seat, certificates: certificatesMore, wool });
  },
};
