import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { newGame } from '@drover/engine';
import { featureNames, newNet, readNetFile, SCALE, sizeOf, writeNetFile } from '@drover/bots/inside';
import { expect, test } from 'vitest';
import { BadRecipe, generationsOf, parseRecipe, stageAt, type Recipe } from '../recipes/recipe.ts';
import { learningCurves, reportPage } from '../report/report.ts';
import { describeSamples, sampleBytes } from '../samples/files.ts';
import type { Samples } from '../samples/samples.ts';
import { dice, setupOf } from '../testing.ts';
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts';
import { examine } from './examination.ts';
import { netFile } from './net-file.ts';
import { averagedNet, beginTraining, train, type Training } from './training.ts';

const SHORT: Recipe = parseRecipe({
  network: 'short',
  edition: 'second',
  seed: 'moa',
  hidden: 4,
  from: null,
  stages: [
    stage({ generations: 1, players: 'by hand' }),
    stage({ generations: 1, players: 'the network', tables: 'solo', paired: true }),
  ],
  stopAfter: null,
  examination: 2,
});

function stage(given: object): object {
  const usual = {
    games: 2,
    tables: 'people',
    exploreOneOf: 2,
    beam: 2,
    paired: false,
    rate: [0.001, 0.0005],
    passes: 1,
  };
  return { ...usual, ...given };
}

const { signal } = new AbortController();

async function made(training: Training): Promise<Uint8Array> {
  await train(training, { threads: 1, signal });
  return netFile(training, await examine(averagedNet(training), SHORT, 1, signal));
}

test('the same recipe makes the same file, interrupted or not', async () => {
  const whole = beginTraining(SHORT, null);
  const file = await made(whole);

  const begun = beginTraining(SHORT, null);
  const interrupt = new AbortController();
  await train(begun, { threads: 1, signal: interrupt.signal, onGeneration: () => interrupt.abort() });
  expect(begun.generation).toBe(1);
  const again = readCheckpoint(JSON.parse(writeCheckpoint(begun)))!;
  expect(again).toEqual(begun);
  expect(Buffer.compare(await made(again), file)).toBe(0);

  const { net, origin } = readNetFile(file);
  expect(net).toMatchObject({ hidden: 4, names: featureNames(newGame(setupOf('second')), true) });
  expect(origin).toMatchObject({ recipe: SHORT, examined: { games: 2, against: 'the solo opponent on hard' } });
  expect(whole.history).toHaveLength(2);
  expect(learningCurves(whole)).toMatch(/^<svg [^]*<polyline[^]*<\/svg>\n$/);
  const page = reportPage(whole, { ...EXAMINED, games: 2 }, 'short.svg');
  expect(page).toContain('# The network `short`');
  expect(page).toContain('| 2 | 1 × 2 | solo | the network | one of 2 | 2 | yes | 0.001 to 0.0005 | 1 |');
});

test('a network that was learned at other tables begins by expecting what comes of games here', async () => {
  const [names, nothing] = [featureNames(newGame(setupOf('second')), true), 1e-9];
  const solo = stage({ generations: 1, games: 1, players: 'the network', tables: 'solo', rate: [nothing, nothing] });
  const recipe = parseRecipe({ ...SHORT, from: 'people.net', stages: [solo] });
  const from = { ...newNet(names, 2, dice('people')), weights: new Float64Array(sizeOf(names.length, 2)) };
  from.weights[from.weights.length - 1] = 2;
  const training = beginTraining(recipe, from);
  await train(training, { threads: 1, signal });
  const expected = SCALE * averagedNet(training).weights.at(-1)!;
  expect(expected).toBeCloseTo(training.history[0].lead!, 0);
});

const EXAMINED = { against: 'greedy', games: 2, wins: 1, winRate: 0.5, interval: [0.1, 0.9], points: 70 } as const;

test('a network that begins with another knows what that knew', () => {
  const names = featureNames(newGame(setupOf('second')), true);
  const from = newNet(names.slice(0, 40), 3, dice('from'));
  const { optimizer } = beginTraining(SHORT, from);
  expect(optimizer.net.names).toEqual(names);
  expect(optimizer.net.weights.slice(0, 3)).toEqual(from.weights.slice(0, 3));
});

test('samples can be read by anything that reads numbers', () => {
  const samples: Samples = { inputs: Float32Array.of(1, 2, 3, 4), targets: Float32Array.of(50, -7) };
  expect(describeSamples(samples, ['a', 'b'])).toMatchObject({
    positions: 2,
    layout: [{ shape: [2] }, { shape: [2, 2] }],
  });
  expect([...new Float32Array(sampleBytes(samples).buffer)]).toEqual([50, -7, 1, 2, 3, 4]);
});

test('a training may stop early', () => {
  expect(generationsOf({ ...SHORT, stopAfter: 1 })).toBe(1);
  expect(generationsOf({ ...SHORT, stopAfter: 9 })).toBe(2);
});

test('the learning rate falls evenly from the first to the last of a stage', () => {
  const recipe = parseRecipe({
    ...SHORT,
    stages: [stage({ generations: 3, players: 'by hand', rate: [0.01, 0.0001] })],
  });
  expect([0, 1, 2].map((generation) => stageAt(recipe, generation).rate)).toEqual([
    0.01,
    expect.closeTo(0.001, 9),
    expect.closeTo(0.0001, 9),
  ]);
});

test.each([
  [{ edition: 'argentina' }, 'There is no edition "argentina".'],
  [{ hidden: 0 }, '"hidden" must be a whole number from 1 to 128.'],
  [{ stages: [] }, '"stages" must be a list of at least one.'],
  [{ network: '../nz' }, '"network" may have small letters, digits and hyphens: it becomes the name of a file.'],
  [{ stages: [{}] }, 'stages[0] lacks "generations".'],
  [{ spell: 1 }, 'The recipe has "spell", which means nothing here.'],
])('a recipe with %j is refused', (wrong, why) => {
  expect(() => parseRecipe({ ...SHORT, ...wrong })).toThrow(new BadRecipe(why));
});

const RECIPES = new URL('../../recipes/', import.meta.url);

test.each(readdirSync(RECIPES))('the recipe %s can be followed', (file) => {
  const recipe = parseRecipe(JSON.parse(readFileSync(new URL(file, RECIPES), 'utf8')));
  expect(`${recipe.network}.json`).toBe(file);
  expect(generationsOf(recipe)).toBeGreaterThan(0);
  if (recipe.from === null) return;
  const { net } = readNetFile(readFileSync(new URL(recipe.from, new URL(file, RECIPES))));
  expect(beginTraining(recipe, net).optimizer.net.hidden).toBe(recipe.hidden);
});

/** Those that play, and those that a training begins with. */
const NETWORKS = [new URL('../../../bots/networks/', import.meta.url), new URL('../../networks/', import.meta.url)];

test.each(readdirSync(RECIPES))('the network of %s carries the recipe that makes it', (file) => {
  const recipe = parseRecipe(JSON.parse(readFileSync(new URL(file, RECIPES), 'utf8')));
  const made = NETWORKS.map((folder) => new URL(`${recipe.network}.net`, folder)).filter((url) => existsSync(url));
  expect(made).toHaveLength(1);
  expect(readNetFile(readFileSync(made[0])).origin).toMatchObject({ recipe });
});

test('files of networks are the same when they are written again', () => {
  const file = { net: newNet(['a', 'b'], 2, dice('net')), origin: { seed: 'kea' } };
  expect(writeNetFile(readNetFile(writeNetFile(file)))).toEqual(writeNetFile(file));
});
