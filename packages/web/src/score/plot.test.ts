import { describe, expect, it } from 'vitest';
import { linePath, roundStep, sampled, spread, turnScale, valueScale } from './plot.ts';

const frame = { left: 10, right: 110, top: 0, bottom: 100 };

describe('scales', () => {
  it('steps are round and never below one', () => {
    expect([3, 9, 37, 120, 480].map((range) => roundStep(range, 4))).toEqual([1, 5, 10, 50, 200]);
  });

  it('values include zero and go down where points are lost', () => {
    const scale = valueScale([-3, 12], frame);
    expect(scale.ticks).toEqual([-5, 0, 5, 10, 15]);
    expect(scale.at(-5)).toBe(100);
    expect(scale.at(15)).toBe(0);
  });

  it('a table where nobody has anything still has a scale', () => {
    expect(valueScale([0, 0], frame).ticks).toEqual([0, 1]);
    expect(turnScale([0], frame).at(0)).toBe(10);
  });

  it('a line runs from the first turn to the last', () => {
    const x = turnScale([0, 5, 10], frame);
    expect(linePath([0, 5, 10], [0, 5, 10], x, valueScale([0, 10], frame, 2))).toBe('M10.0 100.0L60.0 50.0L110.0 0.0');
  });
});

describe('emblems at the ends', () => {
  it('keep their distance, their order and the frame', () => {
    expect(spread([50, 50, 90], 20, 0, 100)).toEqual([50, 70, 90]);
    expect(spread([95, 100, 98], 20, 0, 100)).toEqual([60, 100, 80]);
  });
});

it('a summary names a few turns, the first and the last among them', () => {
  const turns = Array.from({ length: 31 }, (_, i) => i);
  expect(sampled({ id: 'money', turns, lines: [] }, 4)).toEqual([0, 10, 20, 30]);
  expect(sampled({ id: 'money', turns: [0, 1], lines: [] }, 4)).toEqual([0, 1]);
});
