/** The 24 objective cards: five immediate actions, ten kinds of tasks. */
import { rowsOf, type Tagged } from '../../core/rows.ts';
import { derived, reconstructed } from '../../core/source.ts';
import type { NzEffect } from '../effects.ts';
import type { Objective, TaskId } from './types.ts';

const money: NzEffect = { do: 'gain', money: 4 };
const tokens: NzEffect = { do: 'gain', tokens: 2 };
const certificates: NzEffect = { do: 'certificates', steps: 2 };
const pathfinder: NzEffect = { do: 'pathfinder', steps: 2 };
const ship: NzEffect = { do: 'ship', spaces: 2 };

const proposed = (action: NzEffect, tasks: readonly TaskId[], vp: number, penalty: number): Tagged<Objective> => ({
  action: reconstructed(action, 'the five actions are stated; which card has which is proposed'),
  tasks: reconstructed(tasks, 'the ten tasks are stated; their combination is proposed'),
  vp: reconstructed(vp, 'the ladder of the Second Edition'),
  penalty: reconstructed(penalty, 'as the one card that can be derived'),
});
const two = (action: NzEffect, ...tasks: readonly [TaskId, TaskId]) => proposed(action, tasks, 3, 3);
const three = (action: NzEffect, ...tasks: readonly [TaskId, TaskId, TaskId]) => proposed(action, tasks, 5, 3);

const scoringExample = 'scoring example: 9 points with this card fulfilled, 3 without';

export const objectives = rowsOf<Objective>()({
  o01: two(money, 'building', 'pathfinder-6'),
  o02: two(tokens, 'building-4', 'lincoln-corriedale'),
  o03: {
    ...two(ship, 'pathfinder-6', 'post-13'),
    vp: derived(3, scoringExample),
    penalty: derived(3, scoringExample),
  },
  o04: two(certificates, 'lincoln-corriedale', 'ferry'),
  o05: two(pathfinder, 'storehouse', 'hampshire-ryeland'),
  o06: two(money, 'flood', 'storehouse'),
  o07: two(tokens, 'shearers-2', 'lincoln-corriedale'),
  o08: two(certificates, 'post-13', 'ferry'),
  o09: two(pathfinder, 'building', 'flood'),
  o10: two(ship, 'hampshire-ryeland', 'pathfinder-6'),
  o11: two(money, 'storehouse', 'building'),
  o12: two(tokens, 'shearers-2', 'post-13'),
  o13: three(money, 'building', 'building-4', 'ferry'),
  o14: three(tokens, 'lincoln-corriedale', 'hampshire-ryeland', 'storehouse'),
  o15: three(certificates, 'storehouse', 'storehouse', 'pathfinder-6'),
  o16: three(pathfinder, 'flood', 'ferry', 'building'),
  o17: three(ship, 'post-13', 'hampshire-ryeland', 'lincoln-corriedale'),
  o18: three(certificates, 'shearers-2', 'shearers-2', 'pathfinder-6'),
  o19: three(pathfinder, 'building-4', 'pathfinder-6', 'lincoln-corriedale'),
  o20: three(money, 'post-13', 'storehouse', 'building'),
  o21: three(tokens, 'flood', 'storehouse', 'hampshire-ryeland'),
  o22: three(certificates, 'shearers-2', 'ferry', 'post-13'),
  o23: three(pathfinder, 'pathfinder-6', 'building', 'storehouse'),
  o24: three(ship, 'building-4', 'hampshire-ryeland', 'flood'),
});

export type ObjectiveId = keyof typeof objectives;
