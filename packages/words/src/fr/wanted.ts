import type { Words } from '../words.ts';
import { animals } from './editions.ts';
import { feminine, masculine, proper } from './grammar.ts';

export const wanted: Words['wanted'] = {
  breeding: (edition, value) => feminine(`${animals[edition].one} de valeur d’élevage ${value}`),
  starter: (value) => feminine(`carte Mouton de départ de valeur d’élevage ${value}`),
  things: {
    pair: (edition) => proper(`2 ${animals[edition].other} d’une même race`, 'f'),
    animal: (edition) => feminine(animals[edition].one),
    sheep: () => feminine('carte Mouton'),
    objective: () => masculine('objectif'),
    card: () => feminine('carte'),
    'market-stack': () => feminine('pioche du marché'),
  },
};
