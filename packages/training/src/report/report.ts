import { engine } from '@drover/engine';
import type { Interval } from '../evaluation/statistics.ts';
import type { Recipe } from '../recipes/recipe.ts';
import type { Examination } from '../run/examination.ts';
import type { Progress, Training } from '../run/training.ts';

/** What came of a training, for people: the stages, the learning curves, and the examination. */

const [WIDTH, HEIGHT, LEFT, BELOW] = [720, 240, 56, 36];

interface Curve {
  readonly title: string;
  readonly value: (progress: Progress) => number | null;
}

const CURVES: readonly Curve[] = [
  { title: 'Mean points of the first seat', value: ({ points }) => points },
  { title: 'Mean lead over the solo opponent', value: ({ lead }) => lead },
  { title: 'How far off the network was, in points', value: ({ error }) => error },
];

/** One curve above the other, over the generations; a line where a stage begins. */
export function learningCurves({ recipe, history }: Pick<Training, 'recipe' | 'history'>): string {
  const shown = CURVES.filter(({ value }) => history.some((progress) => value(progress) !== null));
  const plots = shown.map((curve, i) => plot(curve, recipe, history, i * HEIGHT));
  const style =
    'text{font:13px system-ui,sans-serif;fill:#333}.curve{fill:none;stroke:#2a6f4e;stroke-width:2}.axis{stroke:#999}.stage{stroke:#ccc;stroke-dasharray:4 4}';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT * shown.length}">`,
    `<style>${style}</style><rect width="100%" height="100%" fill="#fff"/>`,
    ...plots,
    '</svg>\n',
  ].join('\n');
}

function plot({ title, value }: Curve, { stages }: Recipe, history: readonly Progress[], top: number): string {
  const values = history.map((progress) => value(progress) ?? 0);
  const [least, most] = [Math.min(...values, 0), Math.max(...values, 1)];
  const right = WIDTH - 12;
  const bottom = top + HEIGHT - BELOW;
  const x = (generation: number): number => LEFT + ((right - LEFT) * generation) / Math.max(1, history.length - 1);
  const y = (at: number): number => bottom - ((HEIGHT - BELOW - 32) * (at - least)) / (most - least);
  const points = values.map((at, i) => `${x(i).toFixed(1)},${y(at).toFixed(1)}`).join(' ');
  let first = 0;
  const borders = stages.slice(0, -1).flatMap(({ generations }) => {
    first += generations;
    return first < history.length
      ? [`<line class="stage" x1="${x(first)}" x2="${x(first)}" y1="${top + 28}" y2="${bottom}"/>`]
      : [];
  });
  return [
    `<text x="${LEFT}" y="${top + 20}">${title}</text>`,
    ...borders,
    `<line class="axis" x1="${LEFT}" x2="${right}" y1="${y(0).toFixed(1)}" y2="${y(0).toFixed(1)}"/>`,
    `<text x="${LEFT - 6}" y="${(y(most) + 4).toFixed(1)}" text-anchor="end">${most.toFixed(1)}</text>`,
    `<text x="${LEFT - 6}" y="${(y(least) + 4).toFixed(1)}" text-anchor="end">${least.toFixed(1)}</text>`,
    `<text x="${right}" y="${bottom + 20}" text-anchor="end">generation ${history.length}</text>`,
    `<polyline class="curve" points="${points}"/>`,
  ].join('\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const between = ([low, high]: Interval): string => `${percent(low)} to ${percent(high)}`;

const leadOf = (lead: number): string =>
  `${lead < 0 ? 'behind' : 'ahead of'} the solo opponent by ${Math.abs(lead).toFixed(1)}`;

export function reportPage({ recipe, history }: Training, examined: Examination, curves: string): string {
  const rows = recipe.stages.map(
    ({ generations, games, tables, players, exploreOneOf, beam, paired, rate, passes }, i) =>
      `| ${i + 1} | ${generations} × ${games} | ${tables} | ${players} | one of ${exploreOneOf} | ${beam} | ${paired ? 'yes' : 'no'} | ${rate.join(' to ')} | ${passes} |`,
  );
  const last = history.at(-1);
  return [
    `# The network \`${recipe.network}\``,
    '',
    `Made by its recipe (seed ${recipe.seed}, ${recipe.hidden} hidden units, ${recipe.from === null ? 'from nothing' : `from \`${recipe.from}\``}), rules ${engine.rulesOf(recipe.edition)}.`,
    '',
    '| stage | generations × games | tables | players | explore | beam | pairs | learning rate | passes |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    last === undefined
      ? ''
      : `In the last generation${recipe.stopAfter === null ? '' : `, number ${history.length}`}: ${last.points.toFixed(1)} points${last.lead === null ? '' : `, ${leadOf(last.lead)}`}, ${last.error.toFixed(1)} points off.`,
    '',
    `Examination: ${percent(examined.winRate)} of ${examined.games} games against ${examined.against} (95 % interval ${between(examined.interval)}), ${examined.points.toFixed(1)} points.`,
    '',
    `![Learning curves](${curves})`,
    '',
  ].join('\n');
}
