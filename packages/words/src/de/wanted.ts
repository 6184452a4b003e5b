import type { Words } from '../words.ts';
import { common, der, die, fixed, followedBy } from './declension.ts';
import { animalCards, animals, startingCards } from './editions.ts';

export const wanted: Words['wanted'] = {
  breeding: (edition, value) => followedBy(common(animalCards[edition]), ` mit Zuchtwert ${value}`),
  starter: (value) => followedBy(common(startingCards.nz), ` mit Zuchtwert ${value}`),
  things: {
    pair: (edition) => fixed(`2 ${animals[edition].many} der gleichen Art`),
    animal: (edition) => common(animalCards[edition]),
    sheep: () => common(animalCards.nz),
    objective: () => common(der('Auftrag', 'Auftrags', 'Aufträge')),
    card: () => common(die('Karte', 'Karten')),
    'market-stack': () => common(der('Marktstapel', 'Marktstapels', 'Marktstapel')),
  },
};
