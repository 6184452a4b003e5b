import type { Words } from '../words.ts';
import { tokens } from './editions.ts';
import { feminine, masculine, proper } from './grammar.ts';
import { opponents } from './opponents.ts';

export const topics: Words['topics'] = {
  money: () => masculine('argent'),
  gold: () => masculine('or'),
  tokens: () => proper('jetons Échange'),
  certificates: () => proper('certificats'),
  'job-market': () => masculine('marché de l’emploi'),
  'animal-market': () => masculine('marché au bétail'),
  'bonus-market': () => masculine('marché aux tuiles Bonus'),
  'market-token': (edition) => masculine(tokens[edition]),
  objectives: () => feminine('offre d’objectifs'),
  foresight: () => feminine('Prévision'),
  'step-tile': () => feminine('tuile Déplacement'),
  'fee-tile': () => feminine('tuile Taxes'),
  deck: () => feminine('pioche'),
  'discard-pile': () => feminine('défausse'),
  hand: () => feminine('main'),
  'automa-deck': (edition) => proper(`cartes de ${opponents[edition]}`),
  simmental: () => feminine('variante Simmental'),
};
