import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readNetFile } from '@drover/bots/inside';
import { engine } from '@drover/engine';
import { drover } from './testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'drover-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

const recipe = join(folder, 'short.json');
writeFileSync(
  recipe,
  JSON.stringify({
    ...{ network: 'short', edition: 'second', seed: 'moa', hidden: 4, from: null, stopAfter: null, examination: 2 },
    stages: [
      {
        ...{ generations: 1, games: 2, tables: 'people', players: 'by hand', exploreOneOf: 1, beam: 2, paired: false },
        ...{ rate: [0.001, 0.001], passes: 1 },
      },
    ],
  }),
);
const run = (...more: string[]) =>
  drover('train', recipe, ...'--threads 1 --state'.split(' '), join(folder, 'state.json'), ...more);

test('a network is made by its recipe, with a report and samples for others', async () => {
  const out = join(folder, 'short.net');
  const { code, out: told } = await run('--out', out, '--report', folder, '--samples', join(folder, 'samples'));
  expect(code).toBe(0);
  expect(JSON.parse(told)).toMatchObject({ network: 'short', generation: 1, games: 2, against: 'greedy' });
  const { net, origin } = readNetFile(readFileSync(out));
  expect(net.hidden).toBe(4);
  expect(origin).toMatchObject({ recipe: { network: 'short' }, rules: engine.rulesOf('second') });
  expect(readFileSync(join(folder, 'short.md'), 'utf8')).toContain('![Learning curves](short.svg)');
  const about = JSON.parse(readFileSync(join(folder, 'samples', 'generation-0001.json'), 'utf8')) as {
    positions: number;
    names: string[];
  };
  expect(readFileSync(join(folder, 'samples', 'generation-0001.bin'))).toHaveLength(
    4 * about.positions * (1 + about.names.length),
  );
});

test('a training by another recipe is not gone on with', async () => {
  const other = join(folder, 'other.json');
  writeFileSync(other, readFileSync(recipe, 'utf8').replace('moa', 'tui'));
  const { code, err } = await drover('train', other, '--state', join(folder, 'state.json'));
  expect(code).toBe(2);
  expect(err).toContain('is a training by another recipe');
});
