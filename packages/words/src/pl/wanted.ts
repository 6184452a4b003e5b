import type { Words } from '../words.ts';
import { animals } from './grammar.ts';

export const wanted: Words['wanted'] = {
  breeding: (edition, value) => `${animals[edition].one} o wartości hodowlanej ${value}`,
  starter: (value) => `początkowa owca o wartości hodowlanej ${value}`,
  things: {
    'pair of one breed': (edition) => `2 ${animals[edition].few} jednej rasy`,
    animal: (edition) => animals[edition].one,
    sheep: () => 'owca',
    objective: () => 'cel',
    card: () => 'karta',
    'market stack': () => 'stos targu',
  },
};
