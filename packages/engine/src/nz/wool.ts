import type { Seat } from '../core/state.ts';
import { drawAndOwe } from '../effects/cards.ts';
import type { Effect } from '../effects/effect.ts';
import { effectChoice } from '../effects/rule.ts';
import { cardsToDraw, discard } from '../trail/flock.ts';
import { earn } from '../trail/money.ts';
import type { EffectRule } from '../trail/types.ts';
import { deliver, deliveryRefusal, listDeliveries, type DeliverMove } from './posts.ts';
import { refuse, type NzRule } from './refusal.ts';
import { playerOf, SHEARER, type NzContext } from './state.ts';
import type { NzTask } from './tasks.ts';
import { permanentWool } from './tracks.ts';

/** Shear your sheep: reveal, be paid, perhaps place a disc; idle shearers draw and discard before or after. */

type ShearEffect = Extract<Effect, { do: 'shear' }>;

/** Shows a sheep of this breed, for wool or for income. */
export interface RevealMove {
  do: 'reveal';
  card: number;
}

/** Ends the reveal: wool is paid. */
export interface ShearMove {
  do: 'shear';
}

/** A shearer who does not shear draws a card and discards one. */
export interface RedrawMove {
  do: 'redraw';
}

export const shear: EffectRule<ShearEffect, NzContext> = {
  refusal(p, seat, effect) {
    if (!effect.exactly) return null;
    return playerOf(p, seat).hand.some((card) => p.c.cards[card]?.kind === 'animal')
      ? null
      : refuse('card-not-in-hand', 'NZ-X11', { what: 'sheep' });
  },
  run: (p, task) =>
    p.s.agenda.push({
      ...task,
      task: 'shear',
      free: task.effect.sheep === 'shearers' ? playerOf(p, task.seat).workers[SHEARER]! : task.effect.sheep,
      revealed: [],
      sheared: false,
    }),
};

type ShearTask = NzTask<'shear'>;

/** Sheep breeds in hand that are not among the revealed. */
export function listReveals(p: NzContext, seat: Seat, revealed: readonly number[], out: RevealMove[]): void {
  const { hand } = playerOf(p, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (card !== hand[i - 1] && p.c.cards[card]?.kind === 'animal' && !revealed.includes(card))
      out.push({ do: 'reveal', card });
  }
}

export function revealRefusal(p: NzContext, seat: Seat, revealed: readonly number[], card: number, rule: NzRule) {
  const info = p.c.cards[card]!;
  if (revealed.includes(card)) return refuse('already-revealed', rule, { what: info.id });
  if (!playerOf(p, seat).hand.includes(card)) return refuse('card-not-in-hand', rule, { what: info.id });
  return info.kind === 'animal' ? null : refuse('not-a-sheep', rule, { what: info.id });
}

const woolOf = (p: NzContext, task: ShearTask): number =>
  task.revealed.reduce((sum, card) => sum + p.c.cards[card]!.wool, permanentWool(p, playerOf(p, task.seat)));

export const shearChoice = effectChoice<NzContext, ShearTask, RevealMove | ShearMove | RedrawMove | { do: 'done' }>({
  reveal: (task) => task.revealed.length > 0,
  mayLapse: true,
  moves(p, task, out) {
    if (!task.sheared) {
      if (task.free > 0) listReveals(p, task.seat, task.revealed, out as RevealMove[]);
      if (!task.effect.exactly || task.free === 0) out.push({ do: 'shear' });
    }
    if (task.revealed.length > 0) return;
    if (task.effect.sheep === 'shearers' && task.free > 0 && cardsToDraw(playerOf(p, task.seat)) > 0)
      out.push({ do: 'redraw' });
    if (task.sheared) out.push({ do: 'done' });
  },
  take(p, task, move) {
    switch (move.do) {
      case 'reveal':
        p.log?.push({ type: 'revealed', seat: task.seat, card: p.c.cards[move.card]!.id });
        p.s.agenda.push({ ...task, will: 'may', free: task.free - 1, revealed: [...task.revealed, move.card] });
        return;
      case 'redraw':
        if (!task.sheared || task.free > 1) p.s.agenda.push({ ...task, will: 'may', free: task.free - 1 });
        drawAndOwe(p, task.seat, 1, task.source);
        return;
      case 'shear': {
        const total = woolOf(p, task);
        if (task.effect.sheep === 'shearers' && task.free > 0)
          p.s.agenda.push({ ...task, will: 'may', revealed: [], sheared: true });
        p.log?.push({ type: 'sheared', seat: task.seat, total });
        earn(p, task.seat, total, 'wool');
        for (const card of task.revealed) discard(p, task.seat, card);
        offerWoolPost(p, task, total);
        return;
      }
      case 'done':
    }
  },
  refusal(p, task, move) {
    if (move.do === 'reveal') {
      if (task.sheared || task.free === 0) return refuse('no-shearer-left', 'NZ-X11');
      return revealRefusal(p, task.seat, task.revealed, move.card, 'NZ-X11');
    }
    if (move.do !== 'redraw') return null;
    if (task.revealed.length > 0) return refuse('during-reveal', 'NZ-W4');
    return task.effect.sheep === 'shearers' && task.free > 0
      ? refuse('no-cards', 'NZ-C2')
      : refuse('no-idle-shearer', 'NZ-X11');
  },
});

function offerWoolPost(p: NzContext, task: ShearTask, total: number): void {
  const within: DeliverMove[] = [];
  listDeliveries(p, task.seat, true, total, within);
  if (within.length > 0) p.s.agenda.push({ ...task, task: 'wool-post', will: 'free', revealed: [], total });
}

/** After shearing, one disc to a wool post within reach, or none. */
export const woolPostChoice = effectChoice<NzContext, NzTask<'wool-post'>, DeliverMove>({
  moves: (p, task, out) => listDeliveries(p, task.seat, true, task.total, out),
  take: (p, task, move) => deliver(p, task.seat, move),
  refusal: (p, task, move) => (move.do === 'deliver' ? deliveryRefusal(p, task.seat, move, true, task.total) : null),
});
