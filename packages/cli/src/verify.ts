import { replay } from '@drover/engine';
import { RECORD_DETAILS, readRecord, recordOptions } from './files.ts';
import { scoreSheet } from './sheet.ts';
import { company, gameName } from './setup.ts';
import { plural } from './text.ts';
import { verb } from './verb.ts';

export const verify = verb({
  name: 'verify',
  usage: 'FILE [--edition nz|second]',
  summary: 'replay a record, check every move, print the score sheet',
  details: RECORD_DETAILS,
  options: recordOptions,
  takes: ['FILE'],
  async run(options, [file]) {
    const record = await readRecord(file, options.edition);
    const { state, played } = replay(record);
    const { setup, rules } = record;
    console.log(`${gameName(setup)}, ${company(setup)}, seed ${setup.seed}, rules ${rules}`);
    const moves = `${plural(played.length, 'move')} in ${plural(state.turn, 'turn')}`;
    console.log(`${moves}, all legal${record.hash === undefined ? '' : ', ending as recorded'}.`);
    if (!state.over) console.log('The game is not finished; the scores are those of this moment.');
    console.log(['', ...scoreSheet(state)].join('\n'));
    return 0;
  },
});
