import { expect, test } from 'vitest';
import { company, gameName, setupWords } from './setup.ts';

test('the command line for the same game again', () => {
  expect(setupWords({ edition: 'second', solo: 'hard' }, '7')).toBe('--edition=second --solo=hard --seed=7');
  expect(
    setupWords(
      { edition: 'nz', players: '3', components: 'my file.json', option: ['neutral=shuffled', 'sides=random'] },
      "it's",
    ),
  ).toBe(
    "--edition=nz --players=3 --components='my file.json' --seed='it'\\''s' --option=neutral=shuffled --option=sides=random",
  );
});

test('what is played, and who plays', () => {
  const nz = { edition: 'nz', players: 3, seed: '', options: {} };
  const second = { ...nz, edition: 'second' };
  expect([gameName(nz), gameName(second)]).toEqual(['New Zealand', 'Second Edition']);
  expect(gameName({ ...second, options: { simmental: true } })).toBe('Second Edition with Simmental');
  expect(company(nz)).toBe('3 players');
  expect(company({ ...nz, options: { sarah: null } })).toBe('3 players');
  expect(company({ ...second, players: 2, options: { sam: { difficulty: 'easy' } } })).toBe('1 person and Sam (easy)');
  expect(company({ ...nz, options: { sarah: { difficulty: 'hard' } } })).toBe(
    '2 people and Sarah (hard, by a house rule)',
  );
});
