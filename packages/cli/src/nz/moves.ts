import type { NzMove } from '@drover/engine';
import { moveWords } from '../trail/moves.ts';
import { bonusTileWords } from './bonus-tiles.ts';
import { tileOfA } from './markets.ts';
import { supplyCard, type NzTable } from './words.ts';

/** The moves of New Zealand in words. */
export function nzMoveWords(at: NzTable, move: NzMove): string | null {
  const { s, c } = at;
  switch (move.do) {
    case 'redraw':
      return 'an idle shearer draws a card and discards one';
    case 'invest': {
      const width = s.bonusMarket.length / c.bonusCosts.length;
      const tile = s.bonusMarket[move.row * width + move.column] - 1;
      return `${c.bonusTiles[tile].id}: ${bonusTileWords(at, tile)}`;
    }
    case 'gold':
      return `${supplyCard(at, 4 + move.stack)} for ${c.bonusPrices[move.stack]} gold`;
    case 'cull':
      return `${c.cull.tokens} exchange tokens: a Shropshire leaves the game for ${c.cull.gold} gold`;
    case 'foresight':
      return s.agenda.at(-1)!.task === 'choose-foresight-b'
        ? bonusTileWords(at, s.foresightB[move.tile])
        : tileOfA(at, s.foresightA[move.tile]);
    case 'wellington':
      return 'income, delivery, foresight';
    default:
      return moveWords(at, move);
  }
}
