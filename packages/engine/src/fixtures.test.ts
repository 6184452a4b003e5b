import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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
  type EditionId,
  type GameRecord,
  type ScoreSheet,
} from './index.ts';
import { nzComponentsFrom } from './nz/components/index.ts';
import { nz } from './nz/edition.ts';
import { secondComponentsFrom } from './second/components/index.ts';
import { second } from './second/edition.ts';
import { rulesPrint } from './testing/rules-print.ts';

/**
 * Whole games that were recorded once, a folder for every version of the rules. They lead to the same end for ever, move
 * by move, whatever is corrected later: a correction is a new version.
 */
const FOLDER = join(import.meta.dirname, '../fixtures');
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const parsed = <T>(file: string): T => JSON.parse(read(file)) as T;
const editions = {
  nz: { edition: nz, tables: nzComponentsFrom },
  second: { edition: second, tables: secondComponentsFrom },
};
const versions = Object.entries(editions).flatMap(([name, { edition, tables }]) =>
  edition.versions.map((rules) => ({ name, rules, tables })),
);
const recordsIn = (folder: string): string[] =>
  readdirSync(join(FOLDER, folder)).filter((file) => file.endsWith('.txt'));
const files = versions.flatMap(({ name, rules }) =>
  recordsIn(`${name}/${rules}`).map((file) => `${name}/${rules}/${file}`),
);

type Expected = Readonly<Record<string, { moves: number; hash: string; score: ScoreSheet }>>;
const expectedOf = (file: string) => parsed<Expected>(join(dirname(file), 'expected.json'))[basename(file)]!;

const WHAT_TO_DO = (edition: string, rules: string): string =>
  `Games by ${rules} have been played, and they must go on as they went. If you corrected a value or a ruling on ` +
  `purpose: npm run new-version -- ${edition} (see "Correcting a value" in CONTRIBUTING.md). Otherwise something broke.`;

describe('the recorded games', () => {
  it('are there for every version of the rules that was ever played', () => {
    for (const [name, { edition }] of Object.entries(editions))
      expect(readdirSync(join(FOLDER, name)).sort()).toEqual([...edition.versions].sort());
  });

  it.each(versions)('of $rules are all there', ({ name, rules }) => {
    const folder = `${name}/${rules}`;
    expect(recordsIn(folder).sort()).toEqual(Object.keys(parsed<Expected>(`${folder}/expected.json`)).sort());
    const records = recordsIn(folder).map((file) => parseRecord(read(`${folder}/${file}`)));
    expect(new Set(records.map((record) => record.rules))).toEqual(new Set([rules]));
    expect(new Set(records.map(({ setup }) => setup.players))).toEqual(new Set([2, 3, 4]));
    expect(records.some(({ setup }) => setup.components !== undefined)).toBe(true);
    const opponent = { nz: 'sarah', second: 'sam' }[name]!;
    expect(records.some(({ setup }) => setup.options[opponent] !== undefined)).toBe(true);
  });
});

describe.each(versions)('the rules $rules', ({ name, rules, tables }) => {
  it('have the component values they had when games were first recorded', () => {
    const recorded = parsed<object>(`${name}/${rules}/tables.json`);
    const now = tables(undefined, rules);
    expect(now, WHAT_TO_DO(name, rules)).toEqual(recorded);
    // Their order too: states count spaces, cards and tiles in it.
    expect(JSON.stringify(now), WHAT_TO_DO(name, rules)).toBe(JSON.stringify(recorded));
  });

  it('decide games as they did when games were first recorded', () => {
    expect(rulesPrint(name as EditionId, rules), WHAT_TO_DO(name, rules)).toEqual(
      parsed(`${name}/${rules}/print.json`),
    );
  });
});

describe.each(files)('the recorded game %s', (file) => {
  const text = read(file);
  const record = parseRecord(text);

  it('ends with the same score sheet and the same fingerprint', () => {
    // Without the fingerprint in the record, so that a wrong score is seen first.
    const { state, played } = replay(withoutHash(record));
    expect(state.over).toBe(true);
    expect(played).toHaveLength(expectedOf(file).moves);
    expect(score(state)).toEqual(expectedOf(file).score);
    expect(hash(state)).toBe(expectedOf(file).hash);
    expect(record.hash).toBe(expectedOf(file).hash);
    expect(hash(replay(record).state)).toBe(expectedOf(file).hash);
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

  it('is refused by rules nobody knows, and with its moves or corrections changed', () => {
    const unknown = { ...record, rules: 'nz-0' };
    expect(() => replay(unknown)).toThrow(Unusable);
    expect(() => replay(unknown)).toThrow('This game follows rules nz-0; this program plays ');
    expect(() => replay({ ...record, moves: record.moves.slice(0, -1) })).toThrow(/another position/);
    expect(() => replay({ ...record, moves: [...record.moves, record.moves.at(-1)!] })).toThrow(/game-over/);
    if (record.components === undefined) return;
    const { components: _, ...printed } = record.setup;
    expect(() => replay({ ...record, setup: printed })).toThrow(/component corrections/);
    expect(() => replay({ ...record, components: '0'.repeat(64) })).toThrow(/component corrections/);
    expect(canonical(newGame(printed, record.rules))).not.toBe(canonical(newGame(record.setup, record.rules)));
  });
});

function withoutHash(record: GameRecord): GameRecord {
  const { hash: _, ...rest } = record;
  return rest;
}
