import { beginGame, legalMoves, view, writeMove } from '@drover/engine';
import { expect, it } from 'vitest';
import { BotPool, type Question } from './pool.ts';

const { state } = beginGame({ edition: 'nz', players: 2, seed: 'pool', options: {} });
const { seat } = state.agenda.at(-1)!;
const seen = view(state, seat);
const question = (level: Question['level']): Question => ({ view: seen, seat, level, dice: 'pool' });

it('a bot that answers at once does not wait for those that search, and the searches take turns between people', async () => {
  const pool = new BotPool(1);
  const answered: string[] = [];
  const ask = async (level: Question['level'], host: string, table: string): Promise<void> => {
    const move = await pool.think(question(level), { host, table });
    expect(legalMoves(seen, seat).map((legal) => writeMove(seen, legal))).toContain(move);
    answered.push(`${level} ${host} ${table}`);
  };
  const all = [
    ask('expert', 'ann', '1'),
    ask('expert', 'ann', '2'),
    ask('expert', 'ann', '3'),
    ask('expert', 'bob', '4'),
    ask('easy', 'eva', '5'),
  ];
  expect(pool.waiting).toEqual({ quick: 0, slow: 3 });
  await Promise.all(all);
  expect(answered).toEqual(['easy eva 5', 'expert ann 1', 'expert ann 2', 'expert bob 4', 'expert ann 3']);
  await pool.close();
});
