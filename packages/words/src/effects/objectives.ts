import type { GameContext } from '../context/context.ts';
import { pieces, points } from '../context/format.ts';
import type { ObjectiveTask } from '../pack/ids.ts';
import { cardEffect } from './effects.ts';

/** Objectives and their tasks. */

const tasksOf = ({ c }: GameContext, card: number): ObjectiveTask[] =>
  c.cards[card].tasks.map((task) => c.taskNames[task] as ObjectiveTask);

/** Tasks that ask for several things at once. */
const SIZES: Readonly<Partial<Record<ObjectiveTask, number>>> = { 'shearers-2': 2, 'pathfinder-6': 6 };

/** `2 hazard tiles and 1 building`. */
export function taskList(g: GameContext, tasks: readonly ObjectiveTask[]): string {
  const counts = new Map<ObjectiveTask, number>();
  for (const task of tasks) counts.set(task, (counts.get(task) ?? 0) + 1);
  return g.words.grammar.and([...counts].map(([task, n]) => g.words.task(n * (SIZES[task] ?? 1), task)));
}

export const taskWords = (g: GameContext, card: number): string => taskList(g, tasksOf(g, card));

/** What an objective asks for and scores, and what it does when it is played. */
export function objectiveWords(g: GameContext, card: number): string {
  const { vp, penalty, options } = g.c.cards[card];
  return pieces(g, [
    g.words.pieces.objective(taskWords(g, card), points(g, vp), penalty === 0 ? null : points(g, -penalty)),
    options.length === 0 ? null : g.words.pieces.played(cardEffect(g, card)),
  ])!;
}
