import { advance, decision, generator, legalMoves, newGame, view } from '@drover/engine';
import { loadWords, tellerOf } from '@drover/words';
import { expect, it } from 'vitest';
import { LABELS } from '../labels/all.ts';
import { CLOSING, offersOf } from './folding.ts';
import { choicesOf } from './saying.ts';

const english = await loadWords('en');

it('what is shown and paid with one click says first what it pays', () => {
  const state = newGame({ edition: 'nz', players: 2, seed: 'saying', options: {} });
  const below = generator('saying', 'walk');
  let paid = 0;
  for (let asked = decision(state); asked !== null; asked = decision(state)) {
    const { seat } = asked;
    const moves = legalMoves(state, seat);
    if (moves.some(({ do: verb }) => verb === 'reveal')) {
      const seen = view(state, seat);
      const headings = LABELS.en.table.headings;
      for (const choice of choicesOf(seen, seat, offersOf(seen, seat), tellerOf(english, seen, []), headings)) {
        const verbs = choice.moves.map(({ do: verb }) => verb);
        if (!verbs.includes('reveal') || !verbs.some((verb) => CLOSING.includes(verb))) continue;
        expect(choice.label).toContain('£');
        expect(choice.detail).toContain('Reveal');
        paid++;
      }
    }
    advance(state, seat, moves[below(moves.length)]!);
  }
  expect(paid).toBeGreaterThan(5);
});
