import { KITS } from '../editions/editions.ts';
import { expect, test } from 'vitest';
import { artOf, type Palette } from './effect-art.ts';
import { layOut, widthOf } from './effect-layout.ts';

const palette: Palette = { icons: KITS.nz.icons, colour: () => 'gray' };
const coin = artOf({ do: 'gain', money: 2 }, palette);
const long = artOf({ do: 'pay', money: 4, then: { do: 'certificates', steps: 2 } }, palette);

test('a lonely effect takes the whole box', () => {
  expect(layOut([coin], 60, 30).em).toBe(30);
  expect(layOut([coin], 30, 60).em).toBe(30);
});

test('a long lonely effect goes over several lines where that makes it larger', () => {
  const lines = (w: number, h: number): number => new Set(layOut([long], w, h).groups.map(({ y }) => y)).size;
  expect(lines(200, 30)).toBe(1);
  expect(lines(50, 60)).toBe(2);
});

test('two effects stand side by side in a low box and one above the other in a high one', () => {
  const [left, right] = layOut([coin, coin], 100, 30).groups;
  expect(left!.y).toBe(right!.y);
  expect(left!.x).toBeLessThan(right!.x);
  const [upper, lower] = layOut([coin, coin], 50, 80).groups;
  expect(upper!.x).toBeCloseTo(lower!.x);
  expect(upper!.y).toBeLessThan(lower!.y);
});

test('nothing leaves the box', () => {
  const w = 76;
  const h = 62;
  const { em, groups } = layOut([long, coin, coin], w, h);
  for (const { x, y, w: width, glyphs } of groups) {
    expect((Math.abs(x) + width / 2) * em).toBeLessThanOrEqual(w / 2 + 0.01);
    expect((Math.abs(y) + 0.5) * em).toBeLessThanOrEqual(h / 2 + 0.01);
    for (const { glyph, x: at } of glyphs)
      expect(Math.abs(at) + widthOf(glyph) / 2).toBeLessThanOrEqual(width / 2 + 0.01);
  }
});
