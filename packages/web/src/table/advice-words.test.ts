import { EDITIONS, newGame } from '@drover/engine';
import { LANGUAGES, loadWords, tellerOf } from '@drover/words';
import { expect, it } from 'vitest';
import { reasonTexts } from './advice-words.ts';

it.each(LANGUAGES)(
  'a hint has one word for what an edition has, and not the word of the other (%s)',
  async (language) => {
    const words = await loadWords(language);
    const [nz, second] = EDITIONS.map((edition) =>
      (['routes', 'masters'] as const).flatMap((term) => {
        const teller = tellerOf(words, newGame({ edition, players: 2, seed: 'words', options: {} }), []);
        const reason = { term, points: 2, counted: null };
        return reasonTexts(teller, { more: [reason], less: [reason] });
      }),
    );
    nz!.forEach((text, i) => expect(text).not.toBe(second![i]));
    for (const text of [...nz!, ...second!]) expect(text).not.toMatch(/ (or|oder|ou|lub) /);
  },
);
