import type { EditionId, Wanted } from '../pack/ids.ts';
import { animals } from './grammar.ts';

const things: Readonly<Record<Wanted, (edition: EditionId) => string>> = {
  'pair of one breed': (edition) => `2 ${animals[edition].other} of one breed`,
  animal: (edition) => animals[edition].one,
  sheep: () => 'sheep',
  objective: () => 'objective',
  card: () => 'card',
  'market stack': () => 'market stack',
};

/** Cards an icon asks for, when they are not there. */
export const wanted = {
  breeding: (edition: EditionId, value: number): string => `${animals[edition].one} of breeding value ${value}`,
  starter: (value: number): string => `starting sheep of breeding value ${value}`,
  things,
};
