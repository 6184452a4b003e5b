import type { SecondMove } from '@drover/engine';
import { effectWords } from '../trail/effects.ts';
import { actionsAt, moveWords } from '../trail/moves.ts';
import { lyingOn, placeName } from '../trail/names.ts';
import { foresightTile } from './markets.ts';
import { stationWords } from './railroad.ts';
import type { SecondTable } from './words.ts';

/** The moves of the Second Edition in words. */
export function secondMoveWords(at: SecondTable, move: SecondMove): string | null {
  const { s, c } = at;
  switch (move.do) {
    case 'borrow':
      return `${placeName(at, move.at)}: ${actionsAt(at, move.at)
        .map((effect) => effectWords(at, effect))
        .join('; ')}`;
    case 'bounty': {
      const reward = c.outlawRewards[c.outlawSpaces.indexOf(move.at)];
      return `${lyingOn(at, move.at)}, ${effectWords(at, reward)}`;
    }
    case 'engine': {
      const station = c.stationAt[move.to];
      return station < 0 ? null : `station ${stationWords(at, station)}`;
    }
    case 'foresight': {
      const { bag } = s.agenda.at(-1) as unknown as { readonly bag: number };
      return foresightTile(at, s.foresight[bag][move.tile]);
    }
    case 'kansas-city':
      return 'foresight, income, delivery';
    case 'raise':
      return move.card === c.calf ? 'grows up to be a heifer' : 'grows up to be a cow';
    default:
      return moveWords(at, move);
  }
}
