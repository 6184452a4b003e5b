import type { Seat } from '../core/state.ts';
import type { DoneMove } from '../effects/market.ts';
import type { Effect } from '../effects/effect.ts';
import { effectChoice } from '../effects/rule.ts';
import type { WalkMove } from '../phases/phase-a.ts';
import { actionRefusal, actionsAt, listActions, useAction, type UseMove } from '../phases/phase-b.ts';
import { listPlays, playCard, playRefusal, type PlayMove } from '../phases/playing-cards.ts';
import { takeFromHand } from '../trail/flock.ts';
import { isNeutral, isPrivate } from '../trail/tiles.ts';
import type { EffectRule } from '../trail/types.ts';
import { buildingAt, eachPath } from '../trail/walking.ts';
import { deliver, deliveryRefusal, listDeliveries, type DeliverMove } from './cities.ts';
import { oneSpace, stopAt, type EngineMove } from './railroad.ts';
import { refuse } from './refusal.ts';
import { playerOf, type SecondContext } from './state.ts';
import type { SecondTask } from './tasks.ts';

/** Icons only the Second Edition has: removing cards, borrowing a building, the special delivery, a stroll. */

type Of<D extends Effect['do']> = Extract<Effect, { do: D }>;

// ---- removing cards in hand from the game -----------------------------------------------------------------------------

export interface RetireMove {
  do: 'retire';
  card: number;
}

export const cull: EffectRule<Of<'cull'>, SecondContext> = {
  refusal: (p, seat) =>
    playerOf(p, seat).hand.length === 0 ? refuse('card-not-in-hand', 'SE-X9', { what: 'card' }) : null,
  // Removing none is a choice of its own, so that it need not be forgone besides.
  run: (p, task) =>
    p.s.agenda.push({
      ...task,
      task: 'cull',
      will: p.c.readings.onlyCardsLeft ? task.will : 'may',
      left: task.effect.cards,
    }),
};

export const cullChoice = effectChoice<SecondContext, SecondTask<'cull'>, RetireMove | DoneMove>({
  moves(p, task, out) {
    const { hand } = playerOf(p, task.seat);
    for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) out.push({ do: 'retire', card: hand[i]! });
    out.push({ do: 'done' });
  },
  take(p, task, move) {
    if (move.do === 'done') return;
    takeFromHand(playerOf(p, task.seat), move.card);
    p.log?.push({ type: 'out', seat: task.seat, card: p.c.cards[move.card]!.id });
    if (task.left > 1 && playerOf(p, task.seat).hand.length > 0) p.s.agenda.push({ ...task, left: task.left - 1 });
  },
  refusal: (p, _task, move) =>
    move.do === 'retire' ? refuse('card-not-in-hand', 'SE-X9', { what: p.c.cards[move.card]!.id }) : null,
});

// ---- building 6b: all local actions of one adjacent building --------------------------------------------------------

export interface BorrowMove {
  do: 'borrow';
  at: number;
}

/** Buildings right before and after this one; another building that borrows is none. */
export function neighbours(p: SecondContext, seat: Seat): number[] {
  const { at } = playerOf(p, seat);
  const before = p.c.spaces.flatMap((space, i) => (space.next.includes(at) ? [i] : []));
  return [...before, ...p.c.spaces[at]!.next].filter((space) => {
    const tile = p.s.trail[space]!;
    if (isNeutral(tile)) return true;
    return isPrivate(tile) && !buildingAt(p, tile).actions.some((action) => action.do === 'adjacent');
  });
}

export const adjacent: EffectRule<Of<'adjacent'>, SecondContext> = {
  refusal: (p, seat) => (neighbours(p, seat).length === 0 ? refuse('nothing-to-gain', 'SE-X14') : null),
  run: (p, task) => p.s.agenda.push({ ...task, task: 'borrow' }),
};

export const borrowChoice = effectChoice<SecondContext, SecondTask<'borrow'>, BorrowMove>({
  moves: (p, task, out) => neighbours(p, task.seat).forEach((at) => out.push({ do: 'borrow', at })),
  take(p, task, { at }) {
    p.log?.push({ type: 'borrowed', seat: task.seat, at: p.c.spaces[at]!.id });
    const tile = p.s.trail[playerOf(p, task.seat).at];
    p.s.agenda.push({
      task: 'borrowed',
      seat: task.seat,
      at,
      used: 0,
      ...(p.c.readings.borrowedStaysOpen ? {} : { tile }),
    });
  },
  refusal: (p, _task, move) =>
    move.do === 'borrow' ? refuse('not-there', 'SE-X14', { what: p.c.spaces[move.at]!.id }) : null,
});

type BorrowedTask = SecondTask<'borrowed'>;

const isReplaced = (p: SecondContext, task: BorrowedTask): boolean =>
  task.tile !== undefined && p.s.trail[playerOf(p, task.seat).at] !== task.tile;

