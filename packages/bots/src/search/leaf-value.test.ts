import { newGame, score, type CoreState } from '@drover/engine';
import { describe, expect, test } from 'vitest';
import type { Evaluate } from '../evaluators/evaluator.ts';
import { playGame } from '../bots/game.ts';
import { policy } from '../bots/policy.ts';
import { soloOf, setupOf } from '../testing.ts';
import { leadValue } from './leaf-value.ts';

describe('against a solo opponent', () => {
  const alone = newGame(soloOf('nz'));
  const unasked: Evaluate = () => expect.unreachable('what is expected is a lead already');
  const of = (expected: number, state: CoreState = alone): number => leadValue(expected, state, 0, unasked);

  test('a point counts most where the victory is in doubt', () => {
    const point = (expected: number): number => of(expected + 1) - of(expected);
    expect(point(0)).toBeGreaterThan(2 * point(40));
    expect(point(40)).toBeGreaterThan(1);
    expect(of(-5)).toBeCloseTo(-of(5), 9);
  });

  test('the later it is, the surer is a lead', () => {
    const late = { ...alone, ending: 0 } as CoreState;
    expect(of(5, late)).toBeGreaterThan(of(5) + 5);
  });
});

describe('among people', () => {
  const expectations = [80, 70, 90, 60];
  const value: Evaluate = (_, seat) => expectations[seat];

  test('what counts is the lead over the best of the others, whoever that is', () => {
    const table = newGame(setupOf('nz', 4));
    expect(leadValue(90, table, 0, value)).toBe(0);
    expect(leadValue(100, table, 0, value)).toBeGreaterThan(10);
    // The one with 90 is oneself; then it is the one with 80.
    expect(leadValue(80, table, 2, value)).toBe(0);
  });

  test('in a game that is over it is the lead that was reached, and the victory', () => {
    const over = playGame(setupOf('nz', 3), [policy, policy, policy]);
    const { seats, leaders } = score(over);
    const points = seats.map(({ total }) => total);
    const [most, next] = points.toSorted((a, b) => b - a);
    expect(most).toBeGreaterThan(next);
    for (const { seat, total } of seats) {
      const isWinner = leaders.includes(seat);
      expect(leadValue(0, over, seat, value)).toBe(isWinner ? total - next + 10 : total - most - 10);
    }
  });
});
