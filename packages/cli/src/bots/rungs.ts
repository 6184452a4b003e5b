import { EDITIONS, type EditionId } from '@drover/engine';
import { EXPERT_PARTS, levelBelow, LEVELS, type Budget, type ExpertPart } from '@drover/bots';

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
  readonly aim?: number;
  /** It is reached when the lower end of the interval is. */
  readonly surely?: boolean;
  /** The points `a` is to have on average. */
  readonly aimPoints?: number;
  /** A level against the one below. */
  readonly step?: boolean;
  /** Expert against itself without one of its parts. */
  readonly part?: boolean;
}

/** More games than a slow bot plays in an hour: the time decides. */
const AN_HOUR = 1000;

const at = (edition: EditionId, players: number) => ({ edition, players });
const table = ({ edition, players }: { edition: EditionId; players: number }): string => `${edition}-${players}`;

/** How many play at the tables at which levels are compared. */
export const TABLES = [2, 3, 4] as const;

/** Less than Expert has: what matters is how the two compare. */
export const PARTS_BUDGET = { milliseconds: 200 };
export const partRung = (part: ExpertPart, edition: EditionId): string => `part-${part}-${edition}`;

const tables = EDITIONS.flatMap((edition) => [2, 4].map((players) => at(edition, players)));

/** A level wins at least so many games against the one below: 150 points of Elo. */
const A_STEP = 0.7;

/** What a solo opponent's difficulties mean. */
const DIFFICULTIES = [
  ['easy', 0.95],
  ['medium', 0.85],
  ['hard', 0.6],
] as const;

/** What Expert is to reach: against the solo opponent on hard, and on average at a table of two with Sharp. */
const EXPERT_AIMS: Readonly<Record<EditionId, Required<Pick<Rung, 'aim' | 'surely' | 'aimPoints'>>>> = {
  nz: { aim: 0.95, surely: true, aimPoints: 150 },
  second: { aim: 0.9, surely: false, aimPoints: 125 },
};

export const RUNGS: readonly Rung[] = [
  ...tables.map((t): Rung => ({ id: `greedy-${table(t)}`, ...t, a: 'greedy', b: 'random', games: 400, aim: 0.99 })),
  ...EDITIONS.map((edition): Rung => ({
    id: `search-${edition}-2`,
    ...at(edition, 2),
    a: 'search',
    b: 'greedy',
    games: 100,
    budget: { milliseconds: 100 },
    aim: 0.75,
  })),
  ...LEVELS.slice(1).flatMap((level) =>
    EDITIONS.flatMap((edition) =>
      TABLES.map((players): Rung => {
        const games = level === 'expert' ? AN_HOUR : 400;
        const id = `${level}-${edition}-${players}`;
        return { id, ...at(edition, players), a: level, b: levelBelow(level)!, games, aim: A_STEP, step: true };
      }),
    ),
  ),
  ...EDITIONS.map((edition): Rung => {
    const { aimPoints } = EXPERT_AIMS[edition];
    return { id: `points-${edition}`, ...at(edition, 2), a: 'expert', b: 'sharp', games: AN_HOUR, aimPoints };
  }),
  ...EDITIONS.flatMap((edition): Rung[] => {
    const rung = (a: string, solo: string) => ({ id: `solo-${edition}-${a}-${solo}`, ...at(edition, 2), solo, a });
    const { aim, surely } = EXPERT_AIMS[edition];
    return [
      ...DIFFICULTIES.map(([solo, share]): Rung => ({ ...rung('strong', solo), games: 400, aim: share })),
      { ...rung('expert', 'hard'), games: 400, aim, surely },
    ];
  }),
  ...EXPERT_PARTS.flatMap((part) =>
    EDITIONS.map((edition): Rung => ({
      id: partRung(part, edition),
      ...at(edition, 2),
      a: 'expert',
      b: `expert-without-${part}`,
      games: 100,
      budget: PARTS_BUDGET,
      part: true,
    })),
  ),
];
