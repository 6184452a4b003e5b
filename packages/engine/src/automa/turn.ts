import type { TaskRule } from '../core/edition.ts';
import type { Seat, Task } from '../core/state.ts';
import { playerAt, type TrailPlay } from '../trail/types.ts';
import { drawAutomaCard, mindOf } from './mind.ts';
import { walkAutoma } from './walking.ts';

/** The turn of a solo opponent: draw a card, move, do what it says, and the end of the trail if it was reached. */

export interface CardTask extends Task {
  readonly card: number;
}

/** Something a card makes it do. */
export interface DeedTask extends CardTask {
  readonly deed: string;
  /** Which of several things the card names. */
  readonly index?: number;
}

export function beginAutomaTurn(p: TrailPlay, seat: Seat): void {
  const card = drawAutomaCard(p, seat);
  const steps = p.c.rules.automa.steps(p, seat, card);
  p.log?.push({ type: 'automa-card', seat, card, steps, speciality: p.c.workers[mindOf(p, seat).speciality]! });
  p.s.agenda.push(
    { task: 'automa-finish', seat, card } as CardTask,
    { task: 'automa-arrive', seat, card } as CardTask,
    { task: 'automa-act', seat, card } as CardTask,
  );
  walkAutoma(p, seat, steps, card);
}

/** What the card says to its speciality; the actions follow one another. */
const automaAct = {
  run(p: TrailPlay, { seat, card }: CardTask) {
    const { actions, otherwise, speciality } = p.c.rules.automa.card(p, card);
    const todo = speciality === null || speciality === p.c.workers[mindOf(p, seat).speciality] ? actions : otherwise;
    for (let i = todo.length - 1; i >= 0; i--) pushDeed(p, seat, card, todo[i]!);
  },
};

export function pushDeed(p: TrailPlay, seat: Seat, card: number, deed: string, index?: number): void {
  p.s.agenda.push({ task: 'automa-deed', seat, card, deed, ...(index === undefined ? {} : { index }) } as DeedTask);
}

/** Only if it reached the end of the trail, and only after the card's action. */
const automaArrive = {
  run(p: TrailPlay, { seat }: CardTask) {
    if (playerAt(p, seat).at === p.c.end) p.c.rules.automa.arrive(p, seat);
  },
};

const automaFinish = {
  run: (p: TrailPlay, { seat, card }: CardTask) => void mindOf(p, seat).seen.push(card),
};

/** Steps that are counted stay within bounds. */
export const bounded = (steps: number, { least, most }: { least: number; most: number }): number =>
  Math.min(most, Math.max(least, steps));

export const automaTasks: Readonly<Record<string, TaskRule>> = {
  'automa-act': automaAct,
  'automa-arrive': automaArrive,
  'automa-finish': automaFinish,
};
