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
import { BY_HAND } from '../beliefs.ts';
import { candidates } from '../candidates.ts';
import { isSolo, outcomes } from '../outcomes.ts';
import { bestPlan, endsTurn, planTurn, settled, wayOf, type TurnPlan } from '../plan.ts';
import type { Lessons } from './learn.ts';
import { evaluate, type Net } from './net.ts';
import { differences, mostTrusted, tryTurns } from './trials.ts';
import { inputsOf } from './value.ts';

/** A game for learning: everybody thinks turns through, and what they left behind is kept with what came of it. */

export interface Student {
  value(state: CoreState, seat: Seat): number;
  /** So many decisions it makes by chance, before it begins to think. */
  readonly astray: number;
  /** So many turns it plays by a fancy, and gets where it would not have gone. What came of that nobody need learn. */
  readonly youth: number;
  fancy(state: CoreState, seat: Seat): number;
  /** What it learns with; null for one that is only watched. */
  readonly net: Net | null;
  /** It tries turns that are nearly chosen, and learns from the differences; others play some turns on a whim instead. */
  readonly tries: boolean;
}

/** With the points of all seats in the end. */
export interface PlayedLessons extends Lessons {
  readonly final: readonly number[];
  /** The last seat is a solo opponent's. */
  readonly solo: boolean;
}

/** How much of a lesson is what came of the game in the end; the rest is what the turn after it left behind. */
const PATIENCE = 0.7;

/** Positions that a student thinks through at a time. */
const WIDTH = 4;

/**
 * Crossroads of every turn that are remembered, of those from which it might have gone nearly as well. What was far from being
 * chosen is never tried, and what nobody tries is not learned about: its value would go astray unnoticed.
 */
const [REMEMBERED, NEARLY] = [2, 6];

/**
 * Of so many turns one is played on a whim, in a way that seems worse by fewer points than this. What comes of turns that
 * are nearly chosen would never show otherwise, and the choice between them is what play consists of.
 */
const [WHIMS, REGRET] = [4, 5];

function onAWhim(plans: readonly TurnPlan[], best: TurnPlan, below: Below): TurnPlan {
  // What is worth exactly the same is the same, done in another order.
  const different = new Map<number, TurnPlan>();
  for (const plan of plans) if (plan.worth > best.worth - REGRET) different.set(plan.worth, plan);
  return [...different.values()][below(different.size)];
}

/** What one seat can learn from. */
interface Notes {
  decisions: number;
  /** Turns it has ended. */
  turns: number;
  /** Positions at the end of its turns; what came of them shows when the game is over. */
  readonly ends: Float32Array[];
  /** What they seemed worth; not a number to those who are only watched. */
  readonly values: number[];
  /** What whims have cost in each of these turns, as it seemed, and in the present one. */
  readonly whims: number[];
  whim: number;
  /** Positions on the way, and what the best turn from there would leave behind; those that trials led to, with their results. */
  readonly ways: Float32Array[];
  readonly reached: number[];
}

const newNotes = (): Notes => ({
  ...{ decisions: 0, turns: 0, whim: 0 },
  ...{ ends: [], values: [], whims: [], ways: [], reached: [] },
});

export function selfPlay(setup: Setup, students: readonly Student[], inputs: number, below: Below): PlayedLessons {
  const state = newGame(setup);
  const notes = students.map(newNotes);
  const read = (position: CoreState, seat: Seat) =>
    Float32Array.from(inputsOf(position, seat, inputs).subarray(0, inputs));
  while (!state.over) {
    const { seat } = decision(state)!;
    const student = students[seat];
    const mine = notes[seat];
    if (mine.decisions++ < student.astray) {
      const open = candidates(state, seat);
      advance(state, seat, open[below(open.length)]);
      continue;
    }
    const young = mine.turns < student.youth;
    const value = young ? student.fancy : student.value;
    const seen = view(state, seat);
    const world = determinize(seen, seat, below);
    const { plans, crossroads } = planTurn(world, seat, value, WIDTH);
    const best = bestPlan(plans);
    let plan = best;
    if (student.net !== null && !young) {
      if (student.tries) {
        const belief = { ...BY_HAND[state.edition], value };
        const trials = tryTurns({ seen, world, seat }, plans, belief, (position) => read(position, seat), below);
        plan = mostTrusted(trials) ?? best;
        for (const { left, target } of differences(trials, student.net)) {
          mine.ways.push(left);
          mine.reached.push(target);
        }
      } else if (below(WHIMS) === 0) {
        plan = onAWhim(plans, best, below);
        mine.whim += best.worth - plan.worth;
      }
      const near = crossroads.slice(1).filter(({ best: worth }) => worth > best.worth - NEARLY);
      for (let i = 0; i < REMEMBERED && near.length > 0; i++) {
        const { state: position, best } = near[below(near.length)];
        mine.ways.push(read(position, seat));
        mine.reached.push(best);
      }
    }
    const make = (move: Move): void => {
      if (endsTurn(state, move) && ++mine.turns >= student.youth) {
        const position = read(settled(state), seat);
        mine.ends.push(position);
        mine.values.push(student.net === null ? Number.NaN : evaluate(student.net, position));
        mine.whims.push(mine.whim);
        mine.whim = 0;
      }
      advance(state, seat, move);
    };
    const { turn } = state;
    const way = wayOf(plan);
    for (let i = 0; i < way.length; i++) {
      make(way[i].moves[0]);
      let open: Move[] = [];
      while (isStill(state, seat, turn) && (open = candidates(state, seat)).length === 1) make(open[0]);
      if (!isStill(state, seat, turn)) break;
      // Things may have gone otherwise: a card was drawn.
      if (i + 1 === way.length || value(state, seat) !== way[i + 1].from.worth) break;
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

/**
 * From the end of the game backwards: what was reached, blended with what the next turn left behind. What a whim seemed to cost
 * is no fault of the turns before it.
 */
function lessonsOf(notes: readonly Notes[], final: readonly number[], inputs: number): Lessons {
  const count = notes.reduce((sum, { ends, ways }) => sum + ends.length + ways.length, 0);
  const all = new Float32Array(count * inputs);
  const targets = new Float32Array(count);
  let at = 0;
  const put = (position: Float32Array, target: number): void => {
    all.set(position, at * inputs);
    targets[at++] = target;
  };
  notes.forEach(({ ends, values, whims, ways, reached }, seat) => {
    ways.forEach((position, i) => put(position, reached[i]));
    let target = final[seat];
    for (let i = ends.length - 1; i >= 0; i--) {
      put(ends[i], target);
      if (!Number.isNaN(values[i])) target = PATIENCE * target + (1 - PATIENCE) * values[i] + whims[i];
    }
  });
  return { inputs: all, targets };
}
