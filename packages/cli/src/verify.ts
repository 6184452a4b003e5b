import { replay } from '@drover/engine';
import { readRecord } from './files.ts';
import { scoreSheet } from './sheet.ts';
import { tellerOf } from './teller.ts';
import { plural } from './text.ts';
import { verb } from './verb.ts';

export const verify = verb({
  name: 'verify',
  usage: 'FILE',
  summary: 'replay a record, check every move, print the score sheet',
  details: ['FILE                 a record as text or JSON; - reads the standard input'],
  options: {},
  takes: ['FILE'],
  async run(_, [file]) {
    const record = await readRecord(file);
    const { state, played } = replay(record);
    const { name } = tellerOf(state);
    const { players, seed } = record.setup;
    console.log(`${name}, ${plural(players, 'player')}, seed ${seed}, rules ${record.rules}`);
    const moves = `${plural(played.length, 'move')} in ${plural(state.turn, 'turn')}`;
    console.log(`${moves}, all legal${record.hash === undefined ? '' : ', ending as recorded'}.`);
    if (!state.over) console.log('The game is not finished; the scores are those of this moment.');
    console.log(['', ...scoreSheet(state)].join('\n'));
    return 0;
  },
});
