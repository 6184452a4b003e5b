import type { Training } from './training.ts';

/** A training as text, exact to the last bit, so that it goes on as if it had not been interrupted. */

const LISTS = ['weights', 'mean', 'square', 'steady'] as const;
type Lists = Record<(typeof LISTS)[number], Float64Array>;

const listsOf = ({ learner: { net, mean, square }, steady }: Training): Lists => ({
  weights: net.weights,
  mean,
  square,
  steady,
});

const bytesOf = (list: Float64Array): Buffer => Buffer.from(list.buffer, list.byteOffset, list.byteLength);
const textOf = (list: Float64Array): string => bytesOf(list).toString('base64');

function listOf(text: string): Float64Array {
  const bytes = Buffer.from(text, 'base64');
  return new Float64Array(new Uint8Array(bytes).buffer);
}

export function writeTraining(training: Training): string {
  const { edition, tables, seed, hidden, games, generation, history, learner } = training;
  const lists = Object.entries(listsOf(training)).map(([name, list]) => [name, textOf(list)]);
  return `${JSON.stringify({
    ...{
      edition,
      tables,
      seed,
      hidden,
      games,
      generation,
      inputs: learner.net.inputs,
      steps: learner.steps,
      history,
    },
    ...Object.fromEntries(lists),
  })}\n`;
}

/** Null for something else. */
export function readTraining(json: unknown): Training | null {
  const file = json as Omit<Training, 'learner' | 'steady'> & { inputs: number; steps: number } & Record<
      string,
      string
    >;
  if (LISTS.some((name) => typeof file?.[name] !== 'string')) return null;
  const { edition, tables, seed, hidden, games, generation, history, inputs, steps } = file;
  const [weights, mean, square, steady] = LISTS.map((name) => listOf(file[name]));
  const learner = { net: { inputs, hidden, weights }, mean, square, steps };
  return { edition, tables, seed, hidden, games, generation, history, learner, steady };
}
