import { legalMoves } from '@drover/engine';
import { table } from '@drover/engine/testing';
import { describe, expect, test } from 'vitest';
import { tellerOf } from '../teller.ts';

/** The tables of the engine's own tests, as a person reads them. */
describe('the table in words', () => {
  test('tiles on the trail: neutral buildings, hazards, private buildings, runholders', () => {
    const { s } = table(4)
      .at(1, 'A2')
      .build(3, '4a', 'A2')
      .build(0, '10b', 'B1')
      .hazard('fl-7', 'FL2')
      .at(0, 'WELLINGTON');
    const board = tellerOf(s).board(s).join('\n');
    expect(board).toContain('A1  A2[4a of Seat 4, £2]  <<Seat 2>>  A3  > B');
    expect(board).toContain('B1[10b of Seat 1, £2]  B2(lush)  > C');
    expect(board).toContain('FL1  FL2[flood £2, 4 VP]  FL3');
    expect(board).toContain('WELLINGTON  <<Seat 1>>');
    expect(board).toMatch(/\n {2}A {2}\(1\) discard two sheep of one breed: £2 .* <<Seat 3, Seat 4>>/);
    expect(board).toContain('10b on B1; 1a 2a 3a 4a 5a 6a 7a 8a 9a left');
  });

  test('markets', () => {
    const { s } = table(2).job('sailor', 6).bonus('bt09', 3, 2).token(4).market('lincoln', 'lincoln', 'suffolk');
    const board = tellerOf(s).board(s).join('\n');
    expect(board).toMatch(/sailor +\. +\. +X +\. +\./);
    expect(board).toMatch(/row 3, £6 +-- +bt09\n/);
    expect(board).toMatch(/row 4, £6 .*< market token/);
    expect(board).toContain('2 Lincoln, Suffolk; ');
  });

  test('a card put openly onto the stack is named, the cards below it not', () => {
    const t = table(2).stack(1, 'lincoln', 'merino', 'merino');
    t.player(1).known = 1;
    const board = tellerOf(t.s).board(t.view(0)).join('\n');
    expect(board).toContain('  stack (3)     on top Lincoln; 2 hidden\n');
  });

  test('a decision and its moves', () => {
    const t = table(2).at(0, 'A').hand(0, 'merino', 'merino', 'ferry').phaseB(0);
    const teller = tellerOf(t.s);
    expect(teller.question(t.s, t.question!)).toBe('what to do here');
    const glosses = legalMoves(t.s, 0).map((move) => teller.gloss(t.s, move));
    expect(glosses).toContain('discard two sheep of one breed: £2');
    expect(glosses).toContain('without its effect');
  });
});
