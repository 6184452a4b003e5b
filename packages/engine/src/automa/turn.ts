import type { Seat } from '../core/state.ts';
import type { SharedTask } from '../trail/tasks.ts';
import { playerAt, type TrailContext } from '../trail/types.ts';
import { drawAutomaCard, automaStateOf } from './state.ts';
import { walkAutoma } from './walking.ts';

/** The turn of a solo opponent: draw a card, move, do what it says, and the end of the trail if it was reached. */

export function beginAutomaTurn(p: TrailContext, seat: Seat): void {
  const card = drawAutomaCard(p, seat);
  const steps = p.c.rules.automa.steps(p, seat, card);
  p.log?.push({ type: 'automa-card', seat, card, steps, speciality: p.c.workers[automaStateOf(p, seat).speciality]! });
  p.s.agenda.push(
    { task: 'automa-finish', seat, card },
    { task: 'automa-arrive', seat, card },
    { task: 'automa-act', seat, card },
  );
  walkAutoma(p, seat, steps, card);
}

/** What the card says to its speciality; the actions follow one another. */
const automaAct = {
  run(p: TrailContext, { seat, card }: SharedTask<'automa-act'>) {
    const { actions, otherwise, speciality } = p.c.rules.automa.card(p, card);
    const todo =
      speciality === null || speciality === p.c.workers[automaStateOf(p, seat).speciality] ? actions : otherwise;
    for (let i = todo.length - 1; i >= 0; i--) pushAction(p, seat, card, todo[i]!);
  },
};

export function pushAction(p: TrailContext, seat: Seat, card: number, deed: string, index?: number): void {
  p.s.agenda.push({ task: 'automa-deed', seat, card, deed, ...(index === undefined ? {} : { index }) });
}

/** Only if it reached the end of the trail, and only after the card's action. */
const automaArrive = {
  run(p: TrailContext, { seat }: SharedTask<'automa-arrive'>) {
    if (playerAt(p, seat).at === p.c.end) p.c.rules.automa.arrive(p, seat);
  },
};

const automaFinish = {
  run: (p: TrailContext, { seat, card }: SharedTask<'automa-finish'>) => void automaStateOf(p, seat).seen.push(card),
};

/** Steps that are counted stay within bounds. */
export const bounded = (steps: number, { least, most }: { least: number; most: number }): number =>
  Math.min(most, Math.max(least, steps));

export const automaTasks = {
  'automa-act': automaAct,
  'automa-arrive': automaArrive,
  'automa-finish': automaFinish,
};
