import { advance, apply, decision, generator, legalMoves, newGame, view, type Setup } from '@drover/engine';
import { describe, expect, it } from 'vitest';
import { preview } from './preview.ts';

const SETUPS: readonly Setup[] = [
  { edition: 'nz', players: 3, seed: 'preview', options: {} },
  { edition: 'second', players: 3, seed: 'preview', options: {} },
];

describe.each(SETUPS)('previews in a game of $edition', (setup) => {
  it('tell of every move what it brings, and nothing that is not known yet', () => {
    const state = newGame(setup);
    const below = generator('preview', 'person');
    for (let moves = 0; moves < 250 && !state.over; moves++) {
      const { seat } = decision(state)!;
      const choices = legalMoves(state, seat);
      const move = choices[below(choices.length)]!;
      const told = preview(view(state, seat), seat, [move]);
      const happened = apply(state, seat, move);
      expect(told.events).toEqual(happened.events.slice(0, told.events.length));
      expect(told.endsTurn).toBe(happened.state.over || happened.state.turn !== state.turn);
      advance(state, seat, move);
    }
  });
});
