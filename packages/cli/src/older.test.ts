import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nz, second, type ScoreSheet } from '@drover/engine';
import { describe, expect, test } from 'vitest';
import { drover } from './testing/run.ts';

/** Records of games that were played by older rules do everything a record of today does. */
const FIXTURES = join(import.meta.dirname, '../../engine/fixtures');
const older = [nz, second].flatMap(({ id, versions }) => versions.slice(1).map((rules) => [rules, join(id, rules)]));

describe.each(older)('records by %s', (rules, folder) => {
  const at = (file: string): string => join(FIXTURES, folder, file);
  const expected = JSON.parse(readFileSync(at('expected.json'), 'utf8')) as Record<string, { score: ScoreSheet }>;
  const records = readdirSync(at('.')).filter((file) => file.endsWith('.txt'));
  const solo = at(records.find((file) => file.startsWith('solo'))!);

  test.each(records)('verify: %s ends as it did', async (file) => {
    const { code, out, err } = await drover('verify', at(file));
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`, rules ${rules}\n`);
    expect(out).toContain(', all legal, ending as recorded.\n');
    const totals = expected[file].score.seats.map(({ total }) => total);
    expect(/\nTotal +(.*)\n/.exec(out)![1].split(/ +/).map(Number)).toEqual(totals);
  });

  test('show: the table of then', async () => {
    const { code, out, err } = await drover('show', solo, '--at', '40', '--seat', '1');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/1 person and (Sarah|Sam) \(\w+\), after move 40 of \d+, as Player 1 sees it\n/);
    expect(out).toContain('\nTRAIL\n');
  });

  test('hint: moves of then', async () => {
    const { code, out, err } = await drover('hint', solo, '--at', '0', '--json');
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).not.toHaveLength(0);
  });

  test('review: the decisions that cost most', async () => {
    const { code, out, err } = await drover('review', solo, '--most', '3', '--json');
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toHaveLength(3);
  });
});
