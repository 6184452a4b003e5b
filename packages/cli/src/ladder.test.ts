import { readFileSync } from 'node:fs';
import { LEVEL_RATINGS, LEVELS, levelBelow } from '@drover/bots';
import { EDITIONS } from '@drover/engine';
import { expect, test } from 'vitest';
import { levelRatings, ratingsSource, together, type LadderFigure, type LadderFigures } from './bots/figures.ts';
import { ratingChart } from './bots/ladder-chart.ts';
import { withFigures } from './bots/ladder-page.ts';

const figure: LadderFigure = {
  a: 'greedy',
  b: 'random',
  games: 400,
  wins: 400,
  winRate: 1,
  interval: [0.99, 1],
  ahead: 1,
  margin: 70,
  marginInterval: [68, 72],
  points: [90, 20],
  categories: { pounds: [4, 2], buildings: [10, 0] },
  threads: 2,
  date: '2026-01-01',
};

/** Every level wins three games of four against the one below. */
const steps: LadderFigures = Object.fromEntries(
  EDITIONS.flatMap((edition) =>
    [2, 3, 4].flatMap((players) =>
      LEVELS.slice(1).map((level) => [
        `${level}-${edition}-${players}`,
        { ...figure, a: level, b: levelBelow(level)!, games: 100_000, wins: 75_000, winRate: 0.75, ahead: 0.75 },
      ]),
    ),
  ),
);

/** Three of four are 191 points. */
const EXPECTED = LEVELS.map((_, i) => Math.round(1000 + i * 400 * Math.log10(3)));

test('figures of the ladder replace those on the page, and nothing else', () => {
  const page = withFigures('Before.\n', { 'greedy-nz-2': figure }, 'chart.svg');
  expect(page).toMatch(/^Before\.\n/);
  expect(page).toContain(
    '| New Zealand, 2 players | Greedy | Random | 400 | 100.0 % | 99.0 % to 100.0 % | 70.0 | 90.0 | 99.0 % |',
  );
  const later = withFigures(`${page}After.\n`, { 'greedy-nz-2': { ...figure, winRate: 0.9 } }, 'chart.svg');
  expect(later).toContain('99.0 %, not yet |');
  expect(later.endsWith('After.\n')).toBe(true);
  expect(later.match(/\| table \|/g)).toHaveLength(1);
});

test('an aim is a share of games, the lower end of its interval, or points', () => {
  const page = withFigures(
    '',
    {
      'solo-nz-expert-hard': { ...figure, a: 'expert', winRate: 0.96, interval: [0.94, 0.98] },
      'solo-second-expert-hard': { ...figure, a: 'expert', winRate: 0.91, interval: [0.88, 0.94] },
      'points-nz': { ...figure, a: 'expert', b: 'sharp', points: [149.9, 130] },
      'points-second': { ...figure, a: 'expert', b: 'sharp', points: [125, 110] },
    },
    'chart.svg',
  );
  expect(
    [...page.matchAll(/\| ([^|]*) \|\n/g)].map(([, aim]) => aim).filter((aim) => /\d (points|%)/.test(aim)),
  ).toEqual(['150 points, not yet', '125 points', 'surely 95.0 %, not yet', '90.0 %']);
});

test('a rung measured twice counts all of its games', () => {
  const more = together(figure, { ...figure, games: 100, wins: 50, margin: 20, points: [60, 40], date: '2026-02-01' });
  expect(more).toMatchObject({ games: 500, wins: 450, winRate: 0.9, margin: 60, points: [84, 24], date: '2026-02-01' });
  expect(together(figure, { ...figure, games: 100, ahead: 0.5 }).ahead).toBe(0.9);
  expect(more.interval[0]).toBeGreaterThan(0.86);
  expect(more.interval[1]).toBeLessThan(0.93);
  const [low, high] = together(figure, figure).marginInterval;
  expect(high - low).toBeCloseTo(4 / Math.SQRT2, 1);
});

test('ratings follow from the games against the level below', () => {
  const ratings = levelRatings(steps, 'nz', 2)!;
  expect(LEVELS.map((level) => ratings[level])).toEqual(EXPECTED);
  // Who wins more often with two seats of four need not be so much better.
  const won = Object.fromEntries(
    Object.entries(steps).map(([id, step]) => [id, { ...step, wins: 100_000, winRate: 1 }]),
  );
  expect(levelRatings(won, 'nz', 4)).toEqual(ratings);
  const { 'steady-nz-2': _, ...gap } = steps;
  expect(levelRatings(gap, 'nz', 2)).toBeNull();
  expect(levelRatings(gap, 'nz')).not.toBeNull();
  expect(ratingsSource('…= {\n}', gap)).toContain('  nz: {\n    beginner: 1000,\n    easy: 1190,\n');
  expect(ratingsSource('…= {\n}', {})).toBeNull();
});

test('games against somebody who is not the one below any more say nothing of a step', () => {
  const before = { ...steps, 'steady-nz-2': { ...steps['steady-nz-2'], b: 'easy' } };
  expect(levelRatings(before, 'nz', 2)).toBeNull();
  expect(withFigures('', before, 'chart.svg')).not.toContain('| New Zealand, 2 players | Solid |');
  expect(withFigures('', steps, 'chart.svg')).toContain('| New Zealand, 2 players | Solid | Keen |');
});

test('page and chart show the ratings of all levels at all tables', () => {
  const page = withFigures('', steps, 'chart.svg');
  expect(page).toContain(`| Solid |${` ${EXPECTED[LEVELS.indexOf('steady')]} |`.repeat(8)}`);
  expect(page).toContain('![Ratings of the levels](chart.svg)');
  const chart = ratingChart(steps);
  expect(chart.match(/Second Edition, \d players/g)).toHaveLength(3);
  expect(chart).not.toContain('NaN');
});

test('the page shows where points come from', () => {
  const page = withFigures('', { 'solo-nz-expert-hard': { ...figure, a: 'expert', b: 'sarah' } }, '');
  expect(page).toContain('| New Zealand | Expert, against | Sarah, hard |');
  expect(page).toContain('| Buildings | 10.0 | 0.0 |');
});

test('the ratings people see are those that were measured', () => {
  const figures = JSON.parse(readFileSync('docs/ladder.json', 'utf8')) as LadderFigures;
  for (const edition of EDITIONS) {
    const measured = levelRatings(figures, edition);
    expect(measured).not.toBeNull();
    for (const level of LEVELS)
      expect(Math.abs(LEVEL_RATINGS[edition][level] - measured![level])).toBeLessThanOrEqual(5);
  }
});
