import { advance, clone, determinize, legalMoves, recordOf, type Played, EDITIONS } from '@drover/engine';
import { describe, expect, test } from 'vitest';
import { advise, greedy, playGame, random, review } from './index.ts';
import { dice, positionsOf, setupOf } from './testing.ts';

describe.each(EDITIONS)('advice in %s', (edition) => {
  test('up to three legal moves, the best first, each with a turn that can be played', () => {
    for (const { seen, seat } of positionsOf(setupOf(edition), 70, clone).slice(0, 4)) {
      const advice = advise(seen, seat, dice());
      expect(advice.length).toBeLessThanOrEqual(3);
      expect(advice[0].loss).toBe(0);
      for (const { move, loss, plan, compared } of advice) {
        expect(legalMoves(seen, seat)).toContainEqual(move);
        expect(loss).toBeGreaterThanOrEqual(0);
        expect(compared === null).toBe(advice.length === 1);
        const game = determinize(seen, seat, dice('another game'));
        for (const next of [move, ...plan]) {
          expect(legalMoves(game, seat)).toContainEqual(next);
          advance(game, seat, next);
          if (game.reveals > seen.reveals) break;
        }
      }
    }
  });

  test('a review finds where a careless player lost points, and stops when told to', () => {
    const setup = setupOf(edition);
    const played: Played[] = [];
    const last = playGame(setup, [random, greedy], {
      played: (move) => void played.push(move),
      stopped: () => played.length > 60,
    });
    const record = recordOf(setup, played, last);
    const mistakes = review(record, { seat: 0, most: 3 });
    expect(mistakes.length).toBeGreaterThan(0);
    for (const { seat, played: move, better, cost, index } of mistakes) {
      expect(seat).toBe(0);
      expect(better).not.toEqual(move);
      expect(cost).toBeGreaterThan(0);
      expect(played[index].move).toEqual(move);
    }
    expect(review(record, { cancelled: () => true })).toEqual([]);
  });
});
