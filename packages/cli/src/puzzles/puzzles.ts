import { availableParallelism } from 'node:os';
import { GRADES, type PuzzleFile } from '@drover/bots/puzzles';
import { EDITIONS, type EditionId, type Setup } from '@drover/engine';
import { doAll } from '@drover/training';
import { editionFrom } from '../edition.ts';
import { fromHere } from '../files.ts';
import { kitOf } from '../kits.ts';
import { INTERRUPTED, noticeInterrupt, progressBar } from '../progress.ts';
import { plural, table } from '../text.ts';
import { UsageError, verb, wholeNumber } from '../verb.ts';
import { readPuzzles, withMore, writePuzzles } from './file.ts';
import { PUZZLE_WORK, type Done, type Job } from './jobs.ts';

export const puzzles = verb({
  name: 'puzzles',
  usage:
    '[--make EDITION [--games 40] [--each 24] [--out FILE] | --check [--drop] [--games 120]] [--threads N] [--json]',
  summary: 'make puzzles from games of bots, or solve those that are there again',
  details: [
    `--make nz            look for puzzles in more games of this edition: ${EDITIONS.join(' or ')}. What was found is`,
    '                     kept after every game, and the next time it goes on with the games after it',
    '--check              solve every puzzle again; fails where another turn is as good',
    '--drop               with --check: take out what fails',
    '--games 40           with --make: the games to look through; with --check: the made-up games in which the turns',
    '                     of a puzzle are compared at most, 120 unless given',
    '--each 24            with --make: as many puzzles of each of the three grades as are wanted',
    '--out FILE           where they are kept; packages/bots/puzzles/EDITION.json unless given',
    '--threads N          games or puzzles at a time; all cores unless given',
    '--json               one JSON object on the standard output, by edition: count, grades, with --check also failures',
  ],
  options: {
    make: { type: 'string' },
    check: { type: 'boolean' },
    drop: { type: 'boolean' },
    games: { type: 'string' },
    each: { type: 'string', default: '24' },
    out: { type: 'string' },
    threads: { type: 'string' },
    json: { type: 'boolean' },
  },
  takes: [],
  async run(options) {
    const { make, check = false, drop = false } = options;
    const out = options.out === undefined ? undefined : fromHere(options.out);
    const made = make === undefined ? undefined : editionFrom(make);
    if (make !== undefined && check) throw new UsageError('--make and --check are two things: one after the other.');
    if (drop && !check) throw new UsageError('--drop takes out what --check finds: it needs --check.');
    if (out !== undefined && make === undefined) throw new UsageError('--out says where --make keeps puzzles.');
    const threads =
      options.threads === undefined ? availableParallelism() : wholeNumber('threads', options.threads, 1, 256);
    const interrupt = noticeInterrupt();
    const work = { threads, signal: interrupt.signal };
    const failures = new Map<EditionId, string[]>();
    if (made !== undefined)
      await makeMore({
        ...work,
        edition: made,
        games: wholeNumber('games', options.games ?? '40', 1),
        each: wholeNumber('each', options.each, 1),
        ...(out === undefined ? {} : { out }),
      });
    if (check)
      for (const edition of EDITIONS)
        failures.set(
          edition,
          await checkAll({ ...work, edition, drop, games: wholeNumber('games', options.games ?? '120', 1) }),
        );
    interrupt.release();
    const shown = EDITIONS.map((id) => ({ id, ...facts(id, failures.get(id), id === made ? out : undefined) }));
    if (options.json) console.log(JSON.stringify(Object.fromEntries(shown.map(({ id, ...rest }) => [id, rest]))));
    else console.log(inWords(shown).join('\n'));
    if (interrupt.signal.aborted) return INTERRUPTED;
    return [...failures.values()].some((failed) => failed.length > 0) ? 1 : 0;
  },
});

interface Working {
  readonly edition: EditionId;
  readonly games: number;
  readonly threads: number;
  readonly signal: AbortSignal;
}

/** Most games are for two; of eight one is for three and one for four. */
const TABLES = [2, 2, 3, 2, 2, 2, 4, 2];

const gameOf = (edition: EditionId, seed: string, number: number): Setup => ({
  edition,
  players: TABLES[number % TABLES.length],
  seed: `${seed}-${number}`,
  options: {},
});

/** Keeps what was found in games one after the other, though they may be looked through at the same time. */
async function makeMore(making: Working & { readonly each: number; readonly out?: string }): Promise<void> {
  const { edition, games, each, threads, signal, out } = making;
  let file = readPuzzles(edition, out);
  const { seed, searched } = file;
  const jobs: Job[] = Array.from({ length: games }, (_, i) => ({ make: gameOf(edition, seed, searched + i) }));
  const waiting = new Map<number, Done>();
  const bar = progressBar(games, 'games');
  const enough = new AbortController();
  const stop = AbortSignal.any([signal, enough.signal]);
  const hasEnough = (): boolean => gradesOf(file).every((count) => count >= each);
  if (hasEnough()) enough.abort();
  let looked = 0;
  await doAll(PUZZLE_WORK, jobs, threads, stop, async (done, i) => {
    waiting.set(i, done);
    for (let next: Done | undefined; (next = waiting.get(file.searched - searched)) !== undefined;)
      file = { ...file, searched: file.searched + 1, puzzles: withMore(file.puzzles, next.puzzles, each) };
    writePuzzles(file, out);
    if (hasEnough()) enough.abort();
    await bar.show(++looked);
  });
  bar.clear();
}

/** The ids of those that fail. */
async function checkAll(checking: Working & { readonly drop: boolean }): Promise<string[]> {
  const { edition, games, threads, signal, drop } = checking;
  const file = readPuzzles(edition);
  const jobs: Job[] = file.puzzles.map((puzzle) => ({ check: puzzle, games, seed: 'check' }));
  const bar = progressBar(jobs.length, `puzzles of ${kitOf({ edition }).name}`);
  const failed: string[] = [];
  let looked = 0;
  await doAll(PUZZLE_WORK, jobs, threads, signal, async ({ faults }, i) => {
    if (faults.length > 0) {
      failed.push(file.puzzles[i].id);
      console.error(`${edition} ${file.puzzles[i].id}: ${faults.join('; ')}`);
    }
    await bar.show(++looked);
  });
  bar.clear();
  if (drop && failed.length > 0)
    writePuzzles({ ...file, puzzles: file.puzzles.filter(({ id }) => !failed.includes(id)) });
  return failed;
}

const gradesOf = ({ puzzles: all }: PuzzleFile): number[] =>
  GRADES.map((grade) => all.filter((puzzle) => puzzle.grade === grade).length);

interface Facts {
  readonly count: number;
  readonly grades: readonly number[];
  readonly failures?: number;
}

function facts(edition: EditionId, failed: readonly string[] | undefined, kept: string | undefined): Facts {
  const file = readPuzzles(edition, kept);
  return {
    count: file.puzzles.length,
    grades: gradesOf(file),
    ...(failed === undefined ? {} : { failures: failed.length }),
  };
}

const inWords = (shown: readonly (Facts & { readonly id: EditionId })[]): string[] =>
  table([
    ['Puzzles', ...GRADES.map((grade) => `grade ${grade}`), 'all', 'failures'],
    ...shown.map(({ id, count, grades, failures }) => [
      kitOf({ edition: id }).name,
      ...grades.map(String),
      plural(count, 'puzzle'),
      String(failures ?? ''),
    ]),
  ]);
