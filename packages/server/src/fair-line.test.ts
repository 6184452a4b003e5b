import { expect, it } from 'vitest';
import { FairLine } from './fair-line.ts';

it('serves each group in turn, and in a group each member, however many things they have', () => {
  const line = new FairLine<string>();
  for (const [group, member, thing] of [
    ['a', 'x', 'ax1'],
    ['a', 'x', 'ax2'],
    ['a', 'y', 'ay1'],
    ['a', 'x', 'ax3'],
    ['b', 'z', 'bz1'],
  ] as const)
    line.add(group, member, thing);
  expect(line.size).toBe(5);
  expect(line.next((group) => group !== 'a')).toBe('bz1');
  line.add('b', 'z', 'bz2');
  expect(line.clear()).toEqual(['ax1', 'bz2', 'ay1', 'ax2', 'ax3']);
  expect([line.next(), line.size]).toEqual([undefined, 0]);
});
