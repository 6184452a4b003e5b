import { describe, expect, test } from 'vitest';
import { drover } from './testing/run.ts';

describe('demo', () => {
  test.each([
    ['nz', /^Turn (\d+): Player ([12]), £\d+, \d gold, /gm],
    ['second', /^Turn (\d+): Player ([12]), \$\d+, /gm],
  ])('tells a whole game, turn by turn, and ends with the score sheet: %s', async (edition, turn) => {
    const { code, out, err } = await drover('demo', '--edition', edition, '--seed', '7');
    expect([code, err]).toEqual([0, '']);
    const turns = [...out.matchAll(turn)].map(([, number]) => Number(number));
    expect(turns).toEqual(turns.map((_, i) => i + 1));
    expect(turns.length).toBeGreaterThan(20);
    expect(out).toContain(`\nThe game is over after ${turns.length} turns.\n`);
    expect(out).toMatch(/ with -?\d+ points?\.\n$/);
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThan(120);
    // oxlint-disable-next-line no-control-regex
    expect(out).not.toMatch(/\u001b/);
  });

  test('the same seed tells the same story, and no seed a new one that can be had again', async () => {
    const [first, again, fresh] = [
      await drover('demo', '--seed', '7', '--fast'),
      await drover('demo', '--seed', '7'),
      await drover('demo'),
    ];
    expect(first).toEqual(again);
    const [, seed] = /\(seed (\d+)\)/.exec(fresh.out)!;
    expect((await drover('demo', '--seed', seed)).out).toBe(fresh.out);
  });

  test.each([
    ['nz', 'Sarah', 'Wellington'],
    ['second', 'Sam', 'Kansas City'],
  ])('--solo tells every turn of the opponent with its reasons: %s', async (edition, name, end) => {
    const { code, out, err } = await drover('demo', '--edition', edition, '--solo', 'hard', '--seed', '7');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`1 person and ${name} (hard): people choose at random (seed 7)\n`);
    const turns = out.split(/\n\n(?=Turn )/).slice(1);
    expect(turns.map((turn) => /^Turn \d+: (\w+)/.exec(turn)![1])).toEqual(
      turns.map((_, i) => (i % 2 === 0 ? 'Player' : name)),
    );
    const theirs = turns.filter((turn) => turn.includes(`: ${name}, `));
    let followed = 0;
    for (const [i, turn] of theirs.entries()) {
      const sentences = turn.split('\n\n')[0].replaceAll('\n    ', ' ').split('\n  ').slice(1);
      if (sentences[0] === `${name} reshuffles the automa deck`) sentences.shift();
      expect(sentences[0]).toMatch(new RegExp(`^${name} reveals card \\d+: \\d+ steps?, then \\w`));
      // Where it went is where it stands in the heading of its next turn.
      const walks = sentences.filter((sentence) => /^\w+ moves \d/.test(sentence));
      for (const walk of walks) expect(walk).toMatch(/ \((the [\w ]+|decided by a player)\)$/);
      const [, to] = / to (building \w|Wellington|Kansas City)\b/.exec(walks.at(-1) ?? '') ?? [];
      if (to === undefined || i === theirs.length - 1) continue;
      expect(theirs[i + 1].toLowerCase()).toContain(
        `: ${name}, ${to === end ? 'start of the trail' : to}`.toLowerCase(),
      );
      followed++;
    }
    expect(followed).toBeGreaterThan(5);
    expect(out).toMatch(/\(the shortest route\)\n/);
    expect(out).toContain('(the most points)');
    expect(out).toContain('by specialization first');
    expect(out).toMatch(/, \d+ more than (Player 1|Sarah|Sam)\.\n$/);
  });
});
