import { advance, decision, generator, legalMoves, newGame, view, type Setup } from '@drover/engine';
import { describe, expect, it } from 'vitest';
import { narrowed, openSpots, unplaced, type Choice } from './choices.ts';
import { spotsOf } from './spots.ts';

const choice = (name: string, ...spots: string[]): Choice => ({
  move: { do: name },
  label: name,
  detail: null,
  spots,
  anyTime: false,
});

describe('clicking on the table', () => {
  const nine = choice('nine', 'post:9', 'disc:1');
  const nineToo = choice('nine too', 'post:9', 'disc:2');
  const twelve = choice('twelve', 'post:12', 'disc:1');
  const skip = choice('skip');

  it('narrows down spot by spot', () => {
    expect(narrowed([nine, nineToo, twelve, skip], ['post:9'])).toEqual([nine, nineToo]);
    expect([...openSpots([nine, nineToo, twelve, skip], ['post:9']).keys()]).toEqual(['disc:1', 'disc:2']);
  });

  it('offers beside the board what no spot stands for, and what spots do not tell apart', () => {
    expect(unplaced([nine, nineToo, skip], [])).toEqual([skip]);
    const [left, right] = [choice('by the left', 'space:4'), choice('by the right', 'space:4')];
    expect(unplaced([left, right], ['space:4'])).toEqual([left, right]);
  });
});

const SETUPS: readonly Setup[] = [
  { edition: 'nz', players: 2, seed: 'spots', options: {} },
  { edition: 'nz', players: 4, seed: 'spots', options: { sides: 'random' } },
  { edition: 'nz', players: 2, seed: 'spots', options: { sarah: { difficulty: 'hard' } } },
  { edition: 'second', players: 2, seed: 'spots', options: { simmental: true } },
  { edition: 'second', players: 4, seed: 'spots', options: { sides: 'random' } },
  { edition: 'second', players: 2, seed: 'spots', options: { sam: { difficulty: 'hard' } } },
];

describe.each(SETUPS)('a whole game of $edition with $players', (setup) => {
  it('can be played on the board: every move is reached by its spots or by a button beside it', () => {
    const state = newGame(setup);
    const below = generator('spots', 'person');
    while (!state.over) {
      const { seat } = decision(state)!;
      const seen = view(state, seat);
      const choices = legalMoves(seen, seat).map((move) => ({
        move,
        label: '',
        detail: null,
        spots: spotsOf(seen, seat, move),
        anyTime: false,
      }));
      const wanted = choices[below(choices.length)]!;
      const picked: string[] = [];
      for (const spot of wanted.spots) {
        expect(openSpots(choices, picked).get(spot)).toContain(wanted.move);
        picked.push(spot);
      }
      const left = narrowed(choices, picked);
      expect(left.length === 1 ? left : unplaced(choices, picked)).toContain(wanted);
      advance(state, seat, wanted.move);
    }
  });
});
