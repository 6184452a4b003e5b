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
import type { Played, SecondState, Setup } from '../../index.ts';

const GAMES = 40;

/** A whole game in which everybody decides by chance; `each` looks at every state somebody has to decide in. */
function play(setup: Setup, name: string, each: (state: SecondState) => void = () => {}): [SecondState, Played[]] {
  const pick = generator(setup.seed, name);
  const state = newGame(setup) as SecondState;
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
  hard: { difficulty: 'hard' },
  custom: { difficulty: 'custom', cards: [2, 3, 6, 10, 14], firstDelivery: 'fulton' },
};
const sizes: Record<string, number> = { easy: 12, medium: 15, hard: 15, custom: 5 };

const setupOf = (difficulty: string, seed: number, players = 2): Setup => ({
  edition: 'second',
  players,
  seed: `solo-${seed}`,
  options: {
    sam: levels[difficulty],
    sides: 'random',
    neutral: seed % 2 === 0 ? 'letters' : 'shuffled',
    simmental: seed % 3 === 0,
  },
});
const seeds = Array.from({ length: GAMES }, (_, seed) => seed);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe.each(Object.keys(levels))('random games, %s', (difficulty) => {
  it(`SE-Z1 ${GAMES} games end, only you are ever asked, and the same moves lead to the same end`, () => {
    for (const seed of seeds) {
      const setup = setupOf(difficulty, seed);
      const [state, played] = play(setup, 'player');
      expect(played.every(({ seat }) => seat === 0)).toBe(true);
      expect(score(state).against).toMatchObject({ seat: 1, difficulty });
      const again = replay(recordOf(setup, played, state));
      expect(canonical(again.state)).toBe(canonical(state));
    }
  });

  it('SE-Z1 the order of his deck never shows', () => {
    for (const seed of seeds.slice(0, 10))
      play(setupOf(difficulty, seed), 'looker', (state) => {
        const other = clone(state);
        other.players[1]!.mind!.deck.reverse();
        if (canonical(view(other, 0)) !== canonical(view(state, 0))) throw new Error(`seed ${seed}: the deck shows`);
        if (canonical(view(other, -1)) !== canonical(view(state, -1))) throw new Error(`seed ${seed}: the deck shows`);
      });
  });

  it('SE-Z1 what is his stays within its limits', () => {
    for (const seed of seeds.slice(0, 20)) {
      let cards = 0;
      const [end] = play(setupOf(difficulty, seed), 'warden', (state) => {
        const sam = state.players[1]!;
        const { discs, deck, seen, speciality } = sam.mind!;
        cards = Math.max(cards, deck.length + seen.length);
        expect([sam.money, sam.tokens, sam.certificates, sam.permanentCertificates]).toEqual([0, 0, 0, 0]);
        expect(sam.hand).toEqual([]);
        expect(discs + sum(sam.cities) + sum(sam.stations)).toBe(14);
        expect(Math.max(...sam.workers)).toBeLessThanOrEqual(6);
        expect(sam.workers[speciality]).toBe(Math.max(...sam.workers));
      });
      expect(cards).toBe(sizes[difficulty]);
      expect(end.players[1]!.money).toBe(0);
    }
  });
});

describe('Sam at a table of several people, by chance', () => {
  it.each([
    [3, 'seated'],
    [3, 'random-start'],
    [3, 'shuffled'],
    [4, 'seated'],
    [4, 'shuffled'],
  ])('SE-Z1 %i seats, order %s: the games end and he is never asked', (players, order) => {
    for (const seed of seeds.slice(0, 15)) {
      const setup = setupOf('hard', seed, players);
      const [state, played] = play({ ...setup, options: { ...setup.options, order } }, 'player');
      expect(played.some(({ seat }) => seat === players - 1)).toBe(false);
      expect(state.over).toBe(true);
    }
  });
});
