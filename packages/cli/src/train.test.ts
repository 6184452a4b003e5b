import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readNetFile } from '@drover/bots/inside';
import { engine } from '@drover/engine';
import { withFigures } from './bots/ladder-page.ts';
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

test('figures of the ladder replace those on the page, and nothing else', () => {
  const figure = {
    a: 'greedy',
    b: 'random',
    games: 400,
    wins: 400,
    winRate: 1,
    interval: [0.99, 1] as const,
    margin: 70,
    marginInterval: [68, 72] as const,
    threads: 2,
    date: '2026-01-01',
  };
  const page = withFigures('Before.\n', { 'greedy-nz-2': figure });
  expect(page).toMatch(/^Before\.\n/);
  expect(page).toContain(
    '| New Zealand, 2 players | Greedy | Random | 400 | 100.0 % | 99.0 % to 100.0 % | 70.0 | 99.0 % |',
  );
  const later = withFigures(`${page}After.\n`, { 'greedy-nz-2': { ...figure, winRate: 0.9 } });
  expect(later).toContain('99.0 %, not yet |');
  expect(later.endsWith('After.\n')).toBe(true);
  expect(later.match(/\| table \|/g)).toHaveLength(1);
});
