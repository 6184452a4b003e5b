import { advance, decision, generator, newGame, view, type Setup } from '@drover/engine';
import { loadWords, tellerOf } from '@drover/words';
import { describe, expect, it } from 'vitest';
import { LABELS } from '../labels/all.ts';
import { listsOf, narrowed, openSpots, unplaced, type Choice } from './choices.ts';
import { offersOf } from './folding.ts';
import { choicesOf } from './saying.ts';

const choice = (name: string, ...spots: string[]): Choice => ({
  on: null as never,
  moves: [{ do: name }],
  label: name,
  detail: null,
  spots,
  heading: null,
  anyTime: false,
  found: 'listed',
  ends: false,
  final: false,
  parts: null,
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

  it('takes the cheap way to a place, and the dear worker where only that one is clicked', () => {
    const [cheap, dear]: Choice[] = [choice('cheap', 'space:4'), { ...choice('dear', 'space:4'), found: 'behind' }];
    expect(narrowed([cheap!, dear!], ['space:4'])).toEqual([cheap]);
    const row: Choice = { ...choice('dear worker', 'job:0:2'), found: 'behind' };
    expect(narrowed([choice('worker', 'job:0:1'), row], ['job:0:2'])).toEqual([row]);
  });
});

describe('what may be done at any time', () => {
  const places = [1, 2, 3, 4, 5].map((space) => choice(`to ${space}`, `space:${space}`));
  const token: Choice = { ...choice('spend a token'), anyTime: true };

  it('lies open beside a short list, and in a drawer beside a long one', () => {
    expect(listsOf([...places, token], []).atAGlance).toBe(true);
    expect(listsOf([...places, token, token], []).atAGlance).toBe(false);
  });
});

describe('the list of a delivery', () => {
  const said = (label: string) => ({ label, detail: null });
  const delivery = (post: number, disc: number): Choice => ({
    ...choice(`${post} with ${disc}`, `post:${post}`, `disc:${disc}`),
    parts: { place: said(`post ${post}`), disc: said(`disc ${disc}`) },
  });
  const labels = (choices: readonly Choice[], ...picked: string[]): string[] =>
    listsOf(choices, picked).listed.map(({ label }) => label);

  it('asks where to, then which disc', () => {
    const all = [9, 12].flatMap((post) => [1, 2, 3, 4, 5, 6, 7].map((disc) => delivery(post, disc)));
    expect(labels(all)).toEqual(['post 9', 'post 12']);
    expect(labels(all, 'post:9').slice(0, 2)).toEqual(['disc 1', 'disc 2']);
  });

  it('asks where to of whoever has clicked a disc first', () => {
    const all = [1, 2, 3, 4, 5, 6, 7].flatMap((post) => [1, 2].map((disc) => delivery(post, disc)));
    expect(labels(all, 'disc:2').slice(0, 2)).toEqual(['post 1', 'post 2']);
  });

  it('is read as a whole where it is short', () => {
    expect(labels([delivery(9, 1), delivery(9, 2), delivery(12, 1)])).toEqual(['9 with 1', '9 with 2', '12 with 1']);
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
const english = await loadWords('en');

describe.each(SETUPS)('a whole game of $edition with $players', (setup) => {
  it('can be played on the board and in the list: every choice is reached by its spots, or by a button', () => {
    const state = newGame(setup);
    const teller = tellerOf(english, state, []);
    const below = generator('spots', 'person');
    while (!state.over) {
      const { seat } = decision(state)!;
      const seen = view(state, seat);
      const choices = choicesOf(seen, seat, offersOf(seen, seat), teller, LABELS.en.table.headings);
      const wanted = choices[below(choices.length)]!;
      if (wanted.found !== 'behind') {
        const picked: string[] = [];
        for (const spot of wanted.spots) {
          expect([...openSpots(choices, picked).keys()]).toContain(spot);
          picked.push(spot);
        }
        const left = narrowed(choices, picked);
        // Of two that read the same and lie on the same place, one is enough.
        const reached = (left.length === 1 ? left : unplaced(choices, picked)).map(({ label }) => label);
        expect(reached).toContain(wanted.label);
      }
      for (const move of wanted.moves) advance(state, seat, move);
    }
  });
});
