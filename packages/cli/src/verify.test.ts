import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentTo, seedOf, withFairNote } from '@drover/protocol/fair';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drover, start } from './testing/run.ts';

let folder: string;
let record: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'drover-'));
  record = (await drover('record', '--seed', 'weka')).out;
});

afterAll(() => rmSync(folder, { recursive: true }));

const verify = (text: string) => {
  const file = join(folder, 'record');
  writeFileSync(file, text);
  return drover('verify', file);
};
const withoutHash = (text: string): string => text.replace(/\nhash .*/, '');
const cutAfter = (text: string, moves: number): string => {
  const [head, list] = text.split('\n\n');
  return `${head}\n\n${list.split('\n').slice(0, moves).join('\n')}\n`;
};

describe('verify', () => {
  test('a good record: the score sheet by category and seat, and the winner', async () => {
    const { code, out, err } = await verify(record);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^New Zealand, 2 players, seed weka, rules nz-\d+\n\d+ moves in \d+ turns, all legal, /);
    expect(out).not.toContain('not finished');
    expect(out).toMatch(/\n +Player 1 +Player 2\n/);
    expect(out).toMatch(/\nTrading posts +-?\d+ +-?\d+\n/);
    expect(out).toMatch(/(Player [12] wins|share the victory) with -?\d+ points\.\n$/);
    const total = /\nTotal +(-?\d+) +(-?\d+)\n/.exec(out)!.slice(1).map(Number);
    const rows = [...out.matchAll(/^[A-Z][a-z ]+? {2,}(-?\d+) +(-?\d+)$/gm)].map((row) => row.slice(1).map(Number));
    const sums = rows.slice(0, -1).reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
    expect(sums).toEqual(total);
  });

  test('a record of the Second Edition against Sam', async () => {
    const { out: text } = await drover('record', '--edition', 'second', '--solo', 'hard', '--seed', 'weka');
    const { code, out, err } = await verify(text);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Second Edition, 1 person and Sam \(hard\), seed weka, rules second-\d+\n\d+ moves in /);
    expect(out).toMatch(/\n +Player 1 +Sam\n/);
    expect(out).toMatch(/\nStation masters +-?\d+ +-?\d+\n/);
    expect(out).toMatch(
      /\n(Sam wins with -?\d+ points, \d+ more than Player 1|Player 1 wins .* more than Sam|.* share .*)\.\n$/,
    );
  });

  test('a record that says how its seed was made is held to it', async () => {
    const secret = 'ab'.repeat(32);
    const parts = ['1'.repeat(32), null];
    const { out: game } = await drover('record', '--seed', seedOf(secret, parts));
    const fair = await verify(withFairNote(game, { commitment: commitmentTo(secret), contributions: parts }));
    expect(fair).toMatchObject({ code: 0, err: '' });
    expect(fair.out).toContain('The seed is made of the secret the server had committed itself to');
    const unfair = await verify(
      withFairNote(game, { commitment: commitmentTo('cd'.repeat(32)), contributions: parts }),
    );
    expect(unfair).toMatchObject({
      code: 1,
      err: 'drover: The secret in the seed is not the one the server had committed itself to.\n',
    });
  });

  test('--edition refuses a record of another one', async () => {
    const file = join(folder, 'kept');
    writeFileSync(file, record);
    expect((await drover('verify', file, '--edition', 'nz')).code).toBe(0);
    for (const verb of ['verify', 'show'])
      expect(await drover(verb, file, '--edition', 'second')).toEqual({
        code: 1,
        out: '',
        err: `drover: ${file} is a record of the edition nz, not second.\n`,
      });
  });

  test('the same game as JSON', async () => {
    const json = (await drover('record', '--seed', 'weka', '--format', 'json')).out;
    expect(JSON.parse(json)).toMatchObject({ drover: 1, setup: { seed: 'weka' } });
    expect(await verify(json)).toEqual(await verify(record));
  });

  test('- is the standard input', async () => {
    const { process: child, ended } = start('verify', '-');
    child.stdin.end(record);
    expect(await ended).toEqual(await verify(record));
  });

  test('a record that is not finished says so', async () => {
    const { code, out } = await verify(cutAfter(withoutHash(record), 40));
    expect(code).toBe(0);
    expect(out).toContain('40 moves');
    expect(out).toContain('The game is not finished; the scores are those of this moment.');
    expect(out).toContain('would ');
  });

  test('a tampered move is named', async () => {
    const lines = record.split('\n');
    const first = lines.indexOf('') + 1;
    const at = lines.findIndex((line, i) => i > first + 20 && /: move /.test(line));
    lines[at] = lines[at].replace(/move .*/, 'move WELLINGTON');
    const { code, out, err } = await verify(lines.join('\n'));
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(
      new RegExp(`^drover: Move ${at - first + 1}, "\\d: move WELLINGTON": Wellington .*\\. \\(NZ-A2\\)\\n$`),
    );
  });

  test('a move of the wrong seat is named', async () => {
    const { code, err } = await verify(record.replace('\n\n0:', '\n\n1:'));
    expect(code).toBe(1);
    expect(err).toMatch(/^drover: Move 1, "1: .*": It is another player’s decision\. \(format\)\n$/);
  });

  test.each([
    ['cut short, with the hash of the whole game', () => cutAfter(record, 40), 'lead to another position'],
    ['broken off within a move', () => record.slice(0, record.lastIndexOf(':') + 1), /Move \d+, "\d:": a move reads/],
    ['another seed', () => record.replace('weka', 'moa'), /Move \d+|another position/],
    ['other rules', () => record.replace(/rules nz-\d+/, 'rules nz-99'), 'follows rules nz-99; this program plays nz-'],
    ['a newer format', () => record.replace('drover 1', 'drover 2'), 'has format 2; this program reads format 1.'],
    ['another edition', () => record.replace('"nz"', '"uk"'), 'There is no edition "uk"; known: '],
    ['no record at all', () => 'Dear Sarah,\n', 'This is not a game record'],
    ['broken JSON', () => '{ "drover": 1,', 'This is not a game record'],
    ['nothing', () => '', 'This is not a game record'],
  ])('%s', async (_, text, reason) => {
    const { code, out, err } = await verify(text());
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(reason);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
