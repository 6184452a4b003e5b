import type { Seat } from '../core/state.ts';
import type { Candidate, SharedTask } from '../trail/tasks.ts';
import type { TrailContext } from '../trail/types.ts';
import { personAfter } from './state.ts';

/**
 * How a solo opponent chooses: criteria one after the other until one option is left. Where they leave several, the
 * person at the table decides.
 */

export interface Criterion {
  readonly name: string;
  /** Less is better. */
  cost(pick: readonly number[]): number;
}

/** `option` counts the options that are left. */
export interface DecideMove {
  do: 'decide';
  option: number;
}

type DecideTask = SharedTask<'automa-decide'>;

/** An action of a solo opponent that needs a choice: its name, and what happens once the choice is made. */
export interface ChosenAction {
  readonly name: string;
  /** `p` may be the edition's own. */
  perform(p: TrailContext, seat: Seat, pick: readonly number[], card: number): void;
}

/** Options with the same `key` are one and the same to everybody; of those the criteria leave, one stands for all. */
export function choose(
  p: TrailContext,
  seat: Seat,
  action: ChosenAction,
  card: number,
  all: readonly Candidate[],
  criteria: readonly Criterion[],
  key: (candidate: Candidate) => string = ({ label }) => label,
): void {
  let left = all;
  let by = 'only';
  for (const { name, cost } of criteria) {
    if (left.length < 2) break;
    const costs = left.map(({ pick }) => cost(pick));
    const least = Math.min(...costs);
    const better = left.filter((_, i) => costs[i] === least);
    if (better.length < left.length) by = name;
    left = better;
  }
  const options = [...new Map([...left].reverse().map((candidate) => [key(candidate), candidate])).values()].reverse();
  const [first] = options;
  if (first === undefined) p.log?.push({ type: 'automa-skips', seat, deed: action.name });
  else if (options.length === 1) carryOut(p, seat, action, card, first, by);
  else
    p.s.agenda.push({
      task: 'automa-decide',
      seat: personAfter(p, seat),
      automa: seat,
      deed: action.name,
      card,
      by,
      options,
    });
}

function carryOut(
  p: TrailContext,
  seat: Seat,
  action: ChosenAction,
  card: number,
  chosen: Candidate,
  by: string,
): void {
  p.log?.push({ type: 'automa-chose', seat, deed: action.name, option: chosen.label, by });
  action.perform(p, seat, chosen.pick, card);
}

/** What the criteria leave open is a real decision of a person. */
export const decideChoice = (actions: readonly ChosenAction[]) => ({
  source: (_p: TrailContext, task: DecideTask) => `automa-${task.card}`,
  moves: (_p: TrailContext, task: DecideTask, out: DecideMove[]) =>
    task.options.forEach((_, option) => out.push({ do: 'decide', option })),
  take: (p: TrailContext, task: DecideTask, move: DecideMove) => {
    const action = actions.find(({ name }) => name === task.deed)!;
    carryOut(p, task.automa, action, task.card, task.options[move.option]!, 'person');
  },
});
