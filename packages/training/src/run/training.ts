import { generator, newGame } from '@drover/engine';
import { featureNames, grown, newNet, SCALE, type Net } from '@drover/bots/inside';
import { mean } from '../evaluation/statistics.ts';
import { learned, lessonOf, newOptimizer, type Optimizer } from '../optimizer/adam.ts';
import { shuffledOrder } from '../optimizer/order.ts';
import { generationsOf, stageAt, type Recipe } from '../recipes/recipe.ts';
import { mergeSamples, type Samples } from '../samples/samples.ts';
import { openPool, type Generation, type TrainingPool } from './pool.ts';

/**
 * Reinforcement learning by self-play. In each generation the network plays games against itself and the solo opponent,
 * with exploration noise; then it is trained on what came of every position.
 */

/** Everything that is needed to go on. */
export interface Training {
  readonly recipe: Recipe;
  generation: number;
  readonly optimizer: Optimizer;
  /** A running mean of the weights: it plays the next generation. */
  readonly averaged: Float64Array;
  readonly history: Progress[];
}

/** Mean points of a generation, its mean lead where there is a solo opponent, and how far off the network was, in points. */
export interface Progress {
  readonly points: number;
  readonly lead: number | null;
  readonly error: number;
}

/** What a network of this recipe is shown. */
export const namesOf = ({ edition }: Recipe): string[] =>
  featureNames(newGame({ edition, players: 2, seed: 'names', options: {} }), true);

/** A network that begins with another knows what that knew; it may have more hidden units. */
export function beginTraining(recipe: Recipe, from: Net | null): Training {
  const below = generator(recipe.seed, 'net');
  const names = namesOf(recipe);
  const net = from === null ? newNet(names, recipe.hidden, below) : grown(from, names, recipe.hidden, below);
  return { recipe, generation: 0, optimizer: newOptimizer(net), averaged: net.weights.slice(), history: [] };
}

/** Generations whose weights the running mean is made of: single ones still shake with the luck of their games. */
const AVERAGED_GENERATIONS = 8;

/** What has been learned. */
export const averagedNet = ({ optimizer: { net }, averaged }: Training): Net => ({ ...net, weights: averaged });

function average({ generation, optimizer: { net }, averaged }: Training): void {
  const share = 1 / Math.min(AVERAGED_GENERATIONS, generation + 1);
  averaged.forEach((weight, i) => (averaged[i] = weight + share * (net.weights[i] - weight)));
}

export interface Watching {
  readonly threads: number;
  readonly signal: AbortSignal;
  /** Before they are learned from. */
  onSamples?(generation: number, samples: Samples, names: readonly string[]): void;
  onGeneration?(): void | Promise<void>;
}

/** Goes on to the end of the recipe. Each generation depends on nothing but the recipe and those before. */
export async function train(training: Training, watching: Watching): Promise<void> {
  const { recipe, optimizer, history } = training;
  const { signal } = watching;
  const generations = generationsOf(recipe);
  if (training.generation >= generations) return;
  const pool = openPool(watching.threads, signal);
  try {
    while (training.generation < generations && !signal.aborted) {
      const { generation } = training;
      if (generation === 0 && recipe.from !== null && !(await calibrateBias(training, pool))) return;
      const played = await pool.play(generationOf(training));
      if (played === null) return;
      const samples = mergeSamples(played, optimizer.net.names.length);
      watching.onSamples?.(generation, samples, optimizer.net.names);
      const error = await fit(training, samples, pool);
      if (error === null) return;
      const leads = played.flatMap(({ final, solo }) => (solo ? [final[0] - final[1]] : []));
      history.push({
        points: mean(played.map(({ final }) => final[0])),
        lead: leads.length === 0 ? null : mean(leads),
        error,
      });
      training.generation++;
      average(training);
      await watching.onGeneration?.();
    }
  } finally {
    pool.close();
  }
}

const generationOf = (training: Training): Generation => {
  const { recipe, generation } = training;
  const { games, ...conduct } = stageAt(recipe, generation).stage;
  return { edition: recipe.edition, seed: recipe.seed, generation, games, conduct, net: averagedNet(training) };
};

/**
 * A network learned at other tables expects as much as there. It begins by expecting what there is here, in one step: were
 * it to learn that feature by feature, it would forget which turns are better than others. The same games are played again
 * to learn from them: targets contain what was expected. False when the work was called off.
 */
async function calibrateBias(training: Training, pool: TrainingPool): Promise<boolean> {
  const played = await pool.play(generationOf(training));
  if (played === null) return false;
  const surprise = mean(played.flatMap(({ surprises }) => surprises)) / SCALE;
  for (const weights of [training.optimizer.net.weights, training.averaged]) weights[weights.length - 1] += surprise;
  return true;
}

/** Says how far off the network was before it learned, as a root mean square; null when the work was called off. */
async function fit(
  { optimizer, recipe, generation }: Training,
  samples: Samples,
  pool: TrainingPool,
): Promise<number | null> {
  const { stage, rate } = stageAt(recipe, generation);
  const count = samples.targets.length;
  const order = shuffledOrder(count, stage.passes, generator(`${recipe.seed}/${generation}`, 'order'));
  const lesson = lessonOf(optimizer, samples, order, rate);
  const error = await pool.learn(lesson);
  if (error === null) return null;
  learned(optimizer, lesson);
  return Math.sqrt(error / Math.max(1, count));
}
