import {
  advance,
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
import { bestPlan, endsTurn, planTurn, settled, wayOf, type TurnPlan } from '../plan.ts';
import type { Lessons } from './learn.ts';
import { evaluate, type Net } from './net.ts';
import { inputsOf } from './value.ts';

/** A game for learning: everybody plays by a valuation, with some daring, and every position is kept with what came of it. */

export interface Student {
  value(state: CoreState, seat: Seat): number;
  /** It likes some things more than it has learned to. */
  readonly fanciful: boolean;
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

/** How much of a lesson is what came of the game in the end; the rest is what the turn after it left behind. */
const PATIENCE = 0.85;

/** Positions that a student thinks through at a time. */
const WIDTH = 4;

/** Crossroads of every turn that are remembered. */
const REMEMBERED = 3;

/** What one seat can learn from. */
interface Notes {
  /** Positions at the end of its turns; what came of them shows when the game is over. */
  readonly ends: Float32Array[];
  /** What they seemed worth; not a number to those who are only watched. */
  readonly values: number[];
  /** Positions on the way, and what the best turn from there would leave behind. */
  readonly ways: Float32Array[];
  readonly reached: number[];
}

export function selfPlay(setup: Setup, students: readonly Student[], inputs: number, below: Below): PlayedLessons {
  const state = newGame(setup);
  const notes = students.map((): Notes => ({ ends: [], values: [], ways: [], reached: [] }));
  const read = (position: CoreState, seat: Seat) => Float32Array.from(inputsOf(position, seat).subarray(0, inputs));
  while (!state.over) {
    const { seat } = decision(state)!;
    const student = students[seat];
    const { ends, values, ways, reached } = notes[seat];
    const world = determinize(view(state, seat), seat, below);
    const { plans, crossroads } = planTurn(world, seat, student.value, WIDTH);
    if (student.net !== null && !student.fanciful)
      for (let i = 0; i < REMEMBERED && crossroads.length > 1; i++) {
        const { state: position, best } = crossroads[1 + below(crossroads.length - 1)];
        ways.push(read(position, seat));
        reached.push(best);
      }
    const make = (move: Move): void => {
      if (endsTurn(state, move)) {
        const position = read(settled(state), seat);
        ends.push(position);
        values.push(student.net === null ? Number.NaN : evaluate(student.net, position));
      }
      advance(state, seat, move);
    };
    const { turn } = state;
    const way = wayOf(dare(plans, student.daring, below));
    for (let i = 0; i < way.length; i++) {
      make(way[i].moves[0]);
      let open: Move[] = [];
      while (isStill(state, seat, turn) && (open = candidates(state, seat)).length === 1) make(open[0]);
      if (!isStill(state, seat, turn)) break;
      // Things may have gone otherwise: a card was drawn.
      if (i + 1 === way.length || student.value(state, seat) !== way[i + 1].from.worth) break;
      const next = JSON.stringify(way[i + 1].moves[0]);
      if (!open.some((move) => JSON.stringify(move) === next)) break;
    }
  }
  const sheet = score(state);
  const final = sheet.seats.map(({ total }) => total);
  return { ...lessonsOf(notes, outcomes(sheet), inputs), final, solo: isSolo(state) };
}

const isStill = (state: CoreState, seat: Seat, turn: number): boolean =>
  !state.over && state.turn === turn && decision(state)!.seat === seat;

/** The best turn, or one that seems little worse. */
function dare(plans: readonly TurnPlan[], daring: number, below: Below): TurnPlan {
  const best = bestPlan(plans);
  if (daring === 0) return best;
  const likely = plans.map(({ worth }) => Math.exp((worth - best.worth) / daring));
  let left = (below(1 << 24) / (1 << 24)) * likely.reduce((sum, share) => sum + share, 0);
  return plans.find((_, i) => (left -= likely[i]) <= 0) ?? best;
}

/** From the end of the game backwards: what was reached, blended with what the next turn left behind. */
function lessonsOf(notes: readonly Notes[], final: readonly number[], inputs: number): Lessons {
  const count = notes.reduce((sum, { ends, ways }) => sum + ends.length + ways.length, 0);
  const all = new Float32Array(count * inputs);
  const targets = new Float32Array(count);
  let at = 0;
  const put = (position: Float32Array, target: number): void => {
    all.set(position, at * inputs);
    targets[at++] = target;
  };
  notes.forEach(({ ends, values, ways, reached }, seat) => {
    ways.forEach((position, i) => put(position, reached[i]));
    let target = final[seat];
    for (let i = ends.length - 1; i >= 0; i--) {
      put(ends[i], target);
      if (!Number.isNaN(values[i])) target = PATIENCE * target + (1 - PATIENCE) * values[i];
    }
  });
  return { inputs: all, targets };
}
