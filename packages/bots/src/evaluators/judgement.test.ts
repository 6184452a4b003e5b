import { clone, EDITIONS } from '@drover/engine';
import { describe, expect, test } from 'vitest';
import { greedy, playGame } from '../index.ts';
import { positionsOf, setupOf } from '../testing.ts';
import { BY_HAND } from './by-hand.ts';
import { experienced } from './judgement.ts';
import { TRAINED } from './trained.ts';

describe.each(EDITIONS)('experience in %s', (edition) => {
  const [hand, learned] = [BY_HAND[edition].value, TRAINED[edition].value];
  const none = experienced(() => 0)[edition].value;
  const some = experienced(() => 0.25)[edition].value;
  const all = experienced(() => 1)[edition].value;

  test('between rules of thumb and what was learned', () => {
    for (const { state, seat } of positionsOf(setupOf(edition), 23, clone)) {
      expect(none(state, seat)).toBe(hand(state, seat));
      expect(all(state, seat)).toBe(learned(state, seat));
      expect(some(state, seat)).toBeCloseTo((3 * hand(state, seat) + learned(state, seat)) / 4, 6);
    }
  });

  test('a game that is over has come to what it has come to, for everybody', () => {
    const last = playGame(setupOf(edition), [greedy, greedy]);
    expect(none(last, 0)).toBe(learned(last, 0));
    expect(some(last, 1)).toBe(learned(last, 1));
  });
});
