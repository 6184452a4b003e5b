import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  canonical,
  hash,
  historyRecord,
  newGame,
  openHistory,
  parseRecord,
  recordOf,
  replay,
  score,
  Unusable,
  writeRecord,
  type GameRecord,
  type ScoreSheet,
} from './index.ts';

/**
 * Whole games that were recorded once. They must go on leading to the same end, move by move, as long as the version of
 * the rules stays the same. When it is raised on purpose: node scripts/fixtures.ts
 */
const FOLDER = join(import.meta.dirname, '../fixtures');
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const editions = readdirSync(FOLDER);
const files = editions.flatMap((edition) =>
  readdirSync(join(FOLDER, edition)).flatMap((file) => (file.endsWith('.txt') ? [`${edition}/${file}`] : [])),
);
const expected = Object.fromEntries(
  editions.flatMap((edition) =>
    Object.entries(
      JSON.parse(read(`${edition}/expected.json`)) as Record<
        string,
        { moves: number; hash: string; score: ScoreSheet }
      >,
    ).map(([file, ends]) => [`${edition}/${file}`, ends]),
  ),
);

describe('the recorded games', () => {
  it('are all there', () => {
    expect(files.sort()).toEqual(Object.keys(expected).sort());
    expect(editions.sort()).toEqual(['nz', 'second']);
    for (const edition of editions) {
      const records = files.map((file) => parseRecord(read(file))).filter(({ setup }) => setup.edition === edition);
      expect(new Set(records.map(({ setup }) => setup.players))).toEqual(new Set([2, 3, 4]));
      expect(records.some(({ setup }) => setup.components !== undefined)).toBe(true);
      const opponent = { nz: 'sarah', second: 'sam' }[edition]!;
      expect(records.some(({ setup }) => setup.options[opponent] !== undefined)).toBe(true);
    }
  });
});

describe.each(files)('the recorded game %s', (file) => {
  const text = read(file);
  const record = parseRecord(text);

  it('ends with the same score sheet and the same fingerprint', () => {
    // Without the fingerprint in the record, so that a wrong score is seen first.
    const { state, played } = replay(withoutHash(record));
    expect(state.over).toBe(true);
    expect(played).toHaveLength(expected[file].moves);
    expect(score(state)).toEqual(expected[file].score);
    expect(hash(state)).toBe(expected[file].hash);
    expect(record.hash).toBe(expected[file].hash);
    expect(hash(replay(record).state)).toBe(expected[file].hash);
  });

  it('is the same as text and as JSON', () => {
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
    expect(parseRecord(writeRecord(record))).toEqual(record);
    const { state, played } = replay(record);
    const again = recordOf(record.setup, played, state);
    expect(again).toEqual(record);
    expect(canonical(again)).toBe(canonical(record));
  });

  it('can be opened again as a game in progress', () => {
    const history = openHistory(record);
    expect(hash(history.state)).toBe(record.hash);
    expect(historyRecord(history)).toEqual(record);
  });

  it('is refused by other rules, and with its moves or corrections changed', () => {
    const earlier = { ...record, rules: 'nz-0' };
    expect(() => replay(earlier)).toThrow(Unusable);
    expect(() => replay(earlier)).toThrow(`This game was played by rules nz-0; this program plays ${record.rules}`);
    expect(() => replay({ ...record, moves: record.moves.slice(0, -1) })).toThrow(/another position/);
    expect(() => replay({ ...record, moves: [...record.moves, record.moves.at(-1)!] })).toThrow(/game is over/);
    if (record.components === undefined) return;
    const { components: _, ...printed } = record.setup;
    expect(() => replay({ ...record, setup: printed })).toThrow(/component corrections/);
    expect(() => replay({ ...record, components: '0'.repeat(64) })).toThrow(/component corrections/);
    expect(canonical(newGame(printed))).not.toBe(canonical(newGame(record.setup)));
  });
});

function withoutHash(record: GameRecord): GameRecord {
  const { hash: _, ...rest } = record;
  return rest;
}
