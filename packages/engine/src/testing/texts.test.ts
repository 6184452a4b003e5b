import { describe, expect, it } from 'vitest';
import { newGame, readMove, todaysGame, writeMove, type Setup } from '../index.ts';
import { randomTable } from './setups.ts';
import { anyText, fieldsOf } from './texts.ts';

const SETUPS: readonly Setup[] = [
  { edition: 'nz', players: 2, seed: 'texts', options: {} },
  { edition: 'second', players: 2, seed: 'texts', options: {} },
];

describe.each(SETUPS)('the notation of $edition', (setup) => {
  const { c, verbs } = fieldsOf(todaysGame(setup));

  /** Every field of every verb, after each word that can stand before it. */
  function* fields(): Generator<readonly [verb: string, field: (typeof verbs)[string][number], move: object]> {
    for (const [verb, [first, second]] of Object.entries(verbs)) {
      if (first === undefined) continue;
      yield [verb, first, { do: verb }];
      if (second === undefined) continue;
      for (const word of first.words(c, { do: verb }))
        yield [verb, second, { do: verb, [first.name]: first.read(c, word, { do: verb }) }];
    }
  }

  it('reads every word that it lists', () => {
    for (const [verb, field, move] of fields()) {
      const words = field.words(c, move);
      expect(new Set(words).size, `${verb} ${field.name}`).toBe(words.length);
      for (const word of words) {
        const value = field.read(c, word, move);
        expect(value, `${verb} ${field.name} ${word}`).toBeDefined();
        expect(field.write(c, value, move)).toBe(word);
      }
    }
  });

  it('lists every word that it writes', () => {
    for (const [verb, field, move] of fields()) {
      const words = new Set(field.words(c, move));
      for (let n = -1; n < 200; n++) {
        const word = field.write(c, field.mark === undefined ? n : [n], move);
        expect(word === undefined || words.has(word), `${verb} ${field.name}: ${word}`).toBe(true);
      }
    }
  });

  it('has at most two fields for a verb, as these tests take for granted', () => {
    for (const list of Object.values(verbs)) expect(list.length).toBeLessThan(3);
  });
});

describe('any text', () => {
  it.each(['2', 'solo', 'second-2', 'second-solo'])('is a move, and every verb comes up: %s', (group) => {
    const { setup, pick } = randomTable(group, 0, 'any text');
    const state = newGame(setup);
    const met = new Set<string>();
    for (let i = 0; i < 1500; i++) {
      const move = readMove(state, anyText(state, pick));
      met.add(move.do);
      expect(readMove(state, writeMove(state, move))).toEqual(move);
    }
    expect(Object.keys(fieldsOf(todaysGame(setup)).verbs).filter((verb) => !met.has(verb))).toEqual([]);
  });
});
