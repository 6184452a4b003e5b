import {
  advance,
  clone,
  decision,
  determinize,
  newGame,
  score,
  view,
  type Below,
  type CoreState,
  type Move,
  type Seat,
  type Setup,
} from '@drover/engine';
import { candidates } from '../candidates.ts';
import { isSolo, outcomes } from '../outcomes.ts';
import type { Lessons } from './learn.ts';
import { evaluate, type Net } from './net.ts';
import { inputsOf } from './value.ts';

/** A game for learning: everybody plays by a valuation, with some daring, and every position is kept with what came of it. */

export interface Student {
  value(state: CoreState, seat: Seat): number;
  /** Points this student sees in a position on top of that, for no reason. */
  fancy?(state: CoreState, seat: Seat): number;
  /** Points that make a move e times as likely as another one; 0 plays the best one always. */
  readonly daring: number;
  /** What it learns with; null for one that is only watched. */
  readonly net: Net | null;
}

/** With the points of all seats in the end. */
export interface PlayedLessons extends Lessons {
  readonly final: readonly number[];
  /** The last seat is a solo opponent's. */
  readonly solo: boolean;
}

/** How much of a lesson is what came of the game in the end; the rest is what the next position seemed worth. */
const PATIENCE = 0.9;

/** Positions of one game are much alike: two of five are enough. */
const [KEPT, OF] = [2, 5];

interface Trace {
  /** Null for those that are not kept. */
  readonly positions: (Float32Array | null)[];
  readonly values: number[];
}

export function selfPlay(setup: Setup, students: readonly Student[], inputs: number, below: Below): PlayedLessons {
  const state = newGame(setup);
  const traces = students.map((): Trace => ({ positions: [], values: [] }));
  while (!state.over) {
    const { seat } = decision(state)!;
    const moves = candidates(state, seat);
    if (moves.length === 1) {
      advance(state, seat, moves[0]);
      continue;
    }
    const student = students[seat];
    advance(state, seat, dare(view(state, seat), seat, student, below));
    if (state.over) break;
    const trace = traces[seat];
    const seen = inputsOf(state, seat);
    trace.positions.push(below(OF) < KEPT ? Float32Array.from(seen.subarray(0, inputs)) : null);
    const { net } = student;
    trace.values.push(net === null ? Number.NaN : evaluate(net, seen));
  }
  const sheet = score(state);
  const final = sheet.seats.map(({ total }) => total);
  return { ...lessonsOf(traces, outcomes(sheet), inputs), final, solo: isSolo(state) };
}

const worths: number[] = [];

/** Looks at the position after each move. */
function dare(seen: CoreState, seat: Seat, { value, fancy, daring }: Student, below: Below): Move {
  const moves = candidates(seen, seat);
  const world = determinize(seen, seat, below);
  let top = -Infinity;
  let best = 0;
  for (let i = 0; i < moves.length; i++) {
    const after = clone(world);
    advance(after, seat, moves[i]);
    worths[i] = value(after, seat) + (fancy === undefined ? 0 : fancy(after, seat));
    if (worths[i] > top) {
      top = worths[i];
      best = i;
    }
  }
  if (daring === 0) return moves[best];
  let sum = 0;
  for (let i = 0; i < moves.length; i++) sum += worths[i] = Math.exp((worths[i] - top) / daring);
  let left = (below(1 << 24) / (1 << 24)) * sum;
  for (let i = 0; i < moves.length; i++) if ((left -= worths[i]) <= 0) return moves[i];
  return moves[best];
}

/** From the end of the game backwards: what was reached, blended with what the next position seemed worth. */
function lessonsOf(traces: readonly Trace[], reached: readonly number[], inputs: number): Lessons {
  const count = traces.reduce((sum, { positions }) => sum + positions.filter((kept) => kept !== null).length, 0);
  const all = new Float32Array(count * inputs);
  const targets = new Float32Array(count);
  let at = 0;
  traces.forEach(({ positions, values }, seat) => {
    let target = reached[seat];
    for (let i = positions.length - 1; i >= 0; i--) {
      const kept = positions[i];
      if (kept !== null) {
        all.set(kept, at * inputs);
        targets[at++] = target;
      }
      if (!Number.isNaN(values[i])) target = PATIENCE * target + (1 - PATIENCE) * values[i];
    }
  });
  return { inputs: all, targets };
}
