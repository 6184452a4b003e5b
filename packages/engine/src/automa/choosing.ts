import type { Seat, Task } from '../core/state.ts';
import type { TrailPlay } from '../trail/types.ts';
import { personAfter } from './mind.ts';

/**
 * How a solo opponent makes up its mind: criteria one after the other until one option is left. Where they leave several, the
 * person at the table decides.
 */

export interface Candidate {
  readonly pick: readonly number[];
  readonly label: string;
}

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

export interface DecideTask extends Task {
  /** Whose deed it is. */
  readonly automa: Seat;
  readonly deed: string;
  readonly card: number;
  /** The criterion after which several were left. */
  readonly by: string;
  readonly options: readonly Candidate[];
}

/** A deed that needs a choice: its name, and what happens once the choice is made. */
export interface Deed {
  readonly name: string;
  /** `p` may be the edition's own. */
  perform(p: TrailPlay, seat: Seat, pick: readonly number[], card: number): void;
}

/** Options with the same `key` are one and the same to everybody; of those the criteria leave, one stands for all. */
export function choose(
  p: TrailPlay,
  seat: Seat,
  deed: Deed,
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
  if (first === undefined) p.log?.push({ type: 'automa-skips', seat, deed: deed.name });
  else if (options.length === 1) carryOut(p, seat, deed, card, first, by);
  else
    p.s.agenda.push({
      task: 'automa-decide',
      seat: personAfter(p, seat),
      automa: seat,
      deed: deed.name,
      card,
      by,
      options,
    } as DecideTask);
}

function carryOut(p: TrailPlay, seat: Seat, deed: Deed, card: number, chosen: Candidate, by: string): void {
  p.log?.push({ type: 'automa-chose', seat, deed: deed.name, option: chosen.label, by });
  deed.perform(p, seat, chosen.pick, card);
}

/** What the criteria leave open is a real decision of a person. */
export const decideChoice = (deeds: readonly Deed[]) => ({
  source: (_p: TrailPlay, task: DecideTask) => `automa-${task.card}`,
  moves: (_p: TrailPlay, task: DecideTask, out: DecideMove[]) =>
    task.options.forEach((_, option) => out.push({ do: 'decide', option })),
  take: (p: TrailPlay, task: DecideTask, move: DecideMove) => {
    const deed = deeds.find(({ name }) => name === task.deed)!;
    carryOut(p, task.automa, deed, task.card, task.options[move.option]!, 'person');
  },
});
