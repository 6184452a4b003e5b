import type { Task } from '../core/state.ts';
import type { DiscardMove } from '../effects/cards.ts';
import { discard, draw, handLimit, kindsInHand } from '../trail/flock.ts';
import { refuse } from '../trail/refusal.ts';
import { playerAt, type TrailContext } from '../trail/types.ts';
import { beginPhaseB } from './phase-b.ts';

/** A turn as a whole, the opening of the first one, phase C. */

export interface PlaceMove {
  do: 'place';
  at: number;
}

export const turn = {
  run(p: TrailContext, { seat }: Task) {
    p.s.turn++;
    p.s.active = seat;
    p.log?.push({ type: 'turn', seat, number: p.s.turn, last: p.s.ending >= 0 });
    p.s.agenda.push({ task: 'end-turn', seat });
    const player = playerAt(p, seat);
    if (player.automa) {
      p.c.rules.automa.turn(p, seat);
      return;
    }
    p.s.agenda.push({ task: 'phase-c', seat });
    if (!player.firstTurn) {
      p.s.agenda.push({ task: 'phase-a', seat });
      return;
    }
    p.s.agenda.push({ task: 'first-place', seat });
    p.c.rules.askOnFirstTurn(p, seat);
    p.s.agenda.push({ task: 'opening', seat });
  },
};

export const phaseC = {
  run(p: TrailContext, { seat }: Task) {
    const player = playerAt(p, seat);
    player.stackAcquired = false;
    if (p.s.ending >= 0 && !p.c.rules.lastTurnsDraw) return;
    const lacking = handLimit(p, player) - player.hand.length;
    if (lacking > 0) draw(p, seat, lacking);
  },
};

/** Who brought the end has had the last turn; everybody else gets one more. */
export const endTurn = {
  run(p: TrailContext, { seat }: Task) {
    const { order } = p.s;
    const next = order[(order.indexOf(seat) + 1) % order.length]!;
    if (p.s.ending !== next) p.s.agenda.push({ task: 'turn', seat: next });
  },
};

export const opening = {
  run(p: TrailContext, { seat }: Task) {
    if (playerAt(p, seat).hand.length > p.c.startHand) p.s.agenda.push({ task: 'opening-discard', seat });
  },
};

export const openingDiscardChoice = {
  source: () => 'opening',
  mayLapse: true,
  moves(p: TrailContext, task: Task, out: DiscardMove[]) {
    const player = playerAt(p, task.seat);
    if (player.hand.length > p.c.startHand) for (const card of kindsInHand(player)) out.push({ do: 'discard', card });
  },
  take(p: TrailContext, task: Task, move: DiscardMove) {
    p.s.agenda.push({ task: 'opening', seat: task.seat });
    discard(p, task.seat, move.card);
  },
  refusal: (p: TrailContext, _task: Task, move: DiscardMove) =>
    move.do === 'discard' ? refuse('card-not-in-hand', 'opening', { what: p.c.cards[move.card]!.id }) : null,
};

export const firstPlaceChoice = {
  source: () => 'opening',
  moves: (p: TrailContext, _task: Task, out: PlaceMove[]) =>
    p.c.neutralSpaces.forEach((at) => out.push({ do: 'place', at })),
  take(p: TrailContext, { seat }: Task, move: PlaceMove) {
    const player = playerAt(p, seat);
    player.at = move.at;
    player.firstTurn = false;
    p.log?.push({ type: 'placed', seat, at: p.c.spaces[move.at]!.id });
    beginPhaseB(p, seat);
  },
  refusal: (p: TrailContext, _task: Task, move: PlaceMove) =>
    move.do === 'place' ? refuse('not-there', 'opening', { what: p.c.spaces[move.at]!.id }) : null,
};
