import type { Clock } from '@drover/protocol';
import { describe, expect, it } from 'vitest';
import { online } from '../labels/online/en.ts';
import { FakeServer } from './testing/server.ts';
import { clockText, isUrgent, timeLeft, timeText } from './time.ts';

const words = online.clock;
const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000];

describe('the time that is left', () => {
  it.each([
    [5 * DAY + HOUR, '5 days'],
    [2 * DAY - 1, '47 hours'],
    [2 * HOUR, '2 hours'],
    [2 * HOUR - SECOND, '119:59'],
    [61 * SECOND, '1:01'],
    [1, '0:01'],
    [0, 'Time is up'],
  ])('of %i milliseconds reads %s', (left, text) => {
    expect(timeText(left, words)).toBe(text);
  });

  it('is counted only while a clock runs', () => {
    const info = { ...new FakeServer().info, deadline: 5000 };
    expect(timeLeft(info, 2000)).toBe(3000);
    expect(timeLeft(info, 9000)).toBe(0);
    expect(timeLeft({ ...info, deadline: null }, 0)).toBe(null);
    expect(timeLeft({ ...info, status: 'over' }, 0)).toBe(null);
  });

  it('is urgent at the end, which is earlier where a turn takes days', () => {
    expect(isUrgent(20 * SECOND, { kind: 'live', turn: 60, reserve: 0 })).toBe(true);
    expect(isUrgent(HOUR, { kind: 'live', turn: 3600, reserve: 36_000 })).toBe(false);
    expect(isUrgent(HOUR, { kind: 'days', days: 2 })).toBe(true);
  });
});

it.each<[Clock, string]>([
  [{ kind: 'none' }, 'no clock'],
  [{ kind: 'live', turn: 60, reserve: 900 }, '60 s per turn, 15 min in reserve'],
  [{ kind: 'days', days: 1 }, '1 day per turn'],
])('a clock %o is told as %s', (clock, text) => {
  expect(clockText(clock, words)).toBe(text);
});
