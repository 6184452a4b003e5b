import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withFigures } from './bots/ladder-page.ts';
import { drover, PATIENCE } from './testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'drover-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (name: string, generations: number, ...more: string[]) =>
  drover(
    ...'train --edition second --games 4 --hidden 4 --threads 1 --examination 2 --seed moa'.split(' '),
    ...['--state', join(folder, name), '--generations', String(generations), ...more],
  );

test(
  'training that was interrupted goes on as if it had not been',
  async () => {
    expect((await run('whole.json', 2)).code).toBe(0);
    await run('parts.json', 1);
    const out = join(folder, 'second.ts');
    expect((await run('parts.json', 2, '--out', out)).code).toBe(0);
    const [whole, parts] = ['whole.json', 'parts.json'].map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(parts).toBe(whole);
    const file = readFileSync(out, 'utf8');
    expect(file).toContain(
      'drover train --edition second --tables all --seed moa --generations 2 --games 4 --hidden 4',
    );
    expect(file).toMatch(/export const SECOND_NET: PackedNet = \{\n {2}inputs: \d+,\n {2}hidden: 4,/);
  },
  PATIENCE,
);

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
