import type { Seat, Task } from '../../core/state.ts';
import type { NzPlay } from '../state.ts';
import { personAfter } from './mind.ts';

/**
 * How Sarah makes up her mind: criteria one after the other until one option is left. Where they leave several, the
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
  readonly sarah: Seat;
  readonly deed: string;
  readonly card: number;
  /** The criterion after which several were left. */
  readonly by: string;
  readonly options: readonly Candidate[];
}

/** Carries out what was chosen. */
export type Perform = (p: NzPlay, seat: Seat, pick: readonly number[], card: number) => void;

/** A deed that needs a choice: its name, and what happens once the choice is made. */
export interface Deed {
  readonly name: string;
  readonly perform: Perform;
}

export function choose(
  p: NzPlay,
  seat: Seat,
  deed: Deed,
  card: number,
  all: readonly Candidate[],
  criteria: readonly Criterion[],
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
  const [first] = left;
  if (first === undefined) p.log?.push({ type: 'sarah-skips', seat, deed: deed.name });
  else if (left.length === 1) carryOut(p, seat, deed, card, first, by);
  else
    p.s.agenda.push({
      task: 'sarah-decide',
      seat: personAfter(p, seat),
      sarah: seat,
      deed: deed.name,
      card,
      by,
      options: left,
    } as DecideTask);
}

function carryOut(p: NzPlay, seat: Seat, deed: Deed, card: number, chosen: Candidate, by: string): void {
  p.log?.push({ type: 'sarah-chose', seat, deed: deed.name, option: chosen.label, by });
  deed.perform(p, seat, chosen.pick, card);
}

/** What the criteria leave open is a real decision of a person. */
export const decideChoice = (deeds: readonly Deed[]) => ({
  source: (_p: NzPlay, task: DecideTask) => `sarah-${task.card}`,
  moves: (_p: NzPlay, task: DecideTask, out: DecideMove[]) =>
    task.options.forEach((_, option) => out.push({ do: 'decide', option })),
  take: (p: NzPlay, task: DecideTask, move: DecideMove) => {
    const deed = deeds.find(({ name }) => name === task.deed)!;
    carryOut(p, task.sarah, deed, task.card, task.options[move.option]!, 'person');
  },
});
