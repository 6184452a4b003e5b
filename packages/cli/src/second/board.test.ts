import { legalMoves } from '@drover/engine';
import { secondTable } from '@drover/engine/testing';
import { describe, expect, test } from 'vitest';
import { tellerOf } from '../teller.ts';

/** The tables of the engine's own tests, as a person reads them. */
describe('the table in words', () => {
  test('tiles on the trail: hazards, outlaws on it and beside it, private buildings, herders', () => {
    const { s } = secondTable(2)
      .at(1, 'A-2')
      .build(0, '4a', 'A-2')
      .hazard('dr-3', 'DROUGHT-2')
      .outlaw('green', 'OUTLAW-2')
      .outlaw('orange', 'OUTLAW-4')
      .at(0, 'KC');
    const board = tellerOf(s).board(s).join('\n');
    expect(board).toContain('A-1  A-2[4a of Seat 1, $2]  <<Seat 2>>  A-3  > B');
    expect(board).toContain('DROUGHT-1  DROUGHT-2[drought $2, 3 VP]  DROUGHT-3');
    expect(board).toContain('\n      OUTLAW-4[orange outlaw $2]  OUTLAW-5');
    expect(board).toContain('\n      beside the trail:  OUTLAW-1  OUTLAW-2[green outlaw $2]  OUTLAW-3\n  E  (1) ');
    expect(board).toContain('\n  KC  <<Seat 1>>\n');
    expect(board).toMatch(/\n {2}A {2}\(1\) discard a Galloway: \$2 {2}\(2\) hire {2}\(3\) hire for \$2 more\n/);
    expect(board).toContain('4a on A-2; 1a 2a 3a 5a 6a 7a 8a 9a 10a 11a 12a left');
  });

  test('a building of Sam lies on its other side', () => {
    const { s } = secondTable(2, { sam: { difficulty: 'easy' } }).build(1, '4b', 'A-2');
    const board = tellerOf(s).board(s).join('\n');
    expect(board).toContain('A-2[4b of Sam, $2]');
    expect(board).toContain('4b on A-2; 1b 2b 3b ');
  });

  test('jobs, cattle, foresight', () => {
    const { s } = secondTable(2, { simmental: true })
      .job('engineer', 3, 2)
      .token(4)
      .market('longhorn', 'longhorn', 'shorthorn-4', 'calf')
      .foresight(1, 'green-outlaw', 'fl-5')
      .foresight(2, null, 'builder');
    const board = tellerOf(s).board(s).join('\n');
    expect(board).toMatch(/\n {4}row 3, \$7 +-- +engineer\n/);
    expect(board).toMatch(/\n {4}row 4, \$5 +-- +-- +< job market token\n/);
    expect(board).toMatch(
      /Cattle +2 Longhorn, Shorthorn \(4 VP\), Simmental calf; \d+ in the stack; 8 Simmental heifers/,
    );
    expect(board).toMatch(/Foresight 1 +green outlaw and flood \(4 VP\); /);
    expect(board).toMatch(/Foresight 2 +empty and builder; /);
  });

  test('the railroad and its players', () => {
    const { s } = secondTable(2)
      .engine(0, 't4')
      .engine(1, '39')
      .stations(0, 's1')
      .stationMaster('s2', 'sm8')
      .stationMasters(1, 'sm3')
      .cities(1, 'st-louis', 'new-york', 'new-york')
      .outlaws(1, 2, 1)
      .with(1, { certificates: 5 });
    const board = tellerOf(s).board(s).join('\n');
    expect(board).toContain(
      'Seat 1 at turnout t4 (2 crosses passed), Seat 2 at the end of the track (11 crosses passed)',
    );
    expect(board).toMatch(/s1 at t4, \$2, 1 VP(, sm\d)?: Seat 1 /);
    expect(board).toContain('s2 at t7, $2, 1 VP, sm8');
    expect(board).toContain('sm8  2 permanent certificates\n');
    expect(board).toContain('New York 18, 11 crosses: Seat 2 (2 times)');
    expect(board).toContain('St. Louis 4, 1 cross: Seat 2');
    const [, second] = board.split('\nSEAT 2');
    expect(second).toContain('  deliveries    St. Louis and New York (2 times)\n');
    expect(second).toContain('  tiles         2 green outlaw, orange outlaw, station master sm3');
    expect(second).toContain('6 of 3 certificates, engine at the end of the track, up to 3 steps, hand of 4');
  });

  test('a decision and its moves', () => {
    const t = secondTable(2).at(0, 'D').outlaw('green', 'OUTLAW-5').with(0, { money: 2 }).phaseB(0);
    const teller = tellerOf(t.s);
    const glosses = () => legalMoves(t.s, t.asked()).map((move) => teller.gloss(t.s, move));
    expect(teller.question(t.s, t.question!)).toBe('what to do here');
    expect(glosses()).toContain('pay $2: move the engine up to 2 spaces');
    t.play('use 1 a');
    expect(teller.question(t.s, t.question!)).toBe('which outlaw to take, for building D');
    expect(glosses()).toEqual(['green outlaw, $4']);
  });

  test('the questions of Kansas City', () => {
    const t = secondTable(2, { simmental: true })
      .at(0, 'KC')
      .hand(0, 'calf', 'longhorn')
      .foresight(1, 'ro-1', 'ro-2')
      .foresight(2, null, null)
      .foresight(3, null, 'orange-outlaw')
      .phaseB(0);
    const teller = tellerOf(t.s);
    const asked: [string, (string | null)[]][] = [];
    for (const move of ['kansas-city', 'foresight left', 'foresight right', 'income 0', 'raise calf']) {
      t.play(move);
      asked.push([
        teller.question(t.s, t.question!),
        legalMoves(t.s, 0).flatMap((one) => teller.gloss(t.s, one) ?? []),
      ]);
    }
    expect(asked).toEqual([
      ['which tile of foresight 1 to place', ['rockfall (2 VP)', 'rockfall (2 VP)']],
      ['which tile of foresight 3 to place', ['orange outlaw']],
      ['how many certificates to spend with the herd', []],
      ['which Simmental to raise, for the Simmental variant', ['grows up to be a heifer']],
      ['where to deliver, and which disc to place (up to 5)', []],
    ]);
  });

  test('where the engine may go, with the stations there', () => {
    const t = secondTable(2)
      .at(0, 'G')
      .engine(0, '4')
      .with(0, { workers: { engineer: 2 } })
      .stationMaster('s1', 'sm5');
    t.phaseB(0).play('use 1');
    const teller = tellerOf(t.s);
    expect(teller.question(t.s, t.question!)).toBe('where the engine goes, for building G');
    const glosses = legalMoves(t.s, 0).map((move) => teller.gloss(t.s, move));
    expect(glosses).toContain('station s1 at t4, $2, 1 VP, sm5');
    expect(glosses).toContain(null);
  });
});
