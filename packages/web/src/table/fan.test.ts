import { expect, it } from 'vitest';
import { CARD } from '../pieces/sizes.ts';
import { fanned, MARGIN } from './fan.ts';

it('a few cards lie side by side', () => {
  const { scale, lefts } = fanned(3, 600, CARD.h + 2 * MARGIN);
  expect(scale).toBe(1);
  expect(lefts).toEqual([MARGIN, MARGIN + 126, MARGIN + 252]);
});

it('many cards overlap and stay inside', () => {
  const width = 360;
  const { scale, lefts } = fanned(9, width, CARD.h + 2 * MARGIN);
  expect(lefts.at(-1)! + CARD.w * scale).toBeCloseTo(width - MARGIN);
});

it('no room, no cards and one card do no harm', () => {
  expect(fanned(2, 0, 0)).toEqual({ scale: 0, lefts: [MARGIN, MARGIN] });
  expect(fanned(0, 300, 180).lefts).toEqual([]);
  expect(fanned(1, 300, 180).lefts).toEqual([MARGIN]);
});
