import { NZ_DEFAULTS, nz, todaysGame } from '@drover/engine';
import { describe, expect, test } from 'vitest';
import { trailNodes } from '../trail/nodes.ts';
import { pointOn, trailPaths } from '../trail/paths.ts';
import { BOWS, TRAIL_LAYOUT, trailLayout } from './layout.ts';
import { harbourPoint, seaPoint } from './sea-layout.ts';

const setup = { edition: 'nz' as const, players: 4, seed: 'layout', options: { ...NZ_DEFAULTS } };
const today = nz.components(todaysGame(setup));

test('every space of the trail has its place, and nothing else has one', () => {
  expect(Object.keys(TRAIL_LAYOUT).sort()).toEqual(today.spaces.map(({ id }) => id).sort());
});

describe.each(nz.versions)('by the rules %s', (rules) => {
  const c = nz.components({ rules, setup });
  const layout = trailLayout(c.spaces);
  const nodes = trailNodes(c, layout, BOWS);

  test('every space of the trail has its place', () => {
    expect(c.spaces.filter(({ id }) => layout[id] === undefined)).toEqual([]);
  });

  test('no tile of the trail covers another', () => {
    const touching = nodes.flatMap((a, i) =>
      nodes.slice(i + 1).flatMap((b, j) => {
        const apart =
          Math.abs(a.at[0] - b.at[0]) >= (a.size.w + b.size.w) / 2 ||
          Math.abs(a.at[1] - b.at[1]) >= (a.size.h + b.size.h) / 2;
        return apart ? [] : [`${c.spaces[i]!.id} and ${c.spaces[i + 1 + j]!.id}`];
      }),
    );
    expect(touching).toEqual([]);
  });

  test('no path runs below a tile it does not lead to', () => {
    const crossed = trailPaths(nodes).flatMap(({ from, to, curve }) =>
      nodes.flatMap(({ at, size }, other) => {
        if (other === from || other === to) return [];
        const under = Array.from({ length: 41 }, (_, i) => pointOn(curve, i / 40)).some(
          ([x, y]) => Math.abs(x - at[0]) < size.w / 2 && Math.abs(y - at[1]) < size.h / 2,
        );
        return under ? [`${c.spaces[from]!.id} to ${c.spaces[to]!.id} below ${c.spaces[other]!.id}`] : [];
      }),
    );
    expect(crossed).toEqual([]);
  });
});

test('every water space and harbour has a place of its own', () => {
  const water = today.seaSpaces.map(({ id }) => seaPoint(id).join());
  expect(new Set(water).size).toBe(water.length);
  const harbours = [...today.houses, ...today.medium].map(({ at }) => harbourPoint(today.seaSpaces[at]!.id).join());
  expect(new Set(harbours).size).toBe(harbours.length);
});
