import { generator, soloOpponent, todaysGame, type EditionId, type Setup } from '@drover/engine';

export const setupOf = (edition: EditionId): Setup => ({ edition, players: 2, seed: 'tui', options: {} });

/** A person against Sarah or Sam. */
export function soloOf(edition: EditionId): Setup {
  const setup = setupOf(edition);
  return { ...setup, options: { [soloOpponent(todaysGame(setup)).option]: { difficulty: 'hard' } } };
}

export const dice = (name = 'dice') => generator('test', name);
