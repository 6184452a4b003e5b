import type { Line } from '@drover/words';
import { expect, it } from 'vitest';
import { byTurn, withoutName } from './log.ts';

const turn = (seat: number): Line => ({ seat, text: `Turn ${seat}`, kind: 'turn', event: 0 });
const deed = (text: string): Line => ({ seat: 0, text, kind: 'deed', event: 0 });

it('what happened is read turn by turn, from top to bottom', () => {
  const [a, b, c] = [deed('a'), deed('b'), deed('c')];
  expect(byTurn([a, turn(0), b, c, turn(1)])).toEqual([
    { heading: null, lines: [a] },
    { heading: turn(0), lines: [b, c] },
    { heading: turn(1), lines: [] },
  ]);
  expect(byTurn([])).toEqual([]);
});

it('a line does not repeat the name of its turn', () => {
  expect(withoutName('Ada walks 2 steps', 'Ada')).toBe('Walks 2 steps');
  expect(withoutName('Ada\u00a0écarte une carte', 'Ada')).toBe('Écarte une carte');
  expect(withoutName('Adam walks 2 steps', 'Ada')).toBe('Adam walks 2 steps');
  expect(withoutName('The market is filled', 'Ada')).toBe('The market is filled');
});
