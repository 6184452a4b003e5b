import type { Puzzle } from '@drover/bots/puzzles';
import { EDITIONS } from '@drover/engine';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drover } from '../testing/run.ts';
import { readPuzzles, withMore, writePuzzles } from './file.ts';

const folder = mkdtempSync(join(tmpdir(), 'drover-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what is there is told by edition and grade', async () => {
  const { code, out } = await drover('puzzles', '--json');
  expect(code).toBe(0);
  const told = JSON.parse(out) as Record<string, { count: number; grades: number[] }>;
  for (const edition of EDITIONS) {
    const { count, grades } = told[edition];
    expect(count).toBe(readPuzzles(edition).puzzles.length);
    expect(grades.reduce((sum, n) => sum + n, 0)).toBe(count);
  }
  expect((await drover('puzzles')).out).toContain('grade 3');
});

test.each([
  [['--make', 'nz', '--check'], 'two things'],
  [['--drop'], 'needs --check'],
  [['--out', 'x.json'], '--make'],
  [['--make', 'third'], 'There is no edition "third"'],
  [['--make', 'nz', '--games', 'many'], '--games is "many"'],
])('%s makes no sense', async (words, answer) => {
  const { code, err } = await drover('puzzles', ...words);
  expect(code).toBe(2);
  expect(err).toContain(answer);
});

const puzzle = (id: string, grade: number, points: number) =>
  ({ id, grade, margin: { points, error: 0.123 } }) as Puzzle;

test('of each grade as many as are wanted are kept, the clearest of the new ones first', () => {
  const kept = [puzzle('a', 1, 3), puzzle('b', 2, 3)];
  const found = [puzzle('c', 1, 4), puzzle('d', 1, 9), puzzle('b', 2, 3), puzzle('e', 2, 5)];
  expect(withMore(kept, found, 2).map(({ id }) => id)).toEqual(['a', 'b', 'd', 'e']);
});

test('a file has a puzzle a line, by grade, and is read again', () => {
  const file = join(folder, 'nz.json');
  expect(readPuzzles('nz', file)).toMatchObject({ searched: 0, puzzles: [] });
  writePuzzles({ edition: 'nz', seed: 's', searched: 7, puzzles: [puzzle('x', 3, 4), puzzle('y', 1, 5)] }, file);
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(5);
  const { puzzles, searched } = readPuzzles('nz', file);
  expect(searched).toBe(7);
  expect(puzzles.map(({ id }) => id)).toEqual(['y', 'x']);
  expect(puzzles[0].margin.error).toBe(0.12);
});
