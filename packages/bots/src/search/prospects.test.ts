import { newGame } from '@drover/engine';
import { expect, test } from 'vitest';
import { soloOf, setupOf } from '../testing.ts';
import { prospects } from './prospects.ts';

const alone = newGame(soloOf('nz'));

test('against a solo opponent a point counts most where the victory is in doubt', () => {
  const point = (expected: number): number => prospects(expected + 1, alone, 0) - prospects(expected, alone, 0);
  expect(point(0)).toBeGreaterThan(2 * point(40));
  expect(point(40)).toBeGreaterThan(1);
  expect(prospects(-5, alone, 0)).toBeCloseTo(-prospects(5, alone, 0), 9);
});

test('the later it is, the surer is a lead', () => {
  const late = { ...alone, ending: 0 } as typeof alone;
  expect(prospects(5, late, 0)).toBeGreaterThan(prospects(5, alone, 0) + 5);
});

test('among people points are what is expected', () => expect(prospects(80, newGame(setupOf('nz')), 0)).toBe(80));
