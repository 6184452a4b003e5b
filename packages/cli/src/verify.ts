import { replay } from '@drover/engine';
import { checkFairness, hasFairNote } from '@drover/protocol/fair';
import { EDITION_USAGE } from './edition.ts';
import { RECORD_DETAILS, read, recordIn, recordOptions } from './files.ts';
import { scoreSheet } from './sheet.ts';
import { company, gameName } from './setup.ts';
import { plural } from './text.ts';
import { Trouble, verb } from './verb.ts';

export const verify = verb({
  name: 'verify',
  usage: `FILE ${EDITION_USAGE}`,
  summary: 'replay a record, check every move and the seed, print the score sheet',
  details: RECORD_DETAILS,
  options: recordOptions,
  takes: ['FILE'],
  async run(options, [file]) {
    const text = await read(file);
    const record = recordIn(text, file, options.edition);
    const { state, played } = replay(record);
    const { setup, rules } = record;
    console.log(`${gameName(setup)}, ${company(record)}, seed ${setup.seed}, rules ${rules}`);
    const moves = `${plural(played.length, 'move')} in ${plural(state.turn, 'turn')}`;
    console.log(`${moves}, all legal${record.hash === undefined ? '' : ', ending as recorded'}.`);
    if (hasFairNote(text)) console.log(fairness(text));
    if (!state.over) console.log('The game is not finished; the scores are those of this moment.');
    console.log(['', ...scoreSheet(state)].join('\n'));
    return 0;
  },
});

/** Records of games that were played on a server say how their seed was made. */
function fairness(text: string): string {
  const { ok, why, withheld } = checkFairness(text);
  if (!ok) throw new Trouble(why, 1);
  return [
    'The seed is made of the secret the server had committed itself to and of what the players added.',
    ...withheld.map((seat) => `Seat ${seat + 1} had committed itself and revealed nothing in time: a bot played it.`),
  ].join('\n');
}
