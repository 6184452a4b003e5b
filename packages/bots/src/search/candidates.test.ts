import { decision, legalMoves, EDITIONS, type Move } from '@drover/engine';
import { describe, expect, test } from 'vitest';
import { candidates, greedy, playGame } from '../index.ts';
import { componentsOf } from '../position/editions.ts';
import { setupOf } from '../testing.ts';

describe.each(EDITIONS)('moves worth thinking about in %s', (edition) => {
  test('are legal ones, and at the end of the trail the best animal is shown first', () => {
    let shown = 0;
    playGame(setupOf(edition), [greedy, greedy], {
      played(_, state) {
        const { seat, ask } = decision(state)!;
        const legal = legalMoves(state, seat);
        const kept = candidates(state, seat);
        expect(kept.length).toBeGreaterThan(0);
        for (const move of kept) expect(legal).toContainEqual(move);
        if (ask !== 'income' || !legal.some((move) => move.do === 'reveal')) return;
        const breeding = (move: Move): number =>
          move.do === 'reveal' ? componentsOf(state).cards[(move as { do: string; card: number }).card].breeding : 0;
        expect(kept.map((move) => move.do)).toEqual(['reveal']);
        expect(breeding(kept[0])).toBe(Math.max(...legal.map(breeding)));
        shown++;
      },
    });
    // In the Second Edition the whole hand counts by itself.
    expect(shown > 10).toBe(edition === 'nz');
  });
});
