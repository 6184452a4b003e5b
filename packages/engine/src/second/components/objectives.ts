/** The 24 objective cards, with five kinds of immediate actions, and the four that are dealt before the game. */
import { rowsOf, type Tagged } from '../../core/rows.ts';
import { derived, published } from '../../core/source.ts';
import type { SecondEffect } from '../effects.ts';
import type { Objective, StartingObjective, TaskId } from './types.ts';

const deck = 'boardgamefiesta, ObjectiveCard';

const dollars: SecondEffect = { do: 'gain', money: 2 };
const auxiliary: SecondEffect = { do: 'auxiliary', double: true };
const draw: SecondEffect = { do: 'draw', cards: 3, upTo: true };
const engineTwo: SecondEffect = { do: 'engine', spaces: 2 };
const engineThree: SecondEffect = { do: 'engine', spaces: 3 };
const stroll: SecondEffect = { do: 'stroll', steps: 3 };

const B: TaskId = 'building';
const S: TaskId = 'station';
const H: TaskId = 'hazard';
const G: TaskId = 'green-outlaw';
const O: TaskId = 'orange-outlaw';
const three: TaskId = 'breeding-3';
const four: TaskId = 'shorthorn';
const five: TaskId = 'hereford';

const tasksOf = (tasks: readonly TaskId[]) =>
  published(tasks, tasks.includes(G) ? `${deck}; the list of the rulebook names the orange outlaw only` : deck);

const card = (action: SecondEffect, tasks: readonly TaskId[], vp: number, penalty: number): Tagged<Objective> => ({
  action: published(action, deck),
  tasks: tasksOf(tasks),
  vp: published(vp, deck),
  penalty: published(penalty, deck),
});

const taskExample =
  'the example of tasks: 18 points, and 10 with one disc on New York too few, which counts as minus 3';
const newYork: Tagged<Objective> = {
  ...card(auxiliary, ['new-york'], 5, 3),
  vp: derived(5, taskExample),
  penalty: derived(3, taskExample),
};

export const objectives = rowsOf<Objective>()({
  o01: card(dollars, [B, O, O], 3, 2),
  o02: card(dollars, [B, G, O], 3, 2),
  o03: card(dollars, [four, H, H], 3, 2),
  o04: card(dollars, [S, S, H], 3, 2),
  o05: card(dollars, [three, three, three, B], 4, 2),
  o06: newYork,
  o07: newYork,
  o08: newYork,
  o09: newYork,
  o10: card(draw, [B, B, H], 3, 2),
  o11: card(draw, [S, G, O], 3, 2),
  o12: card(draw, [five, H], 3, 2),
  o13: card(draw, [S, G, G], 3, 2),
  o14: card(draw, [three, three, three, S], 4, 2),
  o15: card(engineTwo, [four, four, S, G], 5, 3),
  o16: card(engineTwo, [three, four, five], 5, 3),
  o17: card(engineTwo, [B, B, G, G], 5, 3),
  o18: card(engineThree, [B, O, H, H], 5, 3),
  o19: card(engineThree, [S, S, H, H], 5, 3),
  o20: card(stroll, [B, B, H, H], 5, 2),
  o21: card(stroll, [S, S, O, O], 5, 2),
  o22: card(stroll, [three, four, five], 5, 2),
  o23: card(stroll, [three, four, H, H], 5, 2),
  o24: card(stroll, [S, S, B, B], 5, 2),
});

export type ObjectiveId = keyof typeof objectives;

const starting = (...tasks: readonly TaskId[]): Tagged<StartingObjective> => ({
  tasks: tasksOf(tasks),
  vp: published(3, deck),
});

export const startingObjectives = rowsOf<StartingObjective>()({
  st1: starting(three, four, B),
  st2: starting(S, S, G),
  st3: starting(B, B, H),
  st4: starting(O, H, H),
});

export type StartingObjectiveId = keyof typeof startingObjectives;
