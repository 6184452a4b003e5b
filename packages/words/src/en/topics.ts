import type { EditionId, Topic } from '../pack/ids.ts';
import { animals, tokens } from './grammar.ts';

/** Things on the table of which there is only one, or that are one to everybody. */
export const topics: Readonly<Record<Topic, (edition: EditionId) => string>> = {
  money: () => 'money',
  gold: () => 'gold',
  tokens: () => 'exchange tokens',
  certificates: () => 'certificates',
  'job-market': () => 'job market',
  'animal-market': (edition) => `${animals[edition].stock} market`,
  'bonus-market': () => 'bonus market',
  'market-token': (edition) => tokens[edition],
  objectives: () => 'objective display',
  foresight: () => 'foresight',
  'step-tile': () => 'step tile',
  'fee-tile': () => 'fee tile',
  deck: () => 'draw stack',
  'discard-pile': () => 'discard pile',
  hand: () => 'hand',
  'automa-deck': (edition) => (edition === 'nz' ? 'cards of Sarah' : 'cards of Sam'),
  simmental: () => 'Simmental variant',
};
