import { EXPERT_PARTS, LEVELS } from '@drover/bots';
import { EDITIONS, type EditionId } from '@drover/engine';
import { kitOf } from '../kits.ts';
import { words } from '../teller.ts';
import { plural } from '../text.ts';
import { figureOf, levelName, levelRatings, type LadderFigure, type LadderFigures } from './figures.ts';
import type { Rung } from './rungs.ts';
import { PARTS_BUDGET, partRung, RUNGS, TABLES } from './rungs.ts';
import type { Both } from './tournament.ts';

/** The figures of the ladder as a part of a page. */

const BEGIN = '<!-- ladder: written by `npm run drover -- ladder` -->';
const END = '<!-- /ladder -->';
const UNKNOWN = '–';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const name = (edition: EditionId): string => kitOf({ edition }).name;

/** A table in Markdown. */
const markdown = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)];
};

const opponentOf = (rung: Rung): string =>
  rung.solo === undefined ? levelName(rung.b!) : `${kitOf(rung).opponent.name}, ${rung.solo}`;

function row(rung: Rung, result: LadderFigure): string[] {
  const seats = rung.solo === undefined ? plural(rung.players, 'player') : 'solo';
  const [low, high] = result.interval;
  const budget = rung.budget?.milliseconds === undefined ? '' : `, ${rung.budget.milliseconds} ms`;
  return [
    `${name(rung.edition)}, ${seats}`,
    `${levelName(rung.a)}${budget}`,
    opponentOf(rung),
    String(result.games),
    percent(result.winRate),
    `${percent(low)} to ${percent(high)}`,
    result.margin.toFixed(1),
    result.points[0].toFixed(1),
    aimOf(rung, result),
  ];
}

/** What was wanted, and whether it is so. */
function aimOf({ aim, surely = false, aimPoints }: Rung, { winRate, interval, points }: LadderFigure): string {
  const reached = (wanted: string, is: boolean): string => `${wanted}${is ? '' : ', not yet'}`;
  if (aimPoints !== undefined) return reached(`${aimPoints} points`, points[0] >= aimPoints);
  if (aim === undefined) return '';
  return surely ? reached(`surely ${percent(aim)}`, interval[0] >= aim) : reached(percent(aim), winRate >= aim);
}

/** The ratings of the levels, by edition and size of the table. */
function ratingRows(figures: LadderFigures): string[][] {
  const columns = EDITIONS.flatMap((edition) => [undefined, ...TABLES].map((n) => levelRatings(figures, edition, n)));
  return LEVELS.map((id) => [levelName(id), ...columns.map((ratings) => String(ratings?.[id] ?? UNKNOWN))]);
}

const ABSENT: Readonly<Record<(typeof EXPERT_PARTS)[number], string>> = {
  network: 'the learned evaluator: the one by hand instead',
  foresight: 'turns beyond the next one',
  lead: 'counting the lead: own points alone',
  luck: 'common random numbers: other luck for each turn',
  estimates: 'weighing what a turn seemed worth before it was played',
  dropping: 'dropping turns that are surely no better',
};

/** What Expert wins against itself without one of its parts. */
function partRows(figures: LadderFigures): string[][] {
  return EXPERT_PARTS.map((part) => [
    ABSENT[part],
    ...EDITIONS.flatMap((edition) => {
      const figure = figures[partRung(part, edition)];
      if (figure === undefined) return [UNKNOWN, UNKNOWN];
      const { winRate, games, margin, marginInterval } = figure;
      const [low, high] = marginInterval.map((points) => points.toFixed(1));
      return [`${percent(winRate)} of ${games}`, `${margin.toFixed(1)} (${low} to ${high})`];
    }),
  ]);
}

/** Where points come from: the rungs whose sheets are shown beside each other. */
const SHEETS = (edition: EditionId): readonly string[] => [
  `solo-${edition}-expert-hard`,
  `expert-${edition}-2`,
  `skilled-${edition}-2`,
  `easy-${edition}-2`,
];

function categoryTable(edition: EditionId, figures: LadderFigures): string[] {
  const sheets = SHEETS(edition).flatMap((id) => {
    const rung = RUNGS.find((known) => known.id === id)!;
    const figure = figureOf(figures, rung);
    return figure === undefined ? [] : [{ rung, figure }];
  });
  if (sheets.length === 0) return [];
  const head = sheets.flatMap(({ rung }) => [`${levelName(rung.a)}, against`, opponentOf(rung)]);
  const cells = (of: (figure: LadderFigure) => Both | undefined): string[] =>
    sheets.flatMap(({ figure }) => (of(figure) ?? [0, 0]).map((points) => points.toFixed(1)));
  const categories = [...new Set(sheets.flatMap(({ figure }) => Object.keys(figure.categories)))];
  const names: Readonly<Record<string, string>> = words.categories;
  return [
    '',
    ...markdown(
      [name(edition), ...head],
      [
        ...categories.map((id) => [names[id] ?? id, ...cells(({ categories }) => categories[id])]),
        ['**Total**', ...cells(({ points }) => points)],
      ],
    ),
  ];
}

/** The page with its figures replaced by these. */
export function withFigures(page: string, figures: LadderFigures, chart: string): string {
  const [before, rest = ''] = page.split(BEGIN);
  const [, after = '\n'] = rest.split(END);
  const lines = [
    ...markdown(
      ['table', 'bot', 'against', 'games', 'won', '95 % interval', 'points ahead', 'points', 'aim'],
      RUNGS.flatMap((rung) => {
        const figure = figureOf(figures, rung);
        return figure === undefined || rung.part === true ? [] : [row(rung, figure)];
      }),
    ),
    '',
    '**Ratings of the levels**, on the scale of Elo, from each level’s games against the one below: how often a seat of one finishes ahead of a seat of the other. Beginner is set to 1000.',
    '',
    ...markdown(
      ['level', ...EDITIONS.flatMap((edition) => [name(edition), ...TABLES.map((n) => `${n} players`)])],
      ratingRows(figures),
    ),
    '',
    `![Ratings of the levels](${chart})`,
    '',
    `**What each part of Expert is worth**: what the whole wins against itself without it, at tables of two with ${PARTS_BUDGET.milliseconds} ms for a decision, and by how many points it is ahead (95 % interval).`,
    '',
    ...markdown(['without', ...EDITIONS.flatMap((edition) => [name(edition), 'points ahead'])], partRows(figures)),
    '',
    '**Where the points come from**, on average of the games above.',
    ...EDITIONS.flatMap((edition) => categoryTable(edition, figures)),
  ];
  return `${before}${BEGIN}\n\n${lines.join('\n')}\n\n${END}${after}`;
}
