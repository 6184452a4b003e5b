import type { Words } from '../words.ts';
import { aCard, feminine, masculine, neuter, WORDS } from './declension.ts';
import { marketOf } from './editions.ts';

const animal = { nz: 'owcy', second: 'bydła' } as const;

export const wanted: Words['wanted'] = {
  breeding: (edition, value) => aCard(`${animal[edition]} o wartości hodowlanej ${value}`),
  starter: (value) => aCard(`owcy gracza o wartości hodowlanej ${value}`),
  things: {
    pair: (edition) => neuter('2', WORDS.karty, `${marketOf[edition]} jednej rasy`),
    animal: (edition) => aCard(animal[edition]),
    sheep: () => aCard('owcy'),
    objective: () => masculine(WORDS.cel),
    card: () => feminine(WORDS.karta),
    'market-stack': () => masculine(WORDS.stos, 'targu'),
  },
};
