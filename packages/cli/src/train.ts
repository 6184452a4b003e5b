import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { readNetFile, type Net } from '@drover/bots/inside';
import {
  averagedNet,
  BadRecipe,
  beginTraining,
  describeSamples,
  examine,
  generationsOf,
  learningCurves,
  netFile,
  parseRecipe,
  readCheckpoint,
  reportPage,
  sampleBytes,
  train as learn,
  writeCheckpoint,
  type Recipe,
  type Training,
} from '@drover/training';
import { fromHere, makeFolder, readJson, write } from './files.ts';
import { INTERRUPTED, noticeInterrupt, progressBar } from './progress.ts';
import { Trouble, verb, wholeNumber } from './verb.ts';

export const train = verb({
  name: 'train',
  usage: 'RECIPE [--threads N] [--state F] [--out F] [--report FOLDER] [--samples FOLDER]',
  summary: 'train a network by self-play from its recipe, or go on where it stopped',
  details: [
    'RECIPE               a file of packages/training/recipes, or one of your own; docs/bots.md says what is in it',
    '--threads N          games at a time; all cores unless given. The network does not depend on it',
    '--state FILE         where the training is kept after every generation; NETWORK.training.json unless given.',
    '                     If the file is there, the training in it goes on',
    '--out FILE           where the network is written to; NETWORK.net unless given',
    '--report FOLDER      writes NETWORK.md and NETWORK.svg: the stages, the learning curves, the examination',
    '--samples FOLDER     writes what each generation is learned from as plain numbers, with a description',
  ],
  options: {
    threads: { type: 'string' },
    state: { type: 'string' },
    out: { type: 'string' },
    report: { type: 'string' },
    samples: { type: 'string' },
  },
  takes: ['RECIPE'],
  async run(options, [file]) {
    const recipe = await recipeIn(file);
    const threads =
      options.threads === undefined ? availableParallelism() : wholeNumber('threads', options.threads, 1, 256);
    const state = options.state ?? `${recipe.network}.training.json`;
    const training = existsSync(fromHere(state))
      ? await resume(state, recipe)
      : beginTraining(recipe, networkBefore(recipe, file));
    if (options.samples !== undefined) makeFolder(options.samples);

    const interrupt = noticeInterrupt();
    const bar = progressBar(generationsOf(recipe), 'generations');
    await learn(training, {
      threads,
      signal: interrupt.signal,
      onSamples(generation, samples, names) {
        if (options.samples === undefined) return;
        const name = join(options.samples, `generation-${String(generation + 1).padStart(4, '0')}`);
        write(`${name}.bin`, sampleBytes(samples));
        write(`${name}.json`, `${JSON.stringify(describeSamples(samples, names))}\n`);
      },
      async onGeneration() {
        write(state, writeCheckpoint(training));
        await bar.show(training.generation);
      },
    });
    bar.clear();
    if (interrupt.signal.aborted) return INTERRUPTED;
    const examined = await examine(averagedNet(training), recipe, threads, interrupt.signal);
    interrupt.release();
    if (interrupt.signal.aborted) return INTERRUPTED;
    write(options.out ?? `${recipe.network}.net`, netFile(training, examined));
    if (options.report !== undefined) {
      makeFolder(options.report);
      const curves = `${recipe.network}.svg`;
      write(join(options.report, curves), learningCurves(training));
      write(join(options.report, `${recipe.network}.md`), reportPage(training, examined, curves));
    }
    console.log(JSON.stringify({ network: recipe.network, generation: training.generation, ...examined }));
    return 0;
  },
});

async function recipeIn(file: string): Promise<Recipe> {
  const json = await readJson(file);
  try {
    return parseRecipe(json);
  } catch (error) {
    if (error instanceof BadRecipe) throw new Trouble(`${basename(file)}: ${error.message}`);
    throw error;
  }
}

/** The network to begin with, if the recipe names one; it may have more hidden units afterwards, never fewer. */
function networkBefore({ from, hidden }: Recipe, recipe: string): Net | null {
  if (from === null) return null;
  const net = networkIn(resolve(dirname(fromHere(recipe)), from));
  if (net.hidden > hidden)
    throw new Trouble(`The network to begin with has ${net.hidden} hidden units, and the recipe says ${hidden}.`);
  return net;
}

function networkIn(file: string): Net {
  try {
    return readNetFile(readFileSync(file)).net;
  } catch (error) {
    throw new Trouble(`The network to begin with cannot be read: ${(error as Error).message}`);
  }
}

async function resume(file: string, recipe: Recipe): Promise<Training> {
  const training = readCheckpoint(await readJson(file));
  if (training === null) throw new Trouble(`${file} is not a training.`);
  if (JSON.stringify(training.recipe) !== JSON.stringify(recipe))
    throw new Trouble(`${file} is a training by another recipe. Name another file by --state, or remove it.`);
  return training;
}
