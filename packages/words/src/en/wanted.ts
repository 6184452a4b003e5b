import type { EditionId } from '@drover/engine';
import type { Wanted } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import { animals } from './editions.ts';
import { common, proper } from './grammar.ts';

const things: Readonly<Record<Wanted, (edition: EditionId) => Name>> = {
  pair: (edition) => proper(`2 ${animals[edition].other} of one type`),
  animal: (edition) => common(animals[edition].card),
  sheep: () => common('sheep card'),
  objective: () => common('objective'),
  card: () => common('card'),
  'market-stack': () => common('market stack'),
};

/** Cards an icon asks for, when they are not there. */
export const wanted = {
  breeding: (edition: EditionId, value: number): Name => common(`${animals[edition].card} of breeding value ${value}`),
  starter: (value: number): Name => common(`player sheep card of breeding value ${value}`),
  things,
};
