import type { Clock } from '@drover/protocol';
import { describe, expect, it } from 'vitest';
import { freshTime, isTimeUp, passedTo, reminderAt } from './clock.ts';

const live: Clock = { kind: 'live', turn: 30, reserve: 60 };
const days: Clock = { kind: 'days', days: 2 };
const DAY = 86_400_000;

describe('a live clock', () => {
  it('gives each turn its time, and the reserve on top', () => {
    const time = passedTo(freshTime(live, 2), live, 0, 1, 1000);
    expect(time.running).toMatchObject({ seat: 0, deadline: 1000 + 90_000 });
    expect(isTimeUp(time, 90_999)).toBe(false);
    expect(isTimeUp(time, 91_000)).toBe(true);
  });

  it('runs on while the same seat decides in the same turn', () => {
    const time = passedTo(freshTime(live, 2), live, 0, 1, 0);
    expect(passedTo(time, live, 0, 1, 20_000)).toBe(time);
  });

  it('takes from the reserve only what goes beyond the time of the turn', () => {
    let time = passedTo(freshTime(live, 2), live, 0, 1, 0);
    time = passedTo(time, live, 1, 2, 20_000);
    expect(time.reserves).toEqual([60_000, 60_000]);
    time = passedTo(time, live, 0, 3, 20_000 + 45_000);
    expect(time.reserves).toEqual([60_000, 45_000]);
  });

  it('gives no time back to whoever is interrupted or steps back into the turn', () => {
    let time = passedTo(freshTime(live, 2), live, 0, 1, 0);
    time = passedTo(time, live, 1, 1, 25_000);
    time = passedTo(time, live, 0, 1, 30_000);
    expect(time.running!.deadline).toBe(30_000 + 5_000 + 60_000);
    time = passedTo(time, live, 1, 2, 45_000);
    expect(time.reserves[0]).toBe(50_000);
    time = passedTo(time, live, 0, 1, 50_000);
    expect(time.running!.deadline).toBe(50_000 + 50_000);
  });

  it('stands still for bots and at the end', () => {
    const time = passedTo(passedTo(freshTime(live, 2), live, 0, 1, 0), live, null, 2, 31_000);
    expect(time.running).toBeNull();
    expect(time.reserves[0]).toBe(59_000);
  });
});

describe('a clock of days', () => {
  it('gives each turn the same time and has no reserve', () => {
    let time = passedTo(freshTime(days, 2), days, 0, 1, 0);
    expect(time.running!.deadline).toBe(2 * DAY);
    time = passedTo(time, days, 1, 2, DAY);
    expect(time.running!.deadline).toBe(3 * DAY);
    expect(time.reserves).toEqual([0, 0]);
  });

  it('reminds once, with a quarter of the time left', () => {
    const time = passedTo(freshTime(days, 2), days, 0, 1, 0);
    expect(reminderAt(time)).toBe(1.5 * DAY);
    expect(reminderAt({ ...time, running: { ...time.running!, reminded: true } })).toBeNull();
  });
});

describe('reminders', () => {
  it('come at least a minute before the deadline, or not at all', () => {
    const brisk: Clock = { kind: 'live', turn: 120, reserve: 0 };
    const hasty: Clock = { kind: 'live', turn: 50, reserve: 0 };
    expect(reminderAt(passedTo(freshTime(brisk, 2), brisk, 0, 1, 0))).toBe(60_000);
    expect(reminderAt(passedTo(freshTime(hasty, 2), hasty, 0, 1, 0))).toBeNull();
  });
});

it('without a clock nothing runs', () => {
  const none: Clock = { kind: 'none' };
  expect(passedTo(freshTime(none, 2), none, 0, 1, 0).running).toBeNull();
});
