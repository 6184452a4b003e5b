import { EDITIONS, type EditionId } from '@drover/engine';
import { levelBelow, LEVELS, type Budget } from '@drover/bots';

/** What the ladder consists of: who plays whom, where, how often, and what should come of it. */
export interface Rung {
  readonly id: string;
  readonly edition: EditionId;
  readonly players: number;
  /** Against a solo opponent of this difficulty; then `b` is not there. */
  readonly solo?: string;
  readonly a: string;
  readonly b?: string;
  readonly games: number;
  readonly budget?: Budget;
  /** The share of games `a` is to win. */
  readonly aim: number;
}

/** More games than a slow bot plays in an hour: the time decides. */
const AN_HOUR = 1000;

const at = (edition: EditionId, players: number) => ({ edition, players });
const table = ({ edition, players }: { edition: EditionId; players: number }): string => `${edition}-${players}`;

const tables = EDITIONS.flatMap((edition) => [2, 4].map((players) => at(edition, players)));

/** A level wins at least so many games against the one below: 150 points of Elo. */
const A_STEP = 0.7;

/** What a solo opponent's difficulties mean. */
const SOLO = [
  ['strong', 'easy', 0.95],
  ['strong', 'medium', 0.85],
  ['strong', 'hard', 0.6],
  ['expert', 'hard', 0.95],
] as const;

export const RUNGS: readonly Rung[] = [
  ...tables.map((t): Rung => ({ id: `greedy-${table(t)}`, ...t, a: 'greedy', b: 'random', games: 400, aim: 0.99 })),
  ...tables.map((t): Rung => ({ id: `trained-${table(t)}`, ...t, a: 'trained', b: 'greedy', games: 400, aim: 0.6 })),
  ...tables.map((t): Rung => ({
    id: `search-${table(t)}`,
    ...t,
    a: 'search',
    b: 'greedy',
    games: 100,
    budget: { milliseconds: 100 },
    aim: 0.75,
  })),
  ...LEVELS.slice(1).flatMap((level) =>
    EDITIONS.flatMap((edition) =>
      [2, 3, 4].map((players): Rung => {
        const games = level === 'expert' ? AN_HOUR : 400;
        const id = `${level}-${edition}-${players}`;
        return { id, ...at(edition, players), a: level, b: levelBelow(level)!, games, aim: A_STEP };
      }),
    ),
  ),
  ...EDITIONS.flatMap((edition) =>
    SOLO.map(([a, solo, aim]): Rung => ({
      id: `solo-${edition}-${a}-${solo}`,
      ...at(edition, 2),
      solo,
      a,
      games: 400,
      aim,
    })),
  ),
];
