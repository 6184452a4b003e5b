import type { Words } from '../words.ts';
import { markets, tokens } from './grammar.ts';

export const topics: Words['topics'] = {
  money: () => 'pieniądze',
  gold: () => 'złoto',
  tokens: () => 'żetony wymiany',
  certificates: () => 'certyfikaty',
  'job-market': () => 'rynek pracy',
  'animal-market': (edition) => markets[edition],
  'bonus-market': () => 'rynek bonusów',
  'market-token': (edition) => tokens[edition],
  objectives: () => 'pula celów',
  foresight: () => 'rozwój',
  'step-tile': () => 'żeton kroków',
  'fee-tile': () => 'żeton opłaty',
  deck: () => 'stos dobierania',
  'discard-pile': () => 'stos kart odrzuconych',
  hand: () => 'karty w ręce',
  'automa-deck': (edition) => (edition === 'nz' ? 'karty Sary' : 'karty Sama'),
  simmental: () => 'wariant Simmental',
};
