import { todaysGame, type Setup } from '@drover/engine';
import { expect, test } from 'vitest';
import { company, gameName, setupWords } from './setup.ts';

test('the command line for the same game again', () => {
  expect(setupWords({ edition: 'second', solo: 'hard' }, '7')).toBe('--edition=second --solo=hard --seed=7');
  expect(setupWords({ edition: 'nz', solo: 'easy', 'first-delivery': '12' }, '7')).toBe(
    '--edition=nz --solo=easy --first-delivery=12 --seed=7',
  );
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
  const nz: Setup = { edition: 'nz', players: 3, seed: '', options: {} };
  const second: Setup = { ...nz, edition: 'second' };
  expect([gameName(nz), gameName(second)]).toEqual(['New Zealand', 'Second Edition']);
  expect(gameName({ ...second, options: { simmental: true } })).toBe('Second Edition with Simmental');
  expect(company(todaysGame(nz))).toBe('3 players');
  expect(company(todaysGame({ ...nz, options: { sarah: null } }))).toBe('3 players');
  expect(company(todaysGame({ ...second, players: 2, options: { sam: { difficulty: 'easy' } } }))).toBe(
    '1 person and Sam (easy)',
  );
  expect(company(todaysGame({ ...nz, options: { sarah: { difficulty: 'hard' } } }))).toBe(
    '2 people and Sarah (hard, by a house rule)',
  );
  expect(
    company(todaysGame({ ...nz, players: 2, options: { sarah: { difficulty: 'hard', firstDelivery: '9' } } })),
  ).toBe('1 person and Sarah (hard)');
  expect(
    company(todaysGame({ ...nz, players: 2, options: { sarah: { difficulty: 'hard', firstDelivery: '12' } } })),
  ).toBe('1 person and Sarah (hard, first delivery: trading post 12)');
  expect(company(todaysGame({ ...second, options: { sam: { difficulty: 'easy', firstDelivery: 'toledo' } } }))).toBe(
    '2 people and Sam (easy, first delivery: Toledo, by a house rule)',
  );
});
