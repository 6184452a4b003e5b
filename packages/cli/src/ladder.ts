import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import {
  figureOf,
  figuresText,
  ratingsSource,
  together,
  type LadderFigure,
  type LadderFigures,
} from './bots/figures.ts';
import { ratingChart } from './bots/ladder-chart.ts';
import { withFigures } from './bots/ladder-page.ts';
import { RUNGS, type Rung } from './bots/rungs.ts';
import { playTournament } from './bots/tournament.ts';
import { fromHere, readJson, write } from './files.ts';
import { INTERRUPTED, noticeInterrupt, progressBar } from './progress.ts';
import { kitOf } from './kits.ts';
import { plural } from './text.ts';
import { UsageError, verb, wholeNumber } from './verb.ts';

export const ladder = verb({
  name: 'ladder',
  usage:
    '[--rungs ID,…] [--missing | --more] [--games N] [--minutes 60] [--threads N] [--figures F] [--page F] [--ratings F]',
  summary: 'measure how much better each bot is than the one below, and write it into docs/bots.md',
  details: [
    `--rungs a,b          only these, or those that begin like this; there are ${RUNGS[0].id} … ${RUNGS.at(-1)!.id}`,
    '--missing            only those without a figure',
    '--more               add to the games that have been played, instead of beginning again',
    '--games N            fewer or more games than usual',
    '--minutes 60         the most time for one rung: what was played by then counts',
    '--threads N          games at a time; all cores unless given. Bots that think by the clock want a core each',
    '--figures FILE       where figures are kept; docs/ladder.json unless given',
    '--page FILE          the page they are written into, with a chart beside it; docs/bots.md unless given',
    '--ratings FILE       the source of the ratings the page shows, written once all steps between levels are measured',
  ],
  options: {
    rungs: { type: 'string' },
    missing: { type: 'boolean' },
    more: { type: 'boolean' },
    games: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    threads: { type: 'string' },
    figures: { type: 'string' },
    page: { type: 'string' },
    ratings: { type: 'string' },
  },
  takes: [],
  async run(options) {
    const threads =
      options.threads === undefined ? availableParallelism() : wholeNumber('threads', options.threads, 1, 256);
    const minutes = wholeNumber('minutes', options.minutes, 1, 10_000);
    const games = options.games === undefined ? undefined : wholeNumber('games', options.games, 1);
    const file = fileOr(options.figures, 'docs/ladder.json');
    let figures = existsSync(file) ? ((await readJson(file)) as LadderFigures) : {};
    const rungs = chosen(options.rungs).filter(
      (rung) => options.missing !== true || figureOf(figures, rung) === undefined,
    );
    const interrupt = noticeInterrupt();
    for (const rung of rungs) {
      if (interrupt.signal.aborted) break;
      const known = figureOf(figures, rung);
      const before = options.more === true ? known : undefined;
      const result = await measure(
        { ...rung, games: games ?? rung.games },
        before?.games ?? 0,
        threads,
        minutes,
        interrupt.signal,
      );
      // A few games, and then the person had enough: what was measured to the end is better.
      if (result === null || (interrupt.signal.aborted && known !== undefined && before === undefined)) break;
      const figure = before === undefined ? result : together(before, result);
      figures = { ...figures, [rung.id]: figure };
      write(file, figuresText(figures));
      console.log(`${rung.id}: ${figure.wins} of ${plural(figure.games, 'game')}, ahead by ${figure.margin}`);
    }
    interrupt.release();
    const page = fileOr(options.page, 'docs/bots.md');
    if (existsSync(page)) {
      write(page, withFigures(readFileSync(page, 'utf8'), figures, CHART));
      write(join(dirname(page), CHART), ratingChart(figures));
    }
    const ratings = fileOr(options.ratings, 'packages/bots/src/level-ratings.ts');
    if (existsSync(ratings)) {
      const source = ratingsSource(readFileSync(ratings, 'utf8'), figures);
      if (source !== null) write(ratings, source);
    }
    return interrupt.signal.aborted ? INTERRUPTED : 0;
  },
});

/** A file that is named is meant from where the person is, any other lies in the project. */
const PROJECT = resolve(import.meta.dirname, '../../..');
const fileOr = (given: string | undefined, usual: string): string =>
  given === undefined ? join(PROJECT, usual) : fromHere(given);

function chosen(given: string | undefined): readonly Rung[] {
  if (given === undefined) return RUNGS;
  const names = given.split(',');
  for (const name of names)
    if (!RUNGS.some(({ id }) => id.startsWith(name)))
      throw new UsageError(`There is no rung "${name}"; there are ${RUNGS.map(({ id }) => id).join(', ')}.`);
  return RUNGS.filter(({ id }) => names.some((name) => id.startsWith(name)));
}

/** Beside the page. */
const CHART = 'ladder.svg';

/** Null when it was interrupted before a game was over. */
async function measure(
  rung: Rung,
  /** Games of it that have been played: others are to come. */
  played: number,
  threads: number,
  minutes: number,
  signal: AbortSignal,
): Promise<LadderFigure | null> {
  const { id, edition, players, a, b, solo, games, budget } = rung;
  const { opponent } = kitOf({ edition });
  const options = solo === undefined ? {} : { [opponent.option]: { difficulty: solo } };
  const bar = progressBar(games, `games of ${id}`);
  const { pairings } = await playTournament(
    {
      setup: { edition, players, options },
      bots: b === undefined ? [a] : [a, b],
      games,
      seed: `ladder-${id}${played === 0 ? '' : `-after-${played}`}`,
      budget,
      threads,
    },
    solo === undefined ? null : opponent.name.toLowerCase(),
    AbortSignal.any([signal, AbortSignal.timeout(minutes * 60_000)]),
    (done) => bar.show(done),
  );
  bar.clear();
  return pairings.length === 0 ? null : { ...pairings[0], threads, date: new Date().toISOString().slice(0, 10) };
}
