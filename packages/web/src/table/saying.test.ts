import { advance, decision, EDITIONS, generator, legalMoves, newGame, view } from '@drover/engine';
import { loadWords, tellerOf } from '@drover/words';
import { expect, it } from 'vitest';
import { LABELS } from '../labels/all.ts';
import { CLOSING, offersOf } from './folding.ts';
import { grouped } from './grouped.ts';
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

it.each(EDITIONS)('what is listed once in %s decides nothing that is not said', (edition) => {
  const state = newGame({ edition, players: 2, seed: 'saying', options: {} });
  const below = generator('saying', 'once');
  let together = 0;
  for (let asked = decision(state); asked !== null; asked = decision(state)) {
    const { seat } = asked;
    const seen = view(state, seat);
    const teller = tellerOf(english, seen, []);
    const offers = offersOf(seen, seat);
    const chosen = new Map(
      offers.map(({ steps }) => [
        JSON.stringify(steps.map(({ move }) => move)),
        steps.filter(({ forced }) => !forced).map(({ at, move }) => teller.choice(at, seat, move)),
      ]),
    );
    const choices = choicesOf(seen, seat, offers, teller, LABELS.en.table.headings);
    const alike = grouped(choices, ({ heading, label, detail, ends }) => [heading, label, detail, ends].join('|'));
    for (const [text, same] of alike) {
      const said = new Set(same.map(({ moves }) => JSON.stringify(chosen.get(JSON.stringify(moves)))));
      expect(said.size, `${text}: ${[...said].join(' or ')}`).toBe(1);
      together += Number(same.length > 1);
    }
    const moves = legalMoves(state, seat);
    advance(state, seat, moves[below(moves.length)]!);
  }
  expect(together).toBeGreaterThan(5);
});
