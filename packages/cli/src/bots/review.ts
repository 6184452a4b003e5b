import { readFile } from 'node:fs/promises';
import { replay, writeMove } from '@drover/engine';
import { loadNetworks, review as reviewGame } from '@drover/bots';
import { RECORD_DETAILS, readRecord, recordOptions } from '../files.ts';
import { table } from '../text.ts';
import { verb, wholeNumber } from '../verb.ts';
import { comparisonInWords } from './reasons.ts';

export const review = verb({
  name: 'review',
  usage: 'FILE [--seat S] [--most 5] [--json] [--edition nz|second]',
  summary: 'the decisions of a record that cost the most, and what would have been better',
  details: [
    ...RECORD_DETAILS,
    '--seat S             only the decisions of this seat; seats count from 1',
    '--most 5             how many to list',
    '--json               one JSON list on the standard output: index, turn, seat, played, better, compared, cost',
  ],
  options: {
    ...recordOptions,
    seat: { type: 'string' },
    most: { type: 'string', default: '5' },
    json: { type: 'boolean' },
  },
  takes: ['FILE'],
  async run(options, [file]) {
    const record = await readRecord(file, options.edition);
    const { state } = replay(record);
    await loadNetworks(state.edition, readFile);
    const mistakes = reviewGame(record, {
      most: wholeNumber('most', options.most, 1),
      ...(options.seat === undefined ? {} : { seat: wholeNumber('seat', options.seat, 1, record.setup.players) - 1 }),
    });
    if (options.json) console.log(JSON.stringify(mistakes));
    else if (mistakes.length === 0) console.log('Nothing that would have been clearly better.');
    else
      console.log(
        table(
          mistakes.map(({ index, turn, seat, played, better, compared, cost }) => [
            `Turn ${turn}, move ${index + 1}, seat ${seat + 1}`,
            writeMove(state, played),
            `better: ${writeMove(state, better)}`,
            cost.toFixed(1),
            comparisonInWords(state, compared),
          ]),
          'lllrl',
        ).join('\n'),
      );
    return 0;
  },
});
