import { readFile } from 'node:fs/promises';
import { decision, generator, replay, view, writeMove } from '@drover/engine';
import { advise, loadNetworks } from '@drover/bots';
import { RECORD_DETAILS, readRecord, recordOptions } from '../files.ts';
import { plural, table } from '../text.ts';
import { UsageError, verb, wholeNumber } from '../verb.ts';
import { comparisonInWords } from './reasons.ts';

export const hint = verb({
  name: 'hint',
  usage: 'FILE [--at N] [--json] [--edition nz|second]',
  summary: 'the three best moves in a position of a record, and why',
  details: [
    ...RECORD_DETAILS,
    '--at N               after N moves; without it after all of them',
    '--json               one JSON list on the standard output: move, value, counts, loss, plan, compared',
  ],
  options: {
    ...recordOptions,
    at: { type: 'string' },
    json: { type: 'boolean' },
  },
  takes: ['FILE'],
  async run(options, [file]) {
    const record = await readRecord(file, options.edition);
    const at = options.at === undefined ? record.moves.length : wholeNumber('at', options.at, 0);
    if (at > record.moves.length)
      throw new UsageError(`--at is ${at}, but the record ends after ${plural(record.moves.length, 'move')}.`);
    const { state } = replay(record, { upTo: at });
    const now = decision(state);
    if (now === null) throw new UsageError('The game is over there: nobody has to decide.');
    await loadNetworks(state.edition, readFile);
    const advice = advise(view(state, now.seat), now.seat, generator(`${at}`, 'hint'));
    if (options.json) console.log(JSON.stringify(advice));
    else
      console.log(
        table(
          advice.map(({ move, value, compared }) => [
            writeMove(state, move),
            value.toFixed(1),
            compared === null ? 'the only move' : comparisonInWords(state, compared),
          ]),
          'lrl',
        ).join('\n'),
      );
    return 0;
  },
});
