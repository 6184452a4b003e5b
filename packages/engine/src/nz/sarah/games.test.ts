import { describe, expect, it } from 'vitest';
import {
  advance,
  canonical,
  clone,
  decision,
  generator,
  legalMoves,
  newGame,
  recordOf,
  replay,
  score,
  view,
} from '../../index.ts';
import type { NzState, Played, Setup } from '../../index.ts';

const GAMES = 60;

/** A whole game in which everybody decides by chance; `each` looks at every state somebody has to decide in. */
function play(setup: Setup, name: string, each: (state: NzState) => void = () => {}): [NzState, Played[]] {
  const pick = generator(setup.seed, name);
  const state = newGame(setup) as NzState;
  const played: Played[] = [];
  while (!state.over) {
    each(state);
    const { seat } = decision(state)!;
    const moves = legalMoves(state, seat);
    const move = moves[pick(moves.length)]!;
    advance(state, seat, move);
    played.push({ seat, move });
    if (played.length > 20_000) throw new Error('The game does not end.');
  }
  return [state, played];
}

const levels: Record<string, object> = {
  easy: { difficulty: 'easy' },
  medium: { difficulty: 'medium' },
  hard: { difficulty: 'hard', firstDelivery: '12' },
  custom: { difficulty: 'custom', cards: Array.from({ length: 17 }, (_, i) => i + 1) },
};

const setupOf = (difficulty: string, seed: number, players = 2): Setup => ({
  edition: 'nz',
  players,
  seed: `solo-${seed}`,
  options: { sarah: levels[difficulty], sides: 'random', neutral: seed % 2 === 0 ? 'letters' : 'shuffled' },
});
const seeds = Array.from({ length: GAMES }, (_, seed) => seed);

describe.each(Object.keys(levels))('random games, %s', (difficulty) => {
  it(`NZ-Z5 NZ-Z15 ${GAMES} games end, only you are ever asked, and the same moves lead to the same end`, () => {
    for (const seed of seeds) {
      const setup = setupOf(difficulty, seed);
      const [state, played] = play(setup, 'player');
      expect(played.every(({ seat }) => seat === 0)).toBe(true);
      expect(score(state).against).toMatchObject({ seat: 1, difficulty });
      const again = replay(recordOf(setup, played, state));
      expect(canonical(again.state)).toBe(canonical(state));
    }
  });

  it('NZ-Z1 the order of her deck never shows', () => {
    for (const seed of seeds.slice(0, 10))
      play(setupOf(difficulty, seed), 'looker', (state) => {
        const other = clone(state);
        other.players[1]!.mind!.deck.reverse();
        if (canonical(view(other, 0)) !== canonical(view(state, 0))) throw new Error(`seed ${seed}: the deck shows`);
        if (canonical(view(other, -1)) !== canonical(view(state, -1))) throw new Error(`seed ${seed}: the deck shows`);
      });
  });

  it('NZ-Z15 what is hers stays within its limits', () => {
    for (const seed of seeds.slice(0, 20)) {
      let cards = 0;
      const [end] = play(setupOf(difficulty, seed), 'warden', (state) => {
        const sarah = state.players[1]!;
        const { discs, deck, seen } = sarah.mind!;
        cards = Math.max(cards, deck.length + seen.length);
        expect([sarah.money, sarah.gold, sarah.tokens, sarah.certificates, sarah.stepTile]).toEqual([0, 0, 0, 0, 0]);
        expect(sarah.hand).toEqual([]);
        const placed = [...sarah.posts, ...sarah.medium].reduce((a, b) => a + b);
        expect(discs + placed).toBe(15);
        expect(Math.max(...sarah.workers)).toBeLessThanOrEqual(5);
        expect(sarah.workers[sarah.mind!.speciality]).toBe(Math.max(...sarah.workers));
      });
      expect(cards).toBe({ easy: 10, medium: 13, hard: 13, custom: 17 }[difficulty]);
      expect(end.players[1]!.money).toBe(0);
    }
  });
});

describe('Sarah at a table of several people, by chance', () => {
  it.each([
    [3, 'seated'],
    [3, 'random-start'],
    [3, 'shuffled'],
    [4, 'seated'],
    [4, 'shuffled'],
  ])('NZ-Z1 %i seats, order %s: the games end and she is never asked', (players, order) => {
    for (const seed of seeds.slice(0, 15)) {
      const setup = setupOf('hard', seed, players);
      const [state, played] = play({ ...setup, options: { ...setup.options, order } }, 'player');
      expect(played.some(({ seat }) => seat === players - 1)).toBe(false);
      expect(state.over).toBe(true);
    }
  });
});
