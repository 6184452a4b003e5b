import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drover, start } from './testing/run.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'drover-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const VERBS = ['demo', 'simulate', 'record', 'verify', 'show', 'bench'];

describe('asking for help', () => {
  test.each([['help'], ['--help']])('%s lists the verbs', async (word) => {
    const { code, out, err } = await drover(word);
    expect([code, err]).toEqual([0, '']);
    for (const verb of VERBS) expect(out).toContain(`  ${verb} `);
  });

  test.each(VERBS)('help %s, and --help after it', async (verb) => {
    const [help, option] = [await drover('help', verb), await drover(verb, '--help')];
    expect(help).toEqual(option);
    expect([help.code, help.err]).toEqual([0, '']);
    expect(help.out).toContain(`usage: drover ${verb}`);
  });

  test('--version', async () => {
    expect(await drover('--version')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^drover \d+\.\d+\.\d+\n$/),
    });
  });
});

/** One sentence, then the usage. */
describe('asked wrongly', () => {
  test.each([
    ['', 'There is nothing to do: a verb is missing.'],
    ['shear', 'There is no verb "shear".'],
    ['help shear', 'There is no verb "shear".'],
    ['--fast', 'There is no option --fast without a verb.'],
    ['simulate --speed 3', "Unknown option '--speed'."],
    ['simulate --games', "Option '--games <value>' argument missing."],
    ['simulate --games many', '--games is "many"; it must be a whole number from 1 on.'],
    ['simulate --games -1', 'A value that begins with - is written --games=-...'],
    ['simulate --games=-1', '--games is "-1"; it must be a whole number from 1 on.'],
    ['simulate --edition uk', 'There is no edition "uk"; known: '],
    ['simulate --players 7', 'New Zealand is for 2 to 4 players, not 7.'],
    ['simulate --option shuffled', '--option is "shuffled"; it must be key=value.'],
    ['simulate --option neutral=no', 'Option neutral is "no"; it must be "letters" or "shuffled".'],
    ['simulate --option colour=red', 'Unknown option "colour"; there are neutral, '],
    ['simulate --solo', "Option '--solo <value>' argument missing."],
    ['simulate --solo insane', '--solo is "insane"; it must be easy, medium or hard.'],
    ['simulate --first-delivery 12', '--first-delivery is that of the solo opponent: give --solo too.'],
    ['record --solo hard --first-delivery 13', 'Option sarah: firstDelivery must be one of 0, 1, 3, 6, 9, 12, '],
    ['demo --edition second --solo easy --first-delivery 3', 'Option sam: firstDelivery must be one of kansas-city, '],
    ['record --option sarah={"difficulty":"custom"}', 'Option sarah: the difficulty "custom" needs cards, '],
    ['record --solo hard --players 1', '--players is 1, but the solo opponent has a seat too: '],
    ['demo --solo hard --players 5', 'New Zealand is for 2 to 4 players, not 5.'],
    ['simulate --solo hard --option sarah=x', '--solo and --option sarah say the same thing: give one of them.'],
    ['simulate --solo hard --option order=shuffled', 'Option order is "shuffled"; it must be "seated" '],
    ['simulate --variant simmental', '--variant is "simmental", but New Zealand has no variants.'],
    ['demo --edition second --variant rails', '--variant is "rails"; it must be simmental.'],
    ['record --edition uk --variant rails --solo hard', 'There is no edition "uk"; known: nz, second.'],
    ['record --edition second --option simmental=maybe', 'Option simmental is "maybe"; it must be true or false.'],
    ['record --edition second --option sam=hard', 'Option sam needs a difficulty: easy, medium, hard, custom.'],
    ['record --edition second --option sam={"difficulty"', '--option sam is not JSON: '],
    ['simulate twice', 'simulate does not know what to do with "twice".'],
    ['record --format xml', '--format is "xml"; it must be text or json.'],
    ['record --seed=', 'The setup needs a seed: any text.'],
    ['demo --seed=', '--seed is empty; it must be any text.'],
    ['bench --seconds 0', '--seconds is "0"; it must be a number above 0, up to 600.'],
    ['bench --edition uk', 'There is no edition "uk"; known: nz, second.'],
    ['verify', 'verify needs a FILE.'],
    ['verify FILE --solo hard', "Unknown option '--solo'."],
  ])('drover %s', async (line, sentence) => {
    const { code, out, err } = await drover(...line.split(' ').filter((word) => word !== ''));
    expect([code, out]).toEqual([2, '']);
    const [first, blank, usage] = err.split('\n');
    expect(first.startsWith(`drover: ${sentence}`), first).toBe(true);
    expect(blank).toBe('');
    expect(usage).toMatch(/^usage: drover /);
  });
});

describe('files that cannot be used', () => {
  test('what cannot be read or written is named', async () => {
    expect(await drover('verify', 'nowhere.txt')).toEqual({
      code: 2,
      out: '',
      err: 'drover: Cannot read nowhere.txt: there is no such file or folder.\n',
    });
    expect((await drover('show', folder)).err).toBe(`drover: Cannot read ${folder}: it is a folder.\n`);
    expect((await drover('record', '--out', join(folder, 'no', 'record.txt'))).err).toContain('Cannot write');
  });

  test('wrong components are named by file and path', async () => {
    const file = join(folder, 'components.json');
    writeFileSync(file, '{ "breeds": { "merino": { "wool": "much" } } }');
    expect(await drover('simulate', '--components', file)).toEqual({
      code: 2,
      out: '',
      err: `drover: ${file}: breeds.merino.wool: expected a whole number but found "much"\n`,
    });
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, '{ "breeds": ');
    expect((await drover('simulate', '--components', broken)).err).toMatch(/broken\.json is not JSON: /);
  });
});

describe('as a process', () => {
  test('the exit code, the standard output and the standard error are those of the answer', async () => {
    const good = start('help', 'verify');
    const wrong = start('verify', '--loud');
    expect(await good.ended).toEqual(await drover('help', 'verify'));
    expect(await wrong.ended).toEqual(await drover('verify', '--loud'));
  });

  test('a reader that stops early ends it quietly', async () => {
    const { process: child, ended } = start('demo', '--seed', '1');
    child.stdout.once('data', () => child.stdout.destroy());
    expect((await ended).err).toBe('');
  });
});
