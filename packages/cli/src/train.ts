import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { TABLES, type Tables } from '@drover/bots';
import { netFile } from './bots/net-file.ts';
import { wilson } from './bots/statistics.ts';
import { beginTraining, examine, learned, shownMore, train as learn, type Training } from './bots/training.ts';
import { readTraining, writeTraining } from './bots/training-file.ts';
import { readJson, write } from './files.ts';
import { INTERRUPTED, noticeInterrupt, progressBar } from './progress.ts';
import { tellers } from './teller.ts';
import { Trouble, UsageError, verb, wholeNumber } from './verb.ts';

export const train = verb({
  name: 'train',
  usage:
    '[--edition nz] [--tables all] [--generations 200] [--games 256] [--hidden 48] [--seed 1] [--threads N] [--state F] [--out F]',
  summary: 'learns what positions are worth by self-play, and goes on where it stopped',
  details: [
    '--edition nz         nz, or second',
    '--tables all         all, or solo: only those with a solo opponent',
    '--generations 200    how many there are to be in the end, those of earlier runs included',
    '--games 256          games that are played in each of them; a quarter of it where turns are tried, which is at',
    '                     solo tables after 90 generations',
    '--hidden 48          hidden units; a network for solo games goes on from that of all tables, and may grow',
    '--seed 1             any text; the same seed learns the same network',
    '--threads N          games at a time; all cores unless given',
    '--state FILE         where the training is kept after every generation; training-nz-all.json unless given.',
    '                     If the file is there, the training in it goes on',
    '--out FILE           writes the network as a file of packages/bots/src/nets',
    '--examination 400    games when the training is over: against greedy, or the solo opponent on hard',
  ],
  options: {
    edition: { type: 'string', default: 'nz' },
    tables: { type: 'string', default: 'all' },
    generations: { type: 'string', default: '200' },
    games: { type: 'string', default: '256' },
    hidden: { type: 'string', default: '48' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string' },
    state: { type: 'string' },
    out: { type: 'string' },
    examination: { type: 'string', default: '400' },
  },
  takes: [],
  async run(options) {
    const { edition, seed } = options;
    if (tellers[edition] === undefined) throw new UsageError(`There is no edition "${edition}".`);
    const tables = TABLES.find((known) => known === options.tables);
    if (tables === undefined) throw new UsageError(`There are no tables "${options.tables}": ${TABLES.join(', ')}.`);
    const generations = wholeNumber('generations', options.generations, 0);
    const games = wholeNumber('games', options.games, 1);
    const hidden = wholeNumber('hidden', options.hidden, 1, 128);
    const threads =
      options.threads === undefined ? availableParallelism() : wholeNumber('threads', options.threads, 1, 256);
    const file = options.state ?? `training-${edition}-${tables}.json`;
    const training = existsSync(file)
      ? await resume(file, edition, tables)
      : beginTraining({ edition, tables, seed, hidden, games });

    const interrupt = noticeInterrupt();
    const bar = progressBar(generations, 'generations');
    await learn(training, generations, threads, interrupt.signal, async () => {
      write(file, writeTraining(training));
      await bar.show(training.generation);
    });
    bar.clear();
    const result = await examine(
      learned(training),
      training,
      interrupt.signal.aborted ? 0 : wholeNumber('examination', options.examination, 0),
      threads,
      interrupt.signal,
    );
    interrupt.release();
    if (options.out !== undefined && !interrupt.signal.aborted) write(options.out, netFile(training, result));
    const interval = wilson(result.wins, result.games);
    console.log(JSON.stringify({ edition, tables, generation: training.generation, ...result, interval }));
    return interrupt.signal.aborted ? INTERRUPTED : 0;
  },
});

async function resume(file: string, edition: string, tables: Tables): Promise<Training> {
  const training = readTraining(await readJson(file));
  if (training?.edition !== edition || training.tables !== tables)
    throw new Trouble(`${file} is not a training of the edition ${edition} at these tables.`);
  return shownMore(training);
}
