import type { Words } from '../words.ts';
import { tokens } from './grammar.ts';

export const topics: Words['topics'] = {
  money: () => 'argent',
  gold: () => 'or',
  tokens: () => 'jetons Échange',
  certificates: () => 'certificats',
  'job-market': () => "marché de l'emploi",
  'animal-market': () => 'marché au bétail',
  'bonus-market': () => 'marché aux tuiles Bonus',
  'market-token': (edition) => tokens[edition],
  objectives: () => "offre d'objectifs",
  foresight: () => 'Prévision',
  'step-tile': () => 'tuile Déplacement',
  'fee-tile': () => 'tuile Taxes',
  deck: () => 'pioche',
  'discard-pile': () => 'défausse',
  hand: () => 'main',
  'automa-deck': (edition) => (edition === 'nz' ? 'cartes de Sarah' : 'cartes de Sam'),
  simmental: () => 'variante Simmental',
};
