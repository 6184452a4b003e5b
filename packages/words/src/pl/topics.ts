import type { Words } from '../words.ts';
import { feminine, masculine, neuter, WORDS } from './declension.ts';
import { marketOf, tokenOf } from './editions.ts';
import { opponentsGen } from './opponents.ts';

export const topics: Words['topics'] = {
  money: () => neuter(WORDS.pieniądze),
  gold: () => neuter(WORDS.złoto),
  tokens: () => neuter(WORDS.żetony, 'wymiany'),
  certificates: () => neuter(WORDS.certyfikaty),
  'job-market': () => masculine(WORDS.rynek, 'pracy'),
  'animal-market': (edition) => masculine(WORDS.targ, marketOf[edition]),
  'bonus-market': () => masculine(WORDS.rynek, 'bonusów'),
  'market-token': (edition) => masculine(WORDS.żeton, tokenOf[edition]),
  objectives: () => feminine(WORDS.pula, 'celów'),
  foresight: () => masculine(WORDS.rozwój),
  'step-tile': () => masculine(WORDS.żeton, 'kroków'),
  'fee-tile': () => masculine(WORDS.żeton, 'opłaty'),
  deck: () => masculine(WORDS.stos, 'dobierania'),
  'discard-pile': () => masculine(WORDS.stos, 'kart odrzuconych'),
  hand: () => neuter(WORDS.karty, 'w ręce'),
  'automa-deck': (edition) => neuter(WORDS.karty, opponentsGen[edition]),
  simmental: () => masculine(WORDS.wariant, 'Simmental'),
};
