import { apply, decision, legalMoves, newGame, type CoreState, type GameEvent, type Setup } from '@drover/engine';
import { secondTable, table, type SecondTable, type Table } from '@drover/engine/testing';
import { describe, expect, test } from 'vitest';
import { randomPlayer } from './random-game.ts';
import { tellerOf } from './teller.ts';
import { drover } from './testing/run.ts';

describe('demo', () => {
  test.each([
    ['nz', /^Turn (\d+): Seat ([12]), £\d+ and \d gold, /gm],
    ['second', /^Turn (\d+): Seat ([12]), \$\d+, /gm],
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
    ['nz', 'Sarah', 'her', 'Wellington'],
    ['second', 'Sam', 'his', 'Kansas City'],
  ])('--solo tells every turn of the opponent with its reasons: %s', async (edition, name, whose, end) => {
    const { code, out, err } = await drover('demo', '--edition', edition, '--solo', 'hard', '--seed', '7');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`1 person and ${name} (hard): people choose at random (seed 7)\n`);
    const turns = out.split(/\n\n(?=Turn )/).slice(1);
    expect(turns.map((turn) => /^Turn \d+: (\w+)/.exec(turn)![1])).toEqual(
      turns.map((_, i) => (i % 2 === 0 ? 'Seat' : name)),
    );
    const theirs = turns.filter((turn) => turn.includes(`: ${name}, `));
    let followed = 0;
    for (const [i, turn] of theirs.entries()) {
      const sentences = turn.split('\n\n')[0].replaceAll('\n    ', ' ').split('\n  ').slice(1);
      if (sentences[0] === `${name} shuffles ${whose} cards`) sentences.shift();
      expect(sentences[0]).toMatch(new RegExp(`^${name} turns up card \\d+( [^:]*)?: \\d+ steps?, then \\w`));
      // Where it went is where it stands in the heading of its next turn.
      const walks = sentences.filter((sentence) => sentence.startsWith(`${name} walks`));
      for (const walk of walks) expect(walk).toMatch(/ \((the [\w ]+|decided for \w+)\)$/);
      const [, to] = / to (building \w|Wellington|Kansas City)\b/.exec(walks.at(-1) ?? '') ?? [];
      if (to === undefined || i === theirs.length - 1) continue;
      expect(theirs[i + 1]).toContain(`: ${name}, at ${to === end ? 'the start' : to}`);
      followed++;
    }
    expect(followed).toBeGreaterThan(5);
    expect(out).toMatch(/\(the shortest way\)\n/);
    expect(out).toContain('(the most points)');
    expect(out).toContain(`${whose} speciality first`);
    expect(out).toMatch(/, \d+ more than (Seat 1|Sarah|Sam)\.\n$/);
  });
});

function playOut(setup: Setup, each: (before: CoreState, events: readonly GameEvent[]) => void): void {
  const choose = randomPlayer(setup);
  let state = newGame(setup);
  while (!state.over) {
    const { seat } = decision(state)!;
    const outcome = apply(state, seat, choose(legalMoves(state, seat)));
    each(state, outcome.events);
    state = outcome.state;
  }
}

const soloOf = { nz: 'sarah', second: 'sam' };

