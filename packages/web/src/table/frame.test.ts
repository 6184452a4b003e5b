import { describe, expect, it } from 'vitest';
import type { Region } from '../editions/canvas.ts';
import { around, framed, mostWithin } from './frame.ts';

const place = (x: number, y: number, size = 100): Region => ({ x, y, w: size, h: size });

it('a region lies around all places', () => {
  expect(around([place(0, 50), place(200, 0)])).toEqual({ x: 0, y: 0, w: 300, h: 150 });
});

it('a window shows as many places as it can', () => {
  const near = [place(500, 500), place(600, 550), place(650, 500)];
  expect(mostWithin([place(0, 0), ...near], { w: 300, h: 200 })).toEqual(near);
  expect(mostWithin(near, { w: 10, h: 10 })).toEqual([near[0]]);
});

describe('the window of 400 × 300 pixels', () => {
  const whole: Region = { x: 0, y: 0, w: 2000, h: 1500 };
  const unit = 0.2;

  it('comes closer until a place is large enough for a finger', () => {
    const shown = framed([place(900, 700)], whole, unit, 44, 10)!;
    expect(400 / shown.w).toBeCloseTo(0.44);
    expect(shown.x + shown.w / 2).toBeCloseTo(950);
    expect(shown.y + shown.h / 2).toBeCloseTo(750);
  });

  it('stays where everything can be seen and is large enough', () => {
    expect(framed([place(900, 700, 300)], whole, unit, 44, 10)).toBeNull();
  });

  it('goes to where most places are if not all of them fit', () => {
    const shown = framed([place(0, 0), place(1500, 1200), place(1600, 1300)], whole, unit, 44, 10)!;
    expect(shown.x + shown.w / 2).toBeCloseTo(1600);
  });

  it('goes further away if all places can be seen from there', () => {
    const close: Region = { x: 900, y: 700, w: 400, h: 300 };
    const shown = framed([place(700, 700), place(1200, 700)], close, 1, 44, 10)!;
    expect(400 / shown.w).toBeCloseTo(380 / 600);
  });
});
