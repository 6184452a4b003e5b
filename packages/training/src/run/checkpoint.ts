import { parseRecipe, type Recipe } from '../recipes/recipe.ts';
import type { Progress, Training } from './training.ts';

/** A training as text, exact to the last bit, so that it goes on as if it had not been interrupted. */

const FORMAT = 'drover-training-1';
const LISTS = ['weights', 'mean', 'square', 'averaged'] as const;
type Lists<T> = Record<(typeof LISTS)[number], T>;

interface Checkpoint extends Lists<string> {
  readonly format: string;
  readonly recipe: Recipe;
  readonly generation: number;
  readonly hidden: number;
  readonly names: readonly string[];
  readonly steps: number;
  readonly history: Progress[];
}

const listsOf = ({ optimizer: { net, mean, square }, averaged }: Training): Lists<Float64Array> => ({
  weights: net.weights,
  mean,
  square,
  averaged,
});

const textOf = (list: Float64Array): string =>
  Buffer.from(list.buffer, list.byteOffset, list.byteLength).toString('base64');

const listOf = (text: string): Float64Array => new Float64Array(new Uint8Array(Buffer.from(text, 'base64')).buffer);

export function writeCheckpoint(training: Training): string {
  const { recipe, generation, history, optimizer } = training;
  const { names, hidden } = optimizer.net;
  const lists = Object.entries(listsOf(training)).map(([name, list]) => [name, textOf(list)]);
  return `${JSON.stringify({
    ...{ format: FORMAT, recipe, generation, hidden, names, steps: optimizer.steps, history },
    ...(Object.fromEntries(lists) as Lists<string>),
  } satisfies Checkpoint)}\n`;
}

/** Null for something else. */
export function readCheckpoint(json: unknown): Training | null {
  const file = json as Checkpoint;
  if (file?.format !== FORMAT || LISTS.some((name) => typeof file[name] !== 'string')) return null;
  const [weights, mean, square, averaged] = LISTS.map((name) => listOf(file[name]));
  const { names, hidden, steps, generation, history } = file;
  return {
    recipe: parseRecipe(file.recipe),
    generation,
    optimizer: { net: { names, hidden, weights }, mean, square, steps },
    averaged,
    history,
  };
}
