import { second, todaysGame } from '@drover/engine';
import { describe, expect, it } from 'vitest';
import { cattlePens, offerLines } from './cattle.ts';
import { TRAIL } from './layout.ts';
import { CITY_X, crossPlace, railPlaces } from './rail-layout.ts';

const componentsWith = (simmental: boolean) =>
  second.components(todaysGame({ edition: 'second', players: 4, seed: 'mesa', options: { simmental } }));
const c = componentsWith(false);

describe('the drawn board of the Second Edition', () => {
  it('has a place for every space of the trail and no other', () => {
    expect(Object.keys(TRAIL).sort()).toEqual(c.spaces.map(({ id }) => id).sort());
  });

  it('stands every city behind as many crosses as it has', () => {
    const crosses = c.tables.railroad.crosses.map((after) => crossPlace(after)[0]);
    for (const { id, crosses: passed } of c.cities)
      expect([id, crosses.filter((x) => x < CITY_X[id]!).length]).toEqual([id, passed]);
  });

  it('keeps the spaces of the railroad apart', () => {
    const places = railPlaces(c);
    places.forEach(([x, y], i) =>
      places.slice(i + 1).forEach(([u, v]) => expect(Math.hypot(x - u, y - v)).toBeGreaterThan(45)),
    );
  });

  it('gives every breed of the market a pen of its own', () => {
    for (const parts of [c, componentsWith(true)]) {
      const pens = cattlePens(parts);
      expect(new Set(pens.map(({ line, place }) => `${line}:${place}`)).size).toBe(parts.marketBreeds.length);
      expect(Math.max(...pens.filter(({ line }) => line === 0).map(({ place }) => place))).toBeLessThan(4);
    }
  });

  it('writes every way to buy once, on the line of its cattle', () => {
    const lines = offerLines(c);
    expect(lines.map(({ kinds }) => kinds.length)).toEqual([3, 3, 3]);
    expect(lines.flatMap(({ offers }) => offers.map(({ option }) => option)).sort((a, b) => a - b)).toEqual(
      c.buying.map((_, option) => option),
    );
    expect(offerLines(componentsWith(true))).toHaveLength(4);
  });
});
