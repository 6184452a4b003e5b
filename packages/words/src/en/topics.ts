import type { EditionId } from '@drover/engine';
import type { Topic } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import { animals, tokens } from './editions.ts';
import { only, of, proper } from './grammar.ts';

/** Things on the table of which there is only one, or that are one to everybody. */
export const topics: Readonly<Record<Topic, (edition: EditionId) => Name>> = {
  money: () => proper('money'),
  gold: () => proper('gold'),
  tokens: () => proper('exchange tokens'),
  certificates: () => proper('certificates'),
  'job-market': () => only('job market'),
  'animal-market': (edition) => only(`${animals[edition].stock} market`),
  'bonus-market': () => only('bonus tiles market'),
  'market-token': (edition) => only(tokens[edition]),
  objectives: () => only('objective display'),
  foresight: () => proper('foresight'),
  'step-tile': () => only('step tile'),
  'fee-tile': () => only('fee tile'),
  deck: () => only('draw stack'),
  'discard-pile': () => only('discard pile'),
  hand: () => only('hand'),
  'automa-deck': (edition) => proper(`${of({ is: 'opponent', edition })} cards`),
  simmental: () => only('Simmental variant'),
};
