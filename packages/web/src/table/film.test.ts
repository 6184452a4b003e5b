import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Film, type Pace } from './film.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A film whose steps are noted with the time they came on the screen. */
function watch(silent: readonly number[] = [], pace: Pace | null = { step: 800, round: 10_000 }) {
  const start = performance.now();
  const now = (): number => Math.round(performance.now() - start);
  const seen: [step: number, at: number][] = [];
  const ends: number[] = [];
  const setting = { pace };
  const film: Film = new Film({
    show: (at) => void seen.push([at, now()]),
    isSilent: (at) => silent.includes(at),
    pace: () => setting.pace,
    ended: () => void ends.push(now()),
  });
  const steps = (): number[] => seen.map(([step]) => step);
  /** How long each step was on the screen, up to the end of the film. */
  const lengths = (): number[] => seen.map(([, at], i) => (seen[i + 1]?.[1] ?? ends.at(-1)!) - at);
  return { film, seen, ends, setting, steps, lengths };
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

it('shows each step for its time, the last one too', () => {
  const { film, seen, ends } = watch();
  film.follow(0, 3);
  expect(film.running).toBe(true);
  vi.advanceTimersByTime(20_000);
  expect(seen).toEqual([
    [1, 0],
    [2, 800],
    [3, 1600],
  ]);
  expect(ends).toEqual([2400]);
  expect(film.running).toBe(false);
});

it('is not pushed on by what arrives one by one', () => {
  const { film, steps, lengths, ends } = watch();
  for (let last = 1; last <= 20; last++) {
    film.follow(0, last);
    vi.advanceTimersByTime(145);
  }
  vi.advanceTimersByTime(20_000);
  expect(steps()).toEqual(upTo(20));
  expect(lengths().slice(0, 3)).toEqual([800, 800, 800]);
  expect(Math.min(...lengths())).toBeGreaterThan(300);
  expect(ends).toEqual([10_000]);
});

it('waits for the next step when it has shown all there are', () => {
  const { film, seen, ends } = watch();
  film.follow(0, 1);
  vi.advanceTimersByTime(5000);
  film.follow(0, 2);
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual([
    [1, 0],
    [2, 5000],
  ]);
  expect(ends).toEqual([800, 5800]);
});

it.each([3, 12, 20, 40])('shows a burst of %i within ten seconds, all alike', (burst) => {
  const { film, steps, lengths, ends } = watch();
  film.follow(0, burst);
  vi.advanceTimersByTime(60_000);
  expect(steps()).toEqual(upTo(burst));
  expect(Math.max(...lengths()) - Math.min(...lengths())).toBeLessThanOrEqual(burst);
  expect(ends[0]).toBeLessThanOrEqual(10_050);
});

it('hurries when a burst arrives while it plays, and leaves no step out', () => {
  const { film, steps, lengths, ends } = watch();
  film.follow(0, 2);
  vi.advanceTimersByTime(500);
  film.follow(0, 30);
  vi.advanceTimersByTime(60_000);
  expect(steps()).toEqual(upTo(30));
  expect(lengths()[0]).toBe(800);
  expect(lengths()[10]).toBeLessThan(350);
  expect(ends[0]).toBeLessThanOrEqual(10_050);
});

it('no step is too short to be seen, whatever waits', () => {
  const { film, lengths } = watch();
  film.follow(0, 200);
  vi.advanceTimersByTime(60_000);
  expect(Math.min(...lengths())).toBe(200);
});

it('takes no time for steps of which nothing is told', () => {
  const { film, seen, ends } = watch([1, 3, 4]);
  film.follow(0, 4);
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual([
    [2, 0],
    [4, 800],
  ]);
  expect(ends).toEqual([800]);
});

it('goes to the present when it is skipped, once and for all', () => {
  const { film, seen, ends } = watch();
  film.follow(0, 9);
  vi.advanceTimersByTime(1000);
  film.skip();
  expect(film.running).toBe(false);
  vi.advanceTimersByTime(20_000);
  expect(seen.slice(-2)).toEqual([
    [2, 800],
    [9, 1000],
  ]);
  expect(ends).toEqual([1000]);
  film.follow(0, 10);
  expect(seen.at(-1)).toEqual([10, 20_000 + 1000]);
});

it('a move of the person in front of it is shown at once, and ends what ran', () => {
  const { film, seen, ends } = watch();
  film.follow(0, 5);
  vi.advanceTimersByTime(100);
  film.follow(6, 6);
  expect(seen.at(-1)).toEqual([6, 100]);
  expect(ends).toEqual([100]);
  film.follow(7, 8);
  expect(seen.slice(-2)).toEqual([
    [7, 100],
    [8, 100],
  ]);
});

it('shows the same again', () => {
  const { film, steps } = watch();
  film.follow(0, 4);
  vi.advanceTimersByTime(60_000);
  film.replay(1, 4);
  expect(film.running).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(steps()).toEqual([1, 2, 3, 4, 1, 2, 3, 4]);
});

it('shows everything at once for those who want no film, even while it runs', () => {
  const { film, steps, ends, setting } = watch([], null);
  film.follow(0, 4);
  expect(steps()).toEqual([4]);
  setting.pace = { step: 800, round: 10_000 };
  film.follow(0, 8);
  setting.pace = null;
  vi.advanceTimersByTime(800);
  expect(steps()).toEqual([4, 5, 8]);
  expect(ends).toEqual([0, 800]);
});
