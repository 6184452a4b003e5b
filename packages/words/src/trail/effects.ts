import type { Effect } from '@drover/engine';
import type { Counted, ObjectiveTask } from '../pack/ids.ts';
import type { Say } from '../pack/shapes.ts';
import { money, pieces, points, type Ground } from './at.ts';
import { cardName } from './names.ts';

/** Icons, objectives and master tiles in a few words. */

/** A trading post by its id: by kind and value. */
export function postName({ c, words: { names } }: Ground, id: string): string {
  const post = 'posts' in c ? c.posts[c.postId[id]] : undefined;
  if (post === undefined) return id;
  const { value, wool, harbour } = post;
  if (harbour >= 0) return wool ? names.foreignWoolPost(value) : names.foreignPost(value);
  return wool ? names.woolPost(value) : names.post(value);
}

export function sayOf(g: Ground): Say {
  const say: Say = {
    edition: g.edition,
    effect: (effect) => (g.words.effects[effect.do] as (effect: Effect, say: Say) => string)(effect, say),
    money: (amount) => money(g, amount),
    card: (id) => cardName(g, id),
    post: (id) => postName(g, id),
  };
  return say;
}

export const effectWords = (g: Ground, effect: Effect): string => sayOf(g).effect(effect);

/** What a card from the hand does. */
export const cardEffect = (g: Ground, card: number): string =>
  g.c.cards[card].options.map((option) => effectWords(g, option)).join(` ${g.words.pieces.or} `);

const tasksOf = ({ c }: Ground, card: number): ObjectiveTask[] =>
  c.cards[card].tasks.map((task) => c.taskNames[task] as ObjectiveTask);

/** Tasks that ask for several things at once. */
const SIZES: Readonly<Partial<Record<ObjectiveTask, number>>> = { 'shearers-2': 2, 'pathfinder-6': 6 };

/** `2 hazard tiles and 1 building`. */
export function taskList(g: Ground, tasks: readonly ObjectiveTask[]): string {
  const counts = new Map<ObjectiveTask, number>();
  for (const task of tasks) counts.set(task, (counts.get(task) ?? 0) + 1);
  return g.words.grammar.and([...counts].map(([task, n]) => g.words.task(n * (SIZES[task] ?? 1), task)));
}

export const taskWords = (g: Ground, card: number): string => taskList(g, tasksOf(g, card));

/** What an objective asks for and scores, and what it does when it is played. */
export function objectiveWords(g: Ground, card: number): string {
  const { vp, penalty, options } = g.c.cards[card];
  return pieces(g, [
    g.words.pieces.objective(taskWords(g, card), points(g, vp), penalty === 0 ? null : points(g, -penalty)),
    options.length === 0 ? null : g.words.pieces.played(cardEffect(g, card)),
  ])!;
}

/** The values of an animal, the effect of another card. */
export function cardWords(g: Ground, card: number): string | null {
  const { kind, breeding, wool, vp, scores } = g.c.cards[card];
  const { pieces: said } = g.words;
  if (kind === 'objective') return objectiveWords(g, card);
  const worth = scores && vp !== 0 ? points(g, vp) : null;
  return kind === 'animal'
    ? pieces(g, [said.breeding(breeding), g.edition === 'nz' ? said.wool(wool) : null, worth])
    : pieces(g, [cardEffect(g, card), worth]);
}

/** A harbourmaster or station master. */
export interface Master {
  readonly id: string;
  readonly gain: Effect;
  readonly vp: number;
  readonly each: number;
  readonly of: Counted | 'none';
}

/** What comes at once, and what scores at the end. */
export const masterWords = (g: Ground, { gain, vp, each, of }: Master): string =>
  pieces(g, [
    effectWords(g, gain),
    of === 'none' ? null : g.words.pieces.scoresEach(points(g, vp), g.words.forEach(each, of)),
  ])!;
