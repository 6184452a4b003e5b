import { describe, expect, it } from 'vitest';
import {
  answers,
  apply,
  decision,
  EDITIONS,
  generator,
  legalMoves,
  newGame,
  soloOpponent,
  todaysGame,
} from '../index.ts';

describe.each(EDITIONS)('what comes to light in %s', (edition) => {
  const setup = { edition, players: 2, seed: 'reveal', options: {} };
  const { option } = soloOpponent(todaysGame(setup));

  it.each([
    ['two people', {}],
    ['a solo opponent', { [option]: { difficulty: 'medium' } }],
  ])('is told by an event that says so, with %s', (_, options) => {
    for (let game = 0; game < 4; game++) {
      let state = newGame({ ...setup, seed: `reveal ${game}`, options });
      const dice = generator('reveal', String(game));
      while (!state.over) {
        const { seat } = decision(state)!;
        const moves = legalMoves(state, seat);
        const { state: after, events } = apply(state, seat, moves[dice(moves.length)]!);
        const told = events.filter(answers.isRevealing).map(({ type }) => type);
        expect(told.length > 0, `${after.reveals - state.reveals} revealed, told: ${told.join()}`).toBe(
          after.reveals > state.reveals,
        );
        state = after;
      }
    }
  });
});
