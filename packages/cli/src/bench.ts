import { cpus } from 'node:os';
import {
  advance,
  apply,
  clone,
  decision,
  determinize,
  generator,
  legalMoves,
  newGame,
  replay,
  view,
  type CoreState,
  type Move,
  type Seat,
  type Setup,
  type EditionId,
  EDITIONS,
} from '@drover/engine';
import { decisionsIn, greedyGamesIn, hintTime } from './bots/speed.ts';
import { EDITION_CHOICES, EDITION_USAGE, editionFrom } from './edition.ts';
import { progressBar } from './progress.ts';
import { randomGame, recordOfGame } from './random-game.ts';
import { kitOf } from './kits.ts';
import { round, table } from './text.ts';
import { UsageError, verb } from './verb.ts';

const RUNS = 3;

/** Who plays: so many people, or one person against the hard opponent. */
const TABLES = ['2', '3', '4', 'Solo'] as const;
type TableSize = (typeof TABLES)[number];

const setupOf = (edition: EditionId, size: TableSize, seed: string): Setup =>
  size === 'Solo'
    ? { edition, players: 2, seed, options: { [kitOf({ edition }).opponent.option]: { difficulty: 'hard' } } }
    : { edition, players: Number(size), seed, options: {} };

export const bench = verb({
  name: 'bench',
  usage: `${EDITION_USAGE} [--json] [--seconds 1]`,
  summary: 'how fast the engine and its bots are on one core of this machine',
  details: [
    '--edition nz         only this edition; without it all of them',
    `--seconds 1          how long each measurement of whole games takes, ${RUNS} times; single calls take a tenth`,
    `--json               one flat JSON object on the standard output. For each edition E, ${EDITION_CHOICES}:`,
    '                       E.clone, E.legalMoves, E.apply, E.advance, E.view, E.determinize',
    '                         microseconds a call takes in the middle of a game of 2, 3 or 4 players',
    '                       E.games2, E.games3, E.games4, E.gamesSolo',
    '                         whole random games a second; solo is one person against the hard opponent',
    '                       E.replay, E.replayMoves',
    '                         milliseconds to replay one complete record of 2 players, and its moves',
    '                       E.greedyGames, E.searchDecisions',
    '                         whole games of 2 greedy bots a second, and decisions a second inside the search',
    '                       E.hint',
    '                         milliseconds a hint takes at a table of 2, on average over a game',
    '                     and besides: node, processor, runs, seconds',
  ],
  options: {
    edition: { type: 'string' },
    json: { type: 'boolean' },
    seconds: { type: 'string', default: '1' },
  },
  takes: [],
  async run(options) {
    const seconds = /^\d*\.?\d+$/.test(options.seconds) ? Number(options.seconds) : 0;
    if (seconds <= 0 || seconds > 600)
      throw new UsageError(`--seconds is "${options.seconds}"; it must be a number above 0, up to 600.`);
    const editions = options.edition === undefined ? EDITIONS : [editionFrom(options.edition)];
    const figures = await measure(editions, seconds);
    console.log(options.json ? JSON.stringify(flat(figures, seconds)) : inWords(figures).join('\n'));
    return 0;
  },
});

/** Everything about one edition, by the names of the JSON. */
interface Figures {
  /** Microseconds. */
  readonly calls: Readonly<Record<string, number>>;
  /** Games a second. */
  readonly games: Readonly<Record<TableSize, number>>;
  /** Milliseconds. */
  readonly replay: number;
  readonly replayMoves: number;
  /** A second. */
  readonly greedyGames: number;
  readonly searchDecisions: number;
  /** Milliseconds. */
  readonly hint: number;
}

type FiguresByEdition = Partial<Record<EditionId, Figures>>;

async function measure(editions: readonly EditionId[], seconds: number): Promise<FiguresByEdition> {
  const subjects = editions.map((edition) => subjectOf(edition));
  const steps = subjects.reduce((sum, { calls }) => sum + Object.keys(calls).length + 4 + TABLES.length, 0);
  const bar = progressBar(steps * (RUNS + 1), 'measurements');
  let done = 0;
  /** Once to warm up, then the median of the runs. */
  const median = async (run: () => number | Promise<number>): Promise<number> => {
    const results: number[] = [];
    for (let i = 0; i <= RUNS; i++) {
      const result = await run();
      if (i > 0) results.push(result);
      await bar.show(++done);
    }
    return results.sort((a, b) => a - b)[RUNS >> 1];
  };
  const time = async (call: Call, unit: number): Promise<number> =>
    (await median(() => timePerCall(call, seconds / 10))) * unit;

  const figures: FiguresByEdition = {};
  for (const { edition, calls, record } of subjects) {
    const microseconds: Record<string, number> = {};
    for (const [name, call] of Object.entries(calls)) microseconds[name] = round(await time(call, 1e6), 3);
    const replayed = await time({ times: 1, run: () => void replay(record) }, 1000);
    const games = {} as Record<TableSize, number>;
    for (const size of TABLES) games[size] = round(await median(() => gamesIn(edition, size, seconds)), 1);
    figures[edition] = {
      calls: microseconds,
      games,
      replay: round(replayed, 2),
      replayMoves: record.moves.length,
      greedyGames: round(await median(() => greedyGamesIn(setupOf(edition, '2', 'bench'), seconds)), 1),
      searchDecisions: Math.round(await median(() => decisionsIn(setupOf(edition, '2', 'bench'), seconds))),
      hint: round(await median(() => hintTime(setupOf(edition, '2', 'bench'), seconds)), 1),
    };
  }
  bar.clear();
  return figures;
}

