import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { wilson } from './bots/statistics.ts';
import { beginTraining, champion, examine, trainOnce, type Training } from './bots/training.ts';
import { weightsFile } from './bots/weights-file.ts';
import { readJson, write } from './files.ts';
import { INTERRUPTED, noticeInterrupt, progressBar } from './progress.ts';
import { tellers } from './teller.ts';
import { Trouble, UsageError, verb, wholeNumber } from './verb.ts';

export const train = verb({
  name: 'train',
  usage: '[--edition nz] [--generations 60] [--mutants 16] [--games 16] [--seed 1] [--threads N] [--state F] [--out F]',
  summary: 'learns the weights of the valuation by self-play, and goes on where it stopped',
  details: [
    '--edition nz         nz, or second',
    '--generations 60     how many there are to be in the end, those of earlier runs included',
    '--mutants 16         how many sets of weights each generation tries, an even number',
    '--games 16           games each of them plays against the champion, a multiple of four',
    '--seed 1             any text; the same seed learns the same weights',
    '--threads N          games at a time; all cores unless given',
    '--state FILE         where the training is kept after every generation; training-nz.json unless given.',
    '                     If the file is there, the training in it goes on',
    '--out FILE           writes the learned weights as a file of packages/bots/src/weights',
    '--examination 400    games against the weights written by hand, when the training is over',
  ],
  options: {
    edition: { type: 'string', default: 'nz' },
    generations: { type: 'string', default: '60' },
    mutants: { type: 'string', default: '16' },
    games: { type: 'string', default: '16' },
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
    const generations = wholeNumber('generations', options.generations, 0);
    const mutants = wholeNumber('mutants', options.mutants, 4);
    const games = wholeNumber('games', options.games, 4);
    if (mutants % 2 > 0) throw new UsageError('--mutants must be even: they come in pairs.');
    if (games % 4 > 0) throw new UsageError('--games must be a multiple of four: both roles in both seats.');
    const threads =
      options.threads === undefined ? availableParallelism() : wholeNumber('threads', options.threads, 1, 256);
    const file = options.state ?? `training-${edition}.json`;
    const training = existsSync(file) ? await resume(file, edition) : beginTraining({ edition, seed, mutants, games });

    const interrupt = noticeInterrupt();
    const bar = progressBar(generations, 'generations');
    while (training.evolution.generation < generations && !interrupt.signal.aborted) {
      await trainOnce(training, threads, interrupt.signal);
      write(file, `${JSON.stringify(training)}\n`);
      await bar.show(training.evolution.generation);
    }
    bar.clear();
    const result = await examine(
      training,
      interrupt.signal.aborted ? 0 : wholeNumber('examination', options.examination, 0),
      threads,
      interrupt.signal,
    );
    interrupt.release();
    const interval = wilson(result.wins, result.games);
    if (options.out !== undefined && !interrupt.signal.aborted)
      write(options.out, weightsFile(training, champion(training), { ...result, interval }));
    console.log(JSON.stringify({ edition, generation: training.evolution.generation, ...result, interval }));
    return interrupt.signal.aborted ? INTERRUPTED : 0;
  },
});

async function resume(file: string, edition: string): Promise<Training> {
  const training = (await readJson(file)) as Training;
  if (training.edition !== edition || training.evolution === undefined)
    throw new Trouble(`${file} is not a training of the edition ${edition}.`);
  return training;
}
