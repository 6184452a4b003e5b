// node scripts/soak.ts [--games 10000] [--players 2,3,4,solo] [--seed S] [--only answers]: plays very many random games
// on all cores and checks them on the way (packages/engine/src/testing); with --only, by one check alone and much more
// often; with --only hints, by what must hold of every hint (scripts/hints). The first game in which something is wrong is written to a file. Ctrl-C ends it early and still says what was
// done. Fails if any game failed.
import { writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { writeRecord } from '../packages/engine/src/index.ts';
import { examine, NOTHING_YET, together, type Findings, type Plan } from '../packages/engine/src/testing/properties.ts';
import { examineUndo } from '../packages/engine/src/testing/undo-property.ts';
import { FailedGame } from '../packages/engine/src/testing/random-games.ts';
import { TEXTS } from '../packages/engine/src/testing/refusals.ts';
import { GROUPS, randomTable } from '../packages/engine/src/testing/setups.ts';
import { NOTHING_SEEN, seenTogether, type Seen } from './hints/seen.ts';

/** One state in so many is looked at in this way, and more where a question is seldom asked. */
const PLAN: Plan = {
  conservation: 40,
  paths: 400,
  moves: 1000,
  json: 4000,
  clone: 2000,
  texts: 1000,
  secrets: 2000,
  fill: 400,
  determinize: 8000,
  score: 1000,
  refusals: 4000,
  answers: 4000,
};
/** Where one check is made alone. */
const CLOSELY = 50;
/** One game in so many is played with moves taken back. */
const UNDO = 50;
const BATCH = 20;
/** The one check that is not the engine's: bots think for it, so it is made only when it is asked for. */
const HINTS = 'hints';

/** Games `from` to `to` of a group. */
interface Batch {
  readonly group: string;
  readonly from: number;
  readonly to: number;
  readonly seed: string;
  /** The one check that is made, or '' for all of them. */
  readonly only: string;
}

interface Failure {
  readonly group: string;
  readonly game: number;
  readonly message: string;
  /** The game up to there, and how many moves that are. */
  readonly record: string;
  readonly moves: number;
}

interface Report {
  readonly group: string;
  readonly games: number;
  readonly findings: Findings;
  readonly undoGames: number;
  readonly hints: Seen | null;
  readonly failures: readonly Failure[];
}

// ---- at work ------------------------------------------------------------------------------------------------------

async function hintsOf({ group, from, to, seed }: Batch): Promise<Report> {
  const { examineHints } = await import('./hints/examine.ts');
  let hints: Seen = NOTHING_SEEN;
  const failures: Failure[] = [];
  for (let game = from; game < to; game++) {
    const { seen, wrong } = examineHints(group, game, seed);
    hints = seenTogether(hints, seen);
    for (const message of wrong) failures.push({ group, game, message, record: '', moves: 0 });
  }
  const findings = { ...NOTHING_YET, games: to - from, decisions: hints.positions };
  return { group, games: to - from, findings, undoGames: 0, hints, failures };
}

function playBatch({ group, from, to, seed, only }: Batch): Report {
  const plan: Plan = only === '' ? PLAN : { [only]: CLOSELY };
  let findings = NOTHING_YET;
  let undoGames = 0;
  const failures: Failure[] = [];
  for (let game = from; game < to; game++) {
    const { setup, pick, temper } = randomTable(group, game, seed);
    try {
      if (only === '' && game % UNDO === UNDO - 1) {
        examineUndo(setup, pick, temper);
        undoGames++;
      } else findings = together(findings, examine(setup, pick, plan, temper));
    } catch (error) {
      const failed = error instanceof FailedGame ? error.record : undefined;
      failures.push({
        group,
        game,
        message: error instanceof Error ? (failed ? error.message : (error.stack ?? error.message)) : String(error),
        record: failed ? writeRecord(failed) : '',
        moves: failed?.moves.length ?? 0,
      });
    }
  }
  return { group, games: to - from, findings, undoGames, hints: null, failures };
}

// ---- in charge ----------------------------------------------------------------------------------------------------

interface Tally {
  games: number;
  undoGames: number;
  failures: number;
  findings: Findings;
}

function whole(text: string, name: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} needs a whole number, not "${text}".`);
  return Number(text);
}

function* batches(groups: readonly string[], games: number, rest: Pick<Batch, 'seed' | 'only'>): Generator<Batch> {
  // In turn, so that an early end has seen all of them.
  const batch = rest.only === HINTS ? 1 : BATCH;
  for (let from = 0; from < games; from += batch)
    for (const group of groups) yield { group, from, to: Math.min(from + batch, games), ...rest };
}

async function soak(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '10000' },
      players: { type: 'string', default: Object.keys(GROUPS).join() },
      seed: { type: 'string', default: Date.now().toString(36) },
      only: { type: 'string', default: '' },
    },
  });
  const games = whole(values.games, 'games');
  const groups = values.players.split(',').map((name) => name.trim());
  for (const group of groups)
    if (!Object.hasOwn(GROUPS, group))
      throw new Error(`--players: there is no "${group}"; there are ${Object.keys(GROUPS).join(', ')}.`);

  const { seed, only } = values;
  if (only !== '' && only !== HINTS && !Object.hasOwn(PLAN, only))
    throw new Error(`--only: there is no check "${only}"; there are ${[...Object.keys(PLAN), HINTS].join(', ')}.`);

  const cores = availableParallelism();
  const tallies = new Map(
    groups.map((group): [string, Tally] => [group, { games: 0, undoGames: 0, failures: 0, findings: NOTHING_YET }]),
  );
  const total = games * groups.length;
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  let done = 0;
  let failures = 0;
  let hints: Seen | null = null;
  console.error(`${games} games each for ${groups.join(', ')} with seed "${seed}", on ${cores} cores`);

  /** The first game of each kind of failure, numbers left aside, and how many there were. */
  const kinds = new Map<string, { games: number; first: Failure }>();
  const noteFailure = (failure: Failure): void => {
    const kind = failure.message.split('\n')[0].replaceAll(/\d+/g, '#');
    const known = kinds.get(kind);
    if (known) known.games++;
    else kinds.set(kind, { games: 1, first: failure });
    if (failures++ > 0) return;
    clearBar();
    const name = `drover-soak-${seed}-${failure.group}-${failure.game}.txt`.replaceAll(/[^\w.-]/g, '_');
    const file = join(tmpdir(), name);
    writeFileSync(file, failure.record);
    console.error(`game ${failure.game} of ${failure.group}: ${failure.message}`);
    if (failure.record === '') console.error('  There is no record of it: it failed before it began.');
    else console.error(`  npm run -s drover -- show ${file} --at ${failure.moves}`);
  };

  const queue = batches(groups, games, { seed, only });
  const workers = Array.from({ length: cores }, () => new Worker(new URL(import.meta.url)));
  const finish = (stopped: boolean): void => {
    clearBar();
    for (const worker of workers) void worker.terminate();
    if (stopped) console.log(`stopped after ${done} of ${total} games`);
    console.log(table(tallies, seconds()));
    if (hints !== null)
      console.log(
        `hints: ${Object.entries(hints)
          .map(([what, count]) => `${count} ${what}`)
          .join(', ')}`,
      );
    const often = [...kinds.values()].sort((a, b) => b.games - a.games);
    for (const { games: times, first } of often.slice(0, 20))
      console.log(`${times} × e.g. game ${first.game} of ${first.group}: ${first.message.split('\n')[0]}`);
    process.exitCode = failures > 0 ? 1 : stopped ? 130 : 0;
  };

  let stopped = false;
  const ended = Promise.all(
    workers.map(
      (worker) =>
        new Promise<void>((resolve, reject) => {
          const next = (): void => {
            const batch = stopped ? undefined : queue.next().value;
            if (batch) worker.postMessage(batch satisfies Batch, []);
            else resolve();
          };
          worker.on('message', (report: Report) => {
            const tally = tallies.get(report.group)!;
            tally.games += report.games;
            tally.undoGames += report.undoGames;
            tally.failures += report.failures.length;
            tally.findings = together(tally.findings, report.findings);
            if (report.hints !== null) hints = hints === null ? report.hints : seenTogether(hints, report.hints);
            done += report.games;
            report.failures.forEach(noteFailure);
            if (!stopped) bar(done, total, seconds(), failures);
            next();
          });
          worker.on('error', reject);
          next();
        }),
    ),
  );
  await Promise.race([
    ended,
    new Promise<void>((resolve) => {
      const stop = (): void => {
        stopped = true;
        resolve();
      };
      process.once('SIGINT', stop);
      process.once('SIGTERM', stop);
    }),
  ]);
  finish(stopped);
}

let barShown = 0;

/** On standard error: a bar in a terminal, a line now and then in a file. */
function bar(done: number, total: number, seconds: number, failures: number): void {
  const every = process.stderr.isTTY ? 100 : 30_000;
  if (performance.now() - barShown < every && done < total) return;
  barShown = performance.now();
  const width = 30;
  const filled = Math.floor((done / total) * width);
  const left = (seconds / done) * (total - done);
  const wrong = failures === 0 ? '' : `, ${failures} failed`;
  const line = `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done}/${total} games${wrong}, ${duration(left)} left`;
  process.stderr.write(process.stderr.isTTY ? `\r${line} \u001B[K` : `${line}\n`);
}

function clearBar(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
}

function duration(seconds: number): string {
  const s = Math.round(seconds);
  return s < 60 ? `${s} s` : `${Math.floor(s / 60)} min ${s % 60} s`;
}

function table(tallies: ReadonlyMap<string, Tally>, seconds: number): string {
  const names = Object.keys(PLAN) as (keyof Plan)[];
  const row = (name: string, { games, undoGames, failures, findings }: Tally): string[] => [
    name,
    ...[games, findings.decisions, ...names.map((check) => findings.checks[check] ?? 0), undoGames, failures].map(
      String,
    ),
  ];
  const all: Tally = { games: 0, undoGames: 0, failures: 0, findings: NOTHING_YET };
  for (const tally of tallies.values()) {
    all.games += tally.games;
    all.undoGames += tally.undoGames;
    all.failures += tally.failures;
    all.findings = together(all.findings, tally.findings);
  }
  const rows = [
    ['players', 'games', 'decisions', ...names, 'undo', 'failures'],
    ...[...tallies].map(([name, tally]) => row(name, tally)),
    row('all', all),
  ];
  // Read downwards: one line for each count, one column for each kind of table.
  const lines = rows[0].map((_, line) => rows.map((cells) => cells[line]));
  const widths = rows.map((cells) => Math.max(...cells.map((cell) => cell.length)));
  const text = lines.map((cells) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
  );
  const rate = Math.round(all.findings.decisions / Math.max(seconds, 0.001));
  const texts = (all.findings.checks.answers ?? 0) * TEXTS;
  return [
    ...text,
    '',
    `${texts} texts answered for every seat`,
    `${seconds.toFixed(1)} seconds, ${rate} decisions a second with all checks`,
  ].join('\n');
}

if (isMainThread) {
  try {
    await soak();
  } catch (error) {
    console.error(`soak: ${(error as Error).message}`);
    process.exitCode = 2;
  }
} else {
  const report = async (batch: Batch): Promise<Report> => (batch.only === HINTS ? hintsOf(batch) : playBatch(batch));
  parentPort!.on('message', (batch: Batch) => void report(batch).then((done) => parentPort!.postMessage(done, [])));
}
