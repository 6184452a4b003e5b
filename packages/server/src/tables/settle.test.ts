import { randomUUID } from 'node:crypto';
import { generator, score } from '@drover/engine';
import type { PublicPerson } from '@drover/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seated, startServer, type TestServer } from '../testing/app.ts';
import { someMove, type Client } from '../testing/client.ts';
import type { Table } from './body.ts';

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
  const { tables, games, play, lanes } = server.house;
  const pick = generator('settle', id);
  for (;;) {
    const table = await tables.get(id);
    if (table.status !== 'playing') break;
    const { version, history } = await games.at(table);
    const { seat, text } = someMove(history.state, pick);
    await play.byPerson(id, players[seat]!.id, { version, key: randomUUID(), seat, text });
  }
  await lanes.idle();
  return tables.get(id);
}

describe('a game that is over', () => {
  it('counts once for the ratings of those who have an account', async () => {
    const players = [await account('Ann'), await account('Bob')];
    const { id } = await seated(players[0]!, [players[1]!]);
    const table = await playToTheEnd(id, players);
    expect(table).toMatchObject({ status: 'over', wake: null, body: { settled: true, deciding: null } });

    const { leaders } = score((await server.house.games.at(table)).history.state);
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
    await server.house.watch.look();
    expect((await server.house.tables.get(id)).body.settled).toBe(true);
    expect(await ratings()).toEqual(after);
  });
});
