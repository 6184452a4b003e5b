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
} from '@drover/engine';
import { progressBar } from './progress.ts';
import { randomGame, recordOfGame } from './random-game.ts';
import { round, table } from './text.ts';
import { UsageError, verb } from './verb.ts';

const RUNS = 3;
const PLAYERS = [2, 3, 4] as const;
const setupOf = (players: number, seed: string): Setup => ({ edition: 'nz', players, seed, options: {} });

export const bench = verb({
  name: 'bench',
  usage: '[--json] [--seconds 2]',
  summary: 'how fast the engine is on one core of this machine',
  details: [
    '--json               one JSON object on the standard output',
    `--seconds 2          how long each measurement of whole games takes, ${RUNS} times; single calls take a tenth`,
  ],
  options: { json: { type: 'boolean' }, seconds: { type: 'string', default: '2' } },
  takes: [],
  async run(options) {
    const seconds = /^\d*\.?\d+$/.test(options.seconds) ? Number(options.seconds) : 0;
    if (seconds <= 0 || seconds > 600)
      throw new UsageError(`--seconds is "${options.seconds}"; it must be a number above 0, up to 600.`);
    const figures = await measure(seconds);
    console.log(options.json ? JSON.stringify(figures) : inWords(figures).join('\n'));
    return 0;
  },
});

type Figures = Awaited<ReturnType<typeof measure>>;

async function measure(seconds: number) {
  const middles = PLAYERS.flatMap((players) =>
    Array.from({ length: 24 }, (_, i) => middle(setupOf(players, `bench-${i}`))),
  );
  const calls = callsOn(middles);
  const record = recordOfGame(randomGame(setupOf(2, 'bench')));
  const steps = (Object.keys(calls).length + 1 + PLAYERS.length) * (RUNS + 1);
  const bar = progressBar(steps, 'measurements');
  let done = 0;
  /** Once to warm up, then the median of the runs. */
  const median = async (run: () => number): Promise<number> => {
    const results: number[] = [];
    for (let i = 0; i <= RUNS; i++) {
      const result = run();
      if (i > 0) results.push(result);
      await bar.show(++done);
    }
    return results.sort((a, b) => a - b)[RUNS >> 1];
  };

  const microseconds = {} as Record<keyof typeof calls, number>;
  for (const [name, call] of Object.entries(calls) as [keyof typeof calls, Call][])
    microseconds[name] = round((await median(() => timePerCall(call, seconds / 10))) * 1e6, 3);

  const replaySeconds = await median(() => timePerCall({ times: 1, run: () => void replay(record) }, seconds / 10));
  const gamesPerSecond = {} as Record<(typeof PLAYERS)[number], number>;
  for (const players of PLAYERS) gamesPerSecond[players] = round(await median(() => gamesIn(players, seconds)), 1);
  bar.clear();
  const ratio = (a: keyof typeof calls, b: keyof typeof calls): number => round(microseconds[a] / microseconds[b], 2);
  return {
    node: process.version,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    microseconds,
    replayMilliseconds: round(replaySeconds * 1000, 2),
    replayMoves: record.moves.length,
    gamesPerSecond,
    ratios: {
      'legalMoves / clone': ratio('legalMoves', 'clone'),
      'advance / clone': ratio('advance', 'clone'),
      'apply / advance': ratio('apply', 'advance'),
      'view / clone': ratio('view', 'clone'),
      'determinize / clone': ratio('determinize', 'clone'),
    },
  };
}

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

function gamesIn(players: number, seconds: number): number {
  const begun = performance.now();
  let games = 0;
  let spent = 0;
  while (spent < seconds) {
    randomGame(setupOf(players, `bench-${games++}`));
    spent = (performance.now() - begun) / 1000;
  }
  return games / spent;
}

function inWords({
  node,
  processor,
  microseconds,
  replayMilliseconds,
  replayMoves,
  gamesPerSecond,
  ratios,
}: Figures): string[] {
  return [
    `One core of ${processor}, Node ${node}`,
    '',
    ...table([
      ['A call in the middle of a game', 'µs'],
      ...Object.entries(microseconds).map(([name, time]) => [`  ${name}`, time.toFixed(2)]),
    ]),
    '',
    ...table([
      ['Whole random games', 'games/s'],
      ...Object.entries(gamesPerSecond).map(([players, speed]) => [`  ${players} players`, speed.toFixed(1)]),
    ]),
    '',
    `Replay of a two-player record of ${replayMoves} moves: ${replayMilliseconds} ms`,
    '',
    ...table([
      ['Ratios, for comparing machines', ''],
      ...Object.entries(ratios).map(([name, value]) => [`  ${name}`, value.toFixed(2)]),
    ]),
  ];
}
