import { randomUUID } from 'node:crypto';
import { generator, score } from '@drover/engine';
import type { PublicPerson } from '@drover/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seated, startServer, type TestServer } from '../testing/app.ts';
import { someMove, type Client } from '../testing/client.ts';
import type { Table } from '../tables/table.ts';
import { placesOf } from './settle.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

async function account(name: string): Promise<Client> {
  const client = server.stranger();
  client.me = await client.post('/api/accounts', { name, password: 'correct horse' });
  return client;
}

/** To the end, without the detour over HTTP. */
async function playToTheEnd(id: string, players: readonly Client[]): Promise<Table> {
  const { tables, games, play, queue } = server.services;
  const pick = generator('settle', id);
  for (;;) {
    const table = await tables.get(id);
    if (table.status !== 'playing') break;
    const { version, history } = await games.at(table);
    const { seat, text } = someMove(history.state, pick);
    await play.byPerson(id, players[seat]!.id, { version, key: randomUUID(), seat, text });
  }
  await queue.idle();
  return tables.get(id);
}

const ratingOf = async (player: Client): Promise<number | undefined> =>
  (await player.get<PublicPerson>(`/api/people/${player.id}`)).ratings[0]?.shown;

/** Every newcomer's. */
const NEW = 1000;

describe('a game that somebody left', () => {
  const leave = (who: Client, id: string): Promise<unknown> => who.post(`/api/tables/${id}/leave`);

  it('counts also where it ended by it: behind for who left, ahead and equal for those who stayed', async () => {
    const [ann, bob, cee] = [await account('Ann 2'), await account('Bob 2'), await account('Cee 2')];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
    const { id } = await seated(ann, [bob, cee], { takeover: null, seats: [...seats] });
    await leave(bob, id);
    await server.services.queue.idle();
    const [a, b, c] = [await ratingOf(ann), await ratingOf(bob), await ratingOf(cee)];
    expect(a).toBe(c);
    expect(a).toBeGreaterThan(NEW);
    expect(b).toBeLessThan(a!);
  });

  it('counts when the last person leaves the bots to themselves: who left first is last', async () => {
    const [ann, bob] = [await account('Ann 3'), await account('Bob 3')];
    const { id } = await seated(ann, [bob]);
    await leave(ann, id);
    await leave(bob, id);
    await server.services.queue.idle();
    expect(await ratingOf(bob)).toBeGreaterThan((await ratingOf(ann))!);
  });

  it('places seats by points, and behind them those that were left, the earliest last; substitutes do not count', () => {
    const person = (id: string, more = {}) => ({ kind: 'person', id, name: id, ...more });
    const bot = (instead: string, left: number) => ({ kind: 'bot', name: 'easy', level: 'easy', instead, left });
    const places = (seats: object[], totals: number[], more = {}) =>
      placesOf({ body: { seats, ...more } } as never, totals).map(({ person, place }) => [person, place]);
    expect(places([bot('a', 20), person('b'), bot('c', 10), person('d')], [90, 40, 80, 50])).toEqual([
      ['a', 3],
      ['b', 2],
      ['c', 4],
      ['d', 1],
    ]);
    expect(places([person('s', { instead: 'a', left: 20 }), person('b')], [90, -5])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    const endedBy = { seat: 0, left: 30 };
    expect(places([person('a'), bot('b', 10), person('c')], [], { endedBy })).toEqual([
      ['a', 2],
      ['b', 3],
      ['c', 1],
    ]);
  });
});

describe('a game that is over', () => {
  it('counts once for the ratings of those who have an account', async () => {
    const players = [await account('Ann'), await account('Bob')];
    const { id } = await seated(players[0]!, [players[1]!]);
    const table = await playToTheEnd(id, players);
    expect(table).toMatchObject({ status: 'over', wake: null, body: { settled: true, deciding: null } });

    const { leaders } = score((await server.services.games.at(table)).history.state);
    const ratings = async (): Promise<PublicPerson['ratings']> => {
      const people = await Promise.all(players.map((player) => player.get<PublicPerson>(`/api/people/${player.id}`)));
      return people.flatMap((person) => person.ratings);
    };
    const after = await ratings();
    expect(after.map(({ edition, games }) => [edition, games])).toEqual([
      ['nz', 1],
      ['nz', 1],
    ]);
    if (leaders.length === 1) expect(after[leaders[0]!]!.shown).toBeGreaterThan(after[1 - leaders[0]!]!.shown);

    await server.store.changeTable({
      ...table,
      revision: table.revision + 1,
      wake: 0,
      body: { ...table.body, settled: false },
    });
    await server.services.scheduler.run();
    expect((await server.services.tables.get(id)).body.settled).toBe(true);
    expect(await ratings()).toEqual(after);
  });
});
