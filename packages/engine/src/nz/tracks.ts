import { refuse } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import type { Effect } from '../effects/effect.ts';
import { ask, effectChoice } from '../effects/rule.ts';
import { earn } from '../trail/money.ts';
import type { EffectRule, EffectTask } from '../trail/types.ts';
import { playerOf, type NzPlay, type NzPlayer } from './state.ts';

/** Gold, exchange tokens, certificates: what is counted on the player board. */

type Of<D extends Effect['do']> = Extract<Effect, { do: D }>;

export function gainGold(p: NzPlay, seat: Seat, gold: number): void {
  const player = playerOf(p, seat);
  const change = Math.min(gold, p.c.tables.tracks.goldLimit - player.gold);
  if (change === 0) return;
  player.gold += change;
  p.log?.push({ type: 'gold', seat, change, now: player.gold });
}

export function spendGold(p: NzPlay, seat: Seat, gold: number): void {
  const player = playerOf(p, seat);
  if (gold === 0) return;
  player.gold -= gold;
  p.log?.push({ type: 'gold', seat, change: -gold, now: player.gold });
}

export function changeTokens(p: NzPlay, seat: Seat, change: number): void {
  if (change === 0) return;
  playerOf(p, seat).tokens += change;
  p.log?.push({ type: 'tokens', seat, change });
}

export const certificateLimit = (p: NzPlay, player: NzPlayer): number =>
  player.discs[p.c.certificateLimitSpace] === 0
    ? p.c.tables.tracks.certificateLimitCleared
    : p.c.tables.tracks.certificateLimit;

/** Moves the marker; reaching 2 from below also brings a gold. */
export function moveCertificates(p: NzPlay, seat: Seat, change: number): void {
  const player = playerOf(p, seat);
  const before = player.certificates;
  player.certificates += change;
  if (change !== 0) p.log?.push({ type: 'certificates', seat, change, now: player.certificates });
  const mark = p.c.tables.tracks.certificateGoldAt;
  if (before < mark && player.certificates >= mark) gainGold(p, seat, 1);
}

export function permanentCertificates(p: NzPlay, player: NzPlayer): number {
  let sum = player.permanentCertificates;
  for (const space of p.c.certificateSpaces) if (player.discs[space] === 0) sum++;
  return sum;
}

export function permanentWool(p: NzPlay, player: NzPlayer): number {
  let sum = player.permanentWool;
  for (const space of p.c.woolSpaces) if (player.discs[space] === 0) sum++;
  return sum;
}

/** Money, gold and tokens are simply taken: money must be, and the others never hurt. */
export const gain: EffectRule<Of<'gain'>, NzPlay> = {
  refusal: () => null,
  run(p, { seat, effect, source }) {
    earn(p, seat, effect.pounds ?? 0, source);
    gainGold(p, seat, effect.gold ?? 0);
    changeTokens(p, seat, effect.tokens ?? 0);
  },
};

export interface CertifyMove {
  do: 'certify';
  steps: number;
}

export const certificates: EffectRule<Of<'certificates'>, NzPlay> = {
  refusal(p, seat) {
    const player = playerOf(p, seat);
    const limit = certificateLimit(p, player);
    return player.certificates >= limit ? refuse('nothing-to-gain', 'NZ-X19') : null;
  },
  run(p, task) {
    const player = playerOf(p, task.seat);
    const most = Math.min(task.effect.steps, certificateLimit(p, player) - player.certificates);
    if (task.will === 'must' || (task.will === 'may' && most === 1)) moveCertificates(p, task.seat, most);
    else ask(p, 'certificates', task);
  },
};

export const certificatesChoice = effectChoice<NzPlay, EffectTask & { effect: Of<'certificates'> }, CertifyMove>({
  moves(p, task, out) {
    const player = playerOf(p, task.seat);
    const most = Math.min(task.effect.steps, certificateLimit(p, player) - player.certificates);
    for (let steps = most; steps > 0; steps--) out.push({ do: 'certify', steps });
  },
  take: (p, task, move) => moveCertificates(p, task.seat, move.steps),
});

export const permanent: EffectRule<Of<'permanent'>, NzPlay> = {
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
