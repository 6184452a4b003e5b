import { expect, it } from 'vitest';
import { laidOut } from './row.ts';

it('things lie side by side while there is room', () => {
  expect(laidOut([20, 40], 100, 300, 10)).toEqual([110, 150]);
});

it('things overlap evenly when there is none, and end where the room ends', () => {
  const middles = laidOut([50, 50, 50, 50], 0, 125, 10);
  expect(middles).toEqual([25, 50, 75, 100]);
});

it('nothing needs no room', () => {
  expect(laidOut([], 0, 10, 4)).toEqual([]);
});
