import { FORMATS, recordText, write } from './files.ts';
import { randomGame, recordOfGame } from './random-game.ts';
import { SETUP_USAGE, setupDetails, setupFrom, setupOptions } from './setup.ts';
import { UsageError, verb } from './verb.ts';

export const record = verb({
  name: 'record',
  usage: `${SETUP_USAGE} [--out FILE] [--format text|json]`,
  summary: 'play a random game and write its record',
  details: [
    '--out FILE           where to; without it to the standard output',
    '--format text        text, a move a line, or json',
    ...setupDetails(2),
  ],
  options: { ...setupOptions, out: { type: 'string' }, format: { type: 'string', default: 'text' } },
  takes: [],
  async run(options) {
    const format = FORMATS.find((known) => known === options.format);
    if (format === undefined)
      throw new UsageError(`--format is "${options.format}"; it must be ${FORMATS.join(' or ')}.`);
    const game = randomGame(await setupFrom(options, 2));
    const content = recordText(recordOfGame(game), format);
    if (options.out === undefined) process.stdout.write(content);
    else write(options.out, content);
    if (game.failure === null) return 0;
    console.error(`The game failed at move ${game.played.length}: ${game.failure}`);
    return 1;
  },
});
