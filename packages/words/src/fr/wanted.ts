import type { Words } from '../words.ts';
import { animals } from './grammar.ts';

export const wanted: Words['wanted'] = {
  breeding: (edition, value) => `${animals[edition].one} de valeur d'élevage ${value}`,
  starter: (value) => `mouton de départ de valeur d'élevage ${value}`,
  things: {
    'pair of one breed': (edition) => `2 ${animals[edition].other} d'une même race`,
    animal: (edition) => animals[edition].one,
    sheep: () => 'mouton',
    objective: () => 'objectif',
    card: () => 'carte',
    'market stack': () => 'pioche du marché',
  },
};