/** Each of its actions once, with cards played in between, then back to the own building. */
export const borrowedChoice = {
  source: (p: SecondContext, task: BorrowedTask) => p.c.spaces[task.at]!.id,
  moves(p: SecondContext, task: BorrowedTask, out: (UseMove | PlayMove | DoneMove)[]) {
    if (!isReplaced(p, task)) listActions(p, task.seat, actionsAt(p, task.at), task.used, out as UseMove[]);
    listPlays(p, task.seat, out as PlayMove[]);
    out.push({ do: 'done' });
  },
  take(p: SecondContext, task: BorrowedTask, move: UseMove | PlayMove | DoneMove) {
    if (move.do === 'done') return;
    if (move.do === 'play') {
      p.s.agenda.push(task);
      playCard(p, task.seat, move);
      return;
    }
    p.s.agenda.push({ ...task, used: task.used | (1 << move.action) });
    useAction(p, task.seat, task.at, move);
  },
  refusal(p: SecondContext, task: BorrowedTask, move: UseMove | PlayMove | DoneMove) {
    if (move.do === 'play') return playRefusal(p, task.seat, move);
    if (move.do !== 'use') return null;
    if (isReplaced(p, task)) return refuse('already-used', 'SE-B2');
    return actionRefusal(p, task.seat, actionsAt(p, task.at), task.used, move);
  },
};

// ---- building 9a: the special delivery ------------------------------------------------------------------------------

/** Spaces behind the engine with the numbered spaces entered on the way: so much the delivery is worth. */
function spacesBack(p: SecondContext, seat: Seat): Map<number, number> {
  const worth = new Map<number, number>();
  let front = new Map([[playerOf(p, seat).engine, 0]]);
  while (front.size > 0) {
    const next = new Map<number, number>();
    for (const [from, value] of front)
      for (const to of oneSpace(p, seat, from, 'before', [])) {
        const more = value + (p.c.rail[to]!.turnout ? 0 : 1);
        if (more > (worth.get(to) ?? -1)) {
          worth.set(to, more);
          next.set(to, more);
        }
      }
    front = next;
  }
  for (const [space, value] of worth) if (value === 0) worth.delete(space);
  return worth;
}

export const specialDelivery: EffectRule<Of<'special-delivery'>, SecondContext> = {
  refusal: (p, seat) => (spacesBack(p, seat).size === 0 ? refuse('not-far-enough', 'SE-X14', { need: 1 }) : null),
  run: (p, task) => p.s.agenda.push({ ...task, task: 'special-delivery' }),
};

export const specialDeliveryChoice = effectChoice<SecondContext, SecondTask<'special-delivery'>, EngineMove>({
  moves(p, task, out) {
    for (const to of spacesBack(p, task.seat).keys()) out.push({ do: 'engine', to });
  },
  /** The delivery comes first; a station where the engine stopped may be upgraded after it. */
  take(p, task, move) {
    const total = spacesBack(p, task.seat).get(move.to)!;
    stopAt(p, task.seat, move.to);
    p.s.agenda.push({ task: 'free-delivery', seat: task.seat, total });
  },
});

type FreeDeliveryTask = SecondTask<'free-delivery'>;

const noFare = (): number => 0;

export const freeDeliveryChoice = {
  source: () => '9a',
  moves: (p: SecondContext, task: FreeDeliveryTask, out: DeliverMove[]) =>
    listDeliveries(p, task.seat, task.total, noFare, out),
  take: (p: SecondContext, task: FreeDeliveryTask, move: DeliverMove) => deliver(p, task.seat, move, 0),
  refusal: (p: SecondContext, task: FreeDeliveryTask, move: DeliverMove) =>
    move.do === 'deliver' ? deliveryRefusal(p, task.seat, move, task.total, noFare) : null,
};

// ---- a stroll -------------------------------------------------------------------------------------------------------

function listStrolls(p: SecondContext, seat: Seat, steps: number, out: WalkMove[]): void {
  eachPath(p, playerOf(p, seat).at, steps, (path) => {
    if (path[path.length - 1] !== p.c.end) out.push({ do: 'move', path: path.slice() });
  });
}

export const stroll: EffectRule<Of<'stroll'>, SecondContext> = {
  refusal(p, seat, effect) {
    const out: WalkMove[] = [];
    listStrolls(p, seat, effect.steps, out);
    return out.length === 0 ? refuse('not-reachable', 'SE-X7') : null;
  },
  run: (p, task) => p.s.agenda.push({ ...task, task: 'stroll' }),
};

export const strollChoice = effectChoice<SecondContext, SecondTask<'stroll'>, WalkMove>({
  moves: (p, task, out) => listStrolls(p, task.seat, task.effect.steps, out),
  /** In phase B this leaves the location behind: the phase is over. */
  take(p, task, move) {
    playerOf(p, task.seat).at = move.path[move.path.length - 1]!;
    p.log?.push({ type: 'strolled', seat: task.seat, path: move.path.map((space) => p.c.spaces[space]!.id) });
    const { agenda } = p.s;
    while (['phase-b', 'borrowed'].includes(agenda[agenda.length - 1]!.task)) agenda.pop();
  },
});
