import { newGame } from '@drover/engine';
import { tableRequest } from '@drover/protocol';
import { describe, expect, it } from 'vitest';
import { FIRST_TABLE, tableRequestOf, type TableWish } from './wish.ts';

const WISHES: readonly [string, Partial<TableWish>][] = [
  ['as the form begins', {}],
  ['with bots', { edition: 'second', players: 4, seats: ['easy', 'open', 'expert'] }],
  ['against Sarah', { seats: ['automa', 'open', 'open'], difficulty: 'hard' }],
  ['against Sarah beginning further down', { seats: ['automa', 'open', 'open'], firstDelivery: '0' }],
  ['against Sam', { edition: 'second', seats: ['automa', 'open', 'open'] }],
  ['live and for everybody', { pace: 'live', listed: 'listed', takeover: 'none' }],
  ['over days, with Simmental', { edition: 'second', pace: 'days', simmental: true }],
];

describe('a table that is wished for', () => {
  it.each(WISHES)('%s is one the server understands and the rules allow', (_, change) => {
    const request = tableRequestOf({ ...FIRST_TABLE, ...change }, { commitment: 'ab'.repeat(32) });
    expect(tableRequest.parse(request)).toEqual(request);
    const { edition, options } = request.game;
    expect(() => newGame({ edition, players: request.seats.length, seed: 'x', options })).not.toThrow();
  });

  it('has the host in the first seat, and no more seats than players', () => {
    const { seats } = tableRequestOf(
      { ...FIRST_TABLE, players: 3, seats: ['steady', 'open', 'easy'] },
      { commitment: 'ab' },
    );
    expect(seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'steady' }, { kind: 'open' }]);
  });

  it('has an open seat where Sarah sat before more players were wanted', () => {
    const { seats, game } = tableRequestOf(
      { ...FIRST_TABLE, players: 3, seats: ['automa', 'open', 'open'] },
      { commitment: 'ab' },
    );
    expect(seats[1]).toEqual({ kind: 'open' });
    expect(game.options['sarah']).toBeUndefined();
  });
});