test.each(['nz', 'second'] as const)('every event has a sentence, and none has holes: %s', (edition) => {
  const told = new Set<string>();
  const setups: Setup[] = [2, 3, 4, 2, 3].map((players, i) => ({
    edition,
    players,
    seed: `story-${i}`,
    options: i > 2 ? { [soloOf[edition]]: { difficulty: 'hard' } } : { sides: 'random' },
  }));
  for (const setup of setups)
    playOut(setup, (before, events) => {
      for (const sentence of tellerOf(before).story(before, events)) {
        expect(sentence).not.toMatch(/undefined|NaN|\[object|null|[{}]| {2}|\(\)|WHO|THE[MI]/);
        expect(sentence).not.toContain(edition === 'nz' ? '$' : '£');
        expect(sentence).toMatch(/^[A-Z]/);
        // Deeds and criteria without words of their own would go by their ids.
        if (/^(Sarah|Sam) (turns up|finds|has no)/.test(sentence)) expect(sentence).not.toMatch(/[a-z]-[a-z]/);
        expect(sentence).not.toMatch(/\([a-z]+(-[a-z]+)+\)$/);
      }
      for (const { type } of events) told.add(type);
    });
  expect(told.size).toBeGreaterThan(30);
});

/** What a move on this table sounds like. */
function story(t: Table | SecondTable, move: string): string[] {
  const before = t.s;
  t.play(move);
  return tellerOf(before).story(before, t.events);
}

describe('what happens seldom', () => {
  test('a Simmental grows up, the whole hand is discarded', () => {
    const t = secondTable(2, { simmental: true }).at(0, 'KC').hand(0, 'criollo', 'criollo', 'calf').phaseB(0);
    for (const [bag] of t.s.foresight.entries()) t.foresight((bag + 1) as 1 | 2 | 3, null, null);
    t.play('kansas-city');
    expect(story(t, 'income 0')).toEqual(['Seat 1 has a herd of 3 for Kansas City and receives $3']);
    expect(story(t, 'raise calf')).toEqual([
      'Seat 1 raises a Simmental calf: it is a Simmental heifer now',
      'Seat 1 discards 2 Criollo',
    ]);
  });

  test('a station is upgraded, and a worker becomes its master', () => {
    const t = secondTable(2)
      .at(0, 'G')
      .engine(0, '4')
      .stationMaster('s1', 'sm3')
      .with(0, { workers: { cowboy: 2 } });
    t.phaseB(0).play('use 1');
    expect(story(t, 'engine t4')).toEqual(['Seat 1 moves the engine from 4 to turnout t4']);
    expect(story(t, 'upgrade s1 aux-draw')).toEqual([
      'Seat 1 upgrades station s1 for $2 and clears the auxiliary draw space',
    ]);
    expect(story(t, 'appoint cowboy')).toEqual([
      'Seat 1 makes a cowboy station master: 1 permanent certificate; 3 VP for every pair of outlaws',
      'Seat 1 gains 1 permanent certificate',
    ]);
  });

  test('an outlaw is taken with its bounty', () => {
    const t = secondTable(2).at(0, 'D').outlaw('green', 'OUTLAW-5').phaseB(0).play('use 1 a');
    expect(story(t, 'bounty OUTLAW-5')).toEqual([
      'Seat 1 takes the green outlaw on OUTLAW-5',
      'Seat 1 receives $4 from the bounty of OUTLAW-5',
    ]);
  });

  test('a stroll, and a building that borrows', () => {
    const t = secondTable(2).at(0, 'A').hand(0, 'o20').build(0, '6b', 'A-1').phaseB(0).play('play o20');
    expect(story(t, 'move A-1>B')[0]).toBe('Seat 1 strolls 2 steps to building B by way of A-1 (6b of Seat 1)');
    t.at(0, 'A-1').phaseB(0).play('use 1');
    expect(story(t, 'borrow A')).toEqual(['Seat 1 uses what stands beside it: building A']);
  });

  test('a delivery with the disc of a station', () => {
    const t = secondTable(2).at(0, 'KC').hand(0, 'galloway').discsLeft(0).stations(0, 's2').phaseB(0);
    for (const [bag] of t.s.foresight.entries()) t.foresight((bag + 1) as 1 | 2 | 3, null, null);
    t.play('kansas-city', 'income 0');
    expect(story(t, 'deliver fulton s2')[0]).toBe('Seat 1 delivers to Fulton with the disc of station s2');
  });

  test('an opponent that finds nothing says so', () => {
    const t = table(2, { sarah: { difficulty: 'hard' } })
      .sarah([9], 'sailor')
      .objectives([], []);
    const before = t.s;
    t.passToSarah();
    const sentences = tellerOf(before).story(before, t.events);
    expect(sentences).toContain('Sarah finds no hazard');
    expect(sentences).toContain('Sarah finds no objective');
  });
});