const machine = () => ({ node: process.version, processor: cpus()[0]?.model.trim() ?? 'unknown' });

function flat(figures: FiguresByEdition, seconds: number): Record<string, string | number> {
  const entries = Object.entries(figures).flatMap(([edition, { calls, games, ...others }]) => [
    ...Object.entries(calls).map(([name, time]) => [`${edition}.${name}`, time] as const),
    ...TABLES.map((size) => [`${edition}.games${size}`, games[size]] as const),
    ...Object.entries(others).map(([name, figure]) => [`${edition}.${name}`, figure] as const),
  ]);
  return { ...machine(), runs: RUNS, seconds, ...Object.fromEntries(entries) };
}

/** What is measured of an edition. */
const subjectOf = (edition: EditionId) => ({
  edition,
  calls: callsOn(
    (['2', '3', '4'] as const).flatMap((size) =>
      Array.from({ length: 24 }, (_, i) => middle(setupOf(edition, size, `bench-${i}`))),
    ),
  ),
  record: recordOfGame(randomGame(setupOf(edition, '2', 'bench'))),
});

interface Middle {
  readonly state: CoreState;
  readonly seat: Seat;
  readonly move: Move;
}

/** A random game, stopped half-way. */
function middle(setup: Setup): Middle {
  const { played } = randomGame(setup);
  const half = played.length >> 1;
  const state = newGame(setup);
  for (const { seat, move } of played.slice(0, half)) advance(state, seat, move);
  return { state, ...played[half] };
}

interface Call {
  /** How many calls one run is. */
  readonly times: number;
  /** Done before the clock starts. */
  readonly prepare?: () => void;
  run(): void;
}

function callsOn(middles: readonly Middle[]) {
  const times = middles.length;
  const below = generator('bench', 'determinize');
  const each = (call: (one: Middle) => unknown): Call => ({ times, run: () => middles.forEach(call) });
  let copies: CoreState[] = [];
  return {
    clone: each(({ state }) => clone(state)),
    legalMoves: each(({ state, seat }) => legalMoves(state, seat)),
    apply: each(({ state, seat, move }) => apply(state, seat, move)),
    // It changes the state in place, so every call gets a copy of its own.
    advance: {
      times,
      prepare: () => void (copies = middles.map(({ state }) => clone(state))),
      run: () => middles.forEach(({ seat, move }, i) => advance(copies[i], seat, move)),
    } as Call,
    view: each(({ state, seat }) => view(state, seat)),
    determinize: each(({ state }) => determinize(state, decision(state)!.seat, below)),
  };
}

/** Seconds a call takes, over runs that last this long together. */
function timePerCall({ times, prepare, run }: Call, seconds: number): number {
  let [spent, calls] = [0, 0];
  while (spent < seconds) {
    prepare?.();
    const begun = performance.now();
    run();
    spent += (performance.now() - begun) / 1000;
    calls += times;
  }
  return spent / calls;
}

function gamesIn(edition: EditionId, size: TableSize, seconds: number): number {
  const begun = performance.now();
  let games = 0;
  let spent = 0;
  while (spent < seconds) {
    randomGame(setupOf(edition, size, `bench-${games++}`));
    spent = (performance.now() - begun) / 1000;
  }
  return games / spent;
}

const RATIOS = [
  ['legalMoves', 'clone'],
  ['advance', 'clone'],
  ['apply', 'advance'],
  ['view', 'clone'],
  ['determinize', 'clone'],
] as const;

/** A column for each edition. */
function inWords(figures: FiguresByEdition): string[] {
  const editions = EDITIONS.filter((edition) => figures[edition] !== undefined);
  const names = editions.map((edition) => kitOf({ edition }).name);
  const row = (label: string, figure: (of: Figures) => number | string): string[] => [
    `  ${label}`,
    ...editions.map((edition) => {
      const value = figure(figures[edition]!);
      return typeof value === 'string' ? value : value.toFixed(2);
    }),
  ];
  const heading = (text: string): string[] => [text, ...editions.map(() => '')];
  const { node, processor } = machine();
  return [
    `One core of ${processor}, Node ${node}; other work on this machine slows it down`,
    '',
    ...table([
      ['', ...names],
      heading('A call in the middle of a game, µs'),
      ...Object.keys(figures[editions[0]]!.calls).map((name) => row(name, ({ calls }) => calls[name])),
      heading('Whole random games a second'),
      ...TABLES.map((size) =>
        row(size === 'Solo' ? 'solo, hard' : `${size} players`, ({ games }) => games[size].toFixed(1)),
      ),
      heading('Replay of one complete record of 2 players'),
      row('milliseconds', (of) => of.replay),
      row('moves', ({ replayMoves }) => String(replayMoves)),
      heading('Bots'),
      row('greedy games of 2 a second', ({ greedyGames }) => greedyGames.toFixed(1)),
      row('decisions a second in a search', ({ searchDecisions }) => String(searchDecisions)),
      row('a hint, milliseconds', ({ hint }) => hint.toFixed(1)),
      heading('Ratios, for comparing machines'),
      ...RATIOS.map(([a, b]) => row(`${a} / ${b}`, ({ calls }) => calls[a] / calls[b])),
    ]),
  ];
}
