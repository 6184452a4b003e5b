import { EDITIONS, type EditionId } from '@drover/engine';
import type { Budget } from '@drover/bots';

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
  ...EDITIONS.flatMap((edition): Rung[] => [
    { id: `steady-${edition}`, ...at(edition, 2), a: 'steady', b: 'easy', games: 400, aim: 0.75 },
    { id: `strong-${edition}`, ...at(edition, 2), a: 'strong', b: 'steady', games: 400, aim: 0.75 },
    { id: `expert-${edition}`, ...at(edition, 2), a: 'expert', b: 'strong', games: AN_HOUR, aim: 0.75 },
    { id: `solo-${edition}`, ...at(edition, 2), solo: 'hard', a: 'expert', games: 100, aim: 0.9 },
  ]),
];
