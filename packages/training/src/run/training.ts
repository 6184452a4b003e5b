import { generator, newGame } from '@drover/engine';
import { featureNames, grown, newNet, type Net } from '@drover/bots/inside';
import { openPool } from '../games/pool.ts';
import { mean } from '../evaluation/statistics.ts';
import { newOptimizer, trainEpoch, type Optimizer } from '../optimizer/adam.ts';
import { generationsOf, stageAt, type Recipe } from '../recipes/recipe.ts';
import { mergeSamples, type Samples } from '../samples/samples.ts';

/**
 * Reinforcement learning by self-play. In each generation the network plays games against itself and the solo opponent,
 * with exploration noise; then it is trained on what came of every position. Meanwhile the next games are played already,
 * by the network as it was before.
 */

/** Everything that is needed to go on. */
export interface Training {
  readonly recipe: Recipe;
  generation: number;
  readonly optimizer: Optimizer;
  /** A running mean of the weights, up to the generation before the last: it plays the next generation. */
  readonly averaged: Float64Array;
  readonly history: Progress[];
}

/** Mean points and, against the solo opponent, mean lead of a generation; and how far off the network was, in points. */
export interface Progress {
  readonly points: number;
  readonly lead: number;
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

/** What has been learned: the running mean of the weights, with those after the last samples. */
export function averagedNet({ generation, optimizer: { net }, averaged }: Training): Net {
  const share = 1 / Math.min(AVERAGED_GENERATIONS, generation + 1);
  return { ...net, weights: averaged.map((weight, i) => weight + share * (net.weights[i] - weight)) };
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
  const { recipe, optimizer, averaged, history } = training;
  const { signal } = watching;
  const { net } = optimizer;
  const generations = generationsOf(recipe);
  if (training.generation >= generations) return;
  const pool = openPool(watching.threads);
  const leave = (): void => pool.close();
  signal.addEventListener('abort', leave);
  try {
    const play = (generation: number, weights: Float64Array) => {
      const { stage } = stageAt(recipe, generation);
      const { games, ...conduct } = stage;
      return pool.play({
        ...{ edition: recipe.edition, seed: recipe.seed, generation, games, conduct },
        net: { ...net, weights: weights.slice() },
      });
    };
    let next = play(training.generation, averaged);
    while (training.generation < generations && !signal.aborted) {
      const played = await next;
      if (played === null || signal.aborted) return;
      const { generation } = training;
      averaged.set(averagedNet(training).weights);
      if (generation + 1 < generations) next = play(generation + 1, averaged);
      const samples = mergeSamples(played, net.names.length);
      watching.onSamples?.(generation, samples, net.names);
      const error = fit(training, samples);
      const leads = played.flatMap(({ final, solo }) => (solo ? [final[0] - final[1]] : []));
      history.push({ points: mean(played.map(({ final }) => final[0])), lead: mean(leads), error });
      training.generation++;
      await watching.onGeneration?.();
    }
  } finally {
    signal.removeEventListener('abort', leave);
    pool.close();
  }
}

/** Says how far off the network was before it learned. */
function fit({ optimizer, recipe, generation }: Training, samples: Samples): number {
  const below = generator(`${recipe.seed}/${generation}`, 'order');
  const { stage, rate } = stageAt(recipe, generation);
  let first = 0;
  for (let pass = 0; pass < stage.passes; pass++) {
    const error = trainEpoch(optimizer, samples, rate, below);
    if (pass === 0) first = error;
  }
  return first;
}
