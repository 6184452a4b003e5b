import { describe, expect, it } from 'vitest';
import { difference, readingsUnder, rulesOf, tablesUnder, type VersionList } from './versions.ts';

interface Readings {
  readonly slow: boolean;
  readonly blind: boolean;
}

const today = { a: { x: 3, y: [1, 2] }, spaces: { p: ['q'], q: ['s'], s: [] }, e: { do: 'gain', money: 2 } };

const versions: VersionList<Readings> = {
  rules: 'v3',
  readings: { slow: false, blind: false },
  older: [
    { rules: 'v2', values: { a: { x: 2 }, spaces: { q: ['r'], r: ['s'] } }, readings: { slow: true } },
    {
      rules: 'v1',
      values: { a: { x: 1 }, e: { do: 'gain', gold: 1 }, spaces: { s: undefined } },
      readings: { blind: true },
    },
  ],
};

describe('older versions', () => {
  it('are today, and what differed from the version after it', () => {
    expect(rulesOf(versions)).toEqual(['v3', 'v2', 'v1']);
    expect(tablesUnder(versions, 'v3', today)).toBe(today);
    expect(tablesUnder(versions, 'v2', today)).toMatchObject({ a: { x: 2, y: [1, 2] }, e: today.e });
    expect(tablesUnder(versions, 'v1', today)).toMatchObject({ a: { x: 1, y: [1, 2] }, e: { do: 'gain', gold: 1 } });
    expect(readingsUnder(versions, 'v3')).toEqual({ slow: false, blind: false });
    expect(readingsUnder(versions, 'v2')).toEqual({ slow: true, blind: false });
    expect(readingsUnder(versions, 'v1')).toEqual({ slow: true, blind: true });
  });

  it('have their entries in the order of then: states count them', () => {
    expect(Object.keys(tablesUnder(versions, 'v2', today).spaces)).toEqual(['p', 'q', 'r', 's']);
    expect(Object.keys(tablesUnder(versions, 'v1', today).spaces)).toEqual(['p', 'q', 'r']);
  });

  it('refuse rules nobody here knows, and say which are known', () => {
    expect(() => tablesUnder(versions, 'v4', today)).toThrow('this program plays v3, v2, v1');
  });

  it.each([
    [{ x: 1 }, { x: 2 }],
    [
      { p: 1, q: 2, r: 3, s: 4 },
      { p: 1, s: 4 },
    ],
    [{ q: 2, p: 1 }, { p: 1 }],
    [{ p: 1 }, { p: 1, q: 2 }],
    [{ n: { p: { v: 1 }, q: { v: 2 } } }, { n: { p: { v: 1 }, r: { v: 3 } } }],
    [{ e: { do: 'gain', money: 1 } }, { e: { do: 'gain', gold: 1 } }],
    [
      { l: [1, 2], none: null },
      { l: [1], none: { do: 'hire', modifier: 0 } },
    ],
  ])('are found by comparing tables: %j was %j before', (was, is) => {
    const values = difference(was, is);
    const list: VersionList<object> = { rules: 'is', readings: {}, older: [{ rules: 'was', values, readings: {} }] };
    expect(JSON.stringify(tablesUnder<object>(list, 'was', is))).toBe(JSON.stringify(was));
  });
});
