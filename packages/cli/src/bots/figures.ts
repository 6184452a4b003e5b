import { LEVELS, type Level } from '@drover/bots';
import { EDITIONS, type EditionId } from '@drover/engine';
import { ratings, wilson, type Interval } from '@drover/training';
import { round, title } from '../text.ts';
import { RUNGS, type Rung } from './rungs.ts';
import type { Both, PairingResult } from './tournament.ts';

/** What has been measured of each rung of the ladder, and what follows from it. */

export interface LadderFigure extends PairingResult {
  readonly date: string;
  /** Games at a time, while it was measured. */
  readonly threads: number;
}

export type LadderFigures = Readonly<Record<string, LadderFigure>>;

/**
 * What was measured of a rung. Whoever was below once, before there was another level between the two, is not its opponent
 * any more.
 */
export function figureOf(figures: LadderFigures, { id, a, b }: Rung): LadderFigure | undefined {
  const figure = figures[id];
  return figure?.a === a && (b === undefined || figure.b === b) ? figure : undefined;
}

/** JSON as the formatter of the project writes it: short lists in one line. */
export const figuresText = (figures: LadderFigures): string =>
  `${JSON.stringify(figures, null, 2).replaceAll(/\[\s+([^\]]*?)\s+\]/g, (_, inside: string) => `[${inside.replaceAll(/\s+/g, ' ')}]`)}\n`;

/** The figure of a rung that was measured twice, on different games. */
export function together(before: LadderFigure, now: LadderFigure): LadderFigure {
  const games = before.games + now.games;
  const wins = round(before.wins + now.wins, 2);
  const mean = (a: number, b: number, digits = 2): number => round((before.games * a + now.games * b) / games, digits);
  const means = (a: Both, b: Both): Both => [mean(a[0], b[0]), mean(a[1], b[1])];
  const half = ([low, high]: Interval): number => (high - low) / 2;
  const margin = mean(before.margin, now.margin);
  const off = Math.hypot(before.games * half(before.marginInterval), now.games * half(now.marginInterval)) / games;
  const [low, high] = wilson(wins, games);
  return {
    ...now,
    games,
    wins,
    winRate: round(wins / games, 4),
    interval: [round(low, 4), round(high, 4)],
    ahead: mean(before.ahead, now.ahead, 4),
    margin,
    marginInterval: [round(margin - off, 2), round(margin + off, 2)],
    points: means(before.points, now.points),
    categories: Object.fromEntries(
      Object.entries(now.categories).map(([category, points]) => [
        category,
        means(before.categories[category], points),
      ]),
    ),
  };
}

/** As the page calls it. */
export const levelName = (bot: string): string => (bot === 'steady' ? 'Solid' : title(bot));

export type LevelRatings = Readonly<Record<Level, number>>;

/** What the lowest level has; the others follow from their games against the ones below. */
const LOWEST_RATING = 1000;

/**
 * Ratings say how often one finishes ahead of another, whatever the size of the table: two seats of four win more often
 * than one of two that is as much better.
 */
const byPairsOfSeats = ({ a, b, games, ahead }: LadderFigure) => ({ a, b, games, wins: games * ahead });

/** Ratings of the levels at tables of this many players, or at all of them; null while a step between two is not measured. */
export function levelRatings(figures: LadderFigures, edition: EditionId, players?: number): LevelRatings | null {
  const steps = RUNGS.filter(
    (rung) => rung.step === true && rung.edition === edition && (players === undefined || rung.players === players),
  );
  const measured = steps.flatMap((rung) => figureOf(figures, rung) ?? []);
  if (LEVELS.slice(1).some((level) => measured.every(({ a }) => a !== level))) return null;
  const rated = ratings(LEVELS, measured.map(byPairsOfSeats));
  const lowest = rated.get(LEVELS[0])!;
  return Object.fromEntries(
    LEVELS.map((level) => [level, Math.round(LOWEST_RATING + rated.get(level)! - lowest)]),
  ) as unknown as LevelRatings;
}

/** Nobody is so sure of a rating. */
const TENS = 10;

/** The source of the ratings the page shows; null while a step is not measured. */
export function ratingsSource(before: string, figures: LadderFigures): string | null {
  const rated = EDITIONS.map((edition) => [edition, levelRatings(figures, edition)] as const);
  if (rated.some(([, ratings]) => ratings === null)) return null;
  const lines = rated.flatMap(([edition, ratings]) => [
    `  ${edition}: {`,
    ...LEVELS.map((level) => `    ${level}: ${TENS * Math.round(ratings![level] / TENS)},`),
    '  },',
  ]);
  const head = before.slice(0, before.indexOf('= {\n') + '= {\n'.length);
  return `${head}${lines.join('\n')}\n};\n`;
}
