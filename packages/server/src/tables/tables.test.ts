import type { ChatMessage, TableInfo } from '@drover/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contribution, seated, startServer, tableWish, type TestServer } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
let cee: Client;
beforeAll(async () => {
  server = await startServer();
  [ann, bob, cee] = [await server.guest('Ann'), await server.guest('Bob'), await server.guest('Cee')];
});
afterAll(() => server.stop());

const join = (who: Client, id: string, seat?: number): Promise<TableInfo> =>
  who.post(`/api/tables/${id}/join`, { contribution: contribution(), ...(seat === undefined ? {} : { seat }) });

describe('making a table', () => {
  it('shows the commitment from the beginning and starts when the last seat is taken', async () => {
    const table = await ann.post<TableInfo>('/api/tables', tableWish({ seats: [{ kind: 'me' }, { kind: 'open' }] }));
    expect(table).toMatchObject({ status: 'open', version: 0, deciding: null, mine: [0] });
    expect(table.fairness.commitment).toMatch(/^[0-9a-f]{64}$/);
    const started = await join(bob, table.id);
    expect(started).toMatchObject({ status: 'playing', deciding: 0, mine: [1] });
    expect(started.fairness.commitment).toBe(table.fairness.commitment);
  });

  it.each([
    ['two seats of one’s own', { seats: [{ kind: 'me' }, { kind: 'me' }] }],
    [
      'nobody but bots',
      {
        seats: [
          { kind: 'bot', level: 'easy' },
          { kind: 'bot', level: 'easy' },
        ],
      },
    ],
    ['an own seat without a contribution', { contribution: undefined }],
    ['Sarah without her option', { seats: [{ kind: 'me' }, { kind: 'automa' }] }],
    ['an option of no edition', { game: { edition: 'nz', options: { dragons: true } } }],
    ['an option that makes no sense', { game: { edition: 'nz', options: { neutral: 7 } } }],
    ['the other edition’s option', { game: { edition: 'second', options: { sarah: { difficulty: 'easy' } } } }],
    ['a prototype', { game: { edition: 'nz', options: JSON.parse('{"__proto__":{"sarah":1}}') as object } }],
  ])('with %s is refused', async (_, wish) => {
    const { status, body } = await ann.refused('POST', '/api/tables', tableWish(wish as never));
    expect([status, typeof body.message]).toEqual([400, 'string']);
  });

  describe('against a solo opponent', () => {
    const seats = [{ kind: 'me' }, { kind: 'automa' }] as const;
    const against = (edition: 'nz' | 'second', option: object): object =>
      tableWish({ game: { edition, options: { [edition === 'nz' ? 'sarah' : 'sam']: option } }, seats: [...seats] });

    it.each([
      ['nz', 'easy', '12'],
      ['nz', 'hard', '0'],
      ['second', 'medium', 'toledo'],
    ] as const)('NZ-Z2 SE-Z1 %s, %s: it may begin to deliver at %s, and the table says so', async (...wanted) => {
      const [edition, difficulty, firstDelivery] = wanted;
      const { id } = await ann.post<TableInfo>('/api/tables', against(edition, { difficulty, firstDelivery }));
      const { options, status } = await bob.table(id);
      expect(status).toBe('playing');
      expect(Object.values(options)).toEqual([{ difficulty, firstDelivery }]);
    });

    it.each([
      ['a post that does not exist', 'nz', { difficulty: 'hard', firstDelivery: '13' }, 'firstDelivery must be one of'],
      ['a post for wool', 'nz', { difficulty: 'hard', firstDelivery: 'wool-5' }, 'firstDelivery must be one of'],
      ['a post for Sam', 'second', { difficulty: 'hard', firstDelivery: '12' }, 'firstDelivery must be one of'],
      ['a post by its number', 'nz', { difficulty: 'hard', firstDelivery: 12 }, 'game.options.sarah.firstDelivery: '],
      ['no cards for a custom one', 'nz', { difficulty: 'custom' }, 'the difficulty "custom" needs cards'],
      ['other cards at a fixed level', 'second', { difficulty: 'easy', cards: [1] }, 'cards belong to'],
      ['anything else', 'nz', { difficulty: 'easy', speed: 3 }, 'game.options.sarah: '],
    ] as const)('NZ-Z2 SE-Z1 with %s it is refused', async (_, edition, option, says) => {
      const { status, body } = await ann.refused('POST', '/api/tables', against(edition, option));
      expect(status).toBe(400);
      expect(body.message).toContain(says);
    });

    it('NZ-Z2 a rematch begins to deliver at the same place', async () => {
      const wish = against('nz', { difficulty: 'hard', firstDelivery: '12' });
      const { id, options } = await ann.post<TableInfo>('/api/tables', wish);
      await ann.post(`/api/tables/${id}/leave`);
      const again = await ann.post<TableInfo>(`/api/tables/${id}/rematch`, { contribution: contribution() });
      expect(again.options).toEqual(options);
    });
  });

  it('needs a name', async () => {
    expect((await server.stranger().refused('POST', '/api/tables', tableWish())).status).toBe(401);
  });
});

describe('the list of tables', () => {
  it('shows those for everybody, by edition, clock and status, and one’s own', async () => {
    const dee = await server.guest('Dee');
    const make = (wish: object): Promise<TableInfo> => dee.post('/api/tables', tableWish(wish));
    const open = await make({ game: { edition: 'second', options: {} }, clock: { kind: 'days', days: 3 } });
    const hidden = await make({ listed: false });
    const ids = async (who: Client, query: string): Promise<string[]> =>
      (await who.get<TableInfo[]>(`/api/tables?${query}`)).map(({ id }) => id);
    expect(await ids(cee, 'edition=second&clock=days&status=open')).toEqual([open.id]);
    expect(await ids(cee, 'status=open')).not.toContain(hidden.id);
    expect(await ids(dee, 'mine=true')).toEqual([hidden.id, open.id]);
    expect(await ids(dee, 'mine=false')).not.toContain(hidden.id);
    expect((await server.stranger().refused('GET', '/api/tables?mine=true')).status).toBe(401);
  });
});

describe('sitting down', () => {
  it('is by link without an account, at a seat of one’s choice, and once', async () => {
    const wish = { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], listed: false } as const;
    const { id } = await ann.post<TableInfo>('/api/tables', tableWish(wish as never));
    expect((await join(bob, id, 2)).mine).toEqual([2]);
    const again = await bob.refused('POST', `/api/tables/${id}/join`, { contribution: contribution() });
    expect([again.status, again.body.error]).toEqual([409, 'seated-already']);
    const taken = await cee.refused('POST', `/api/tables/${id}/join`, { contribution: contribution(), seat: 2 });
    expect(taken.body.error).toBe('seat-taken');
    expect((await join(cee, id)).status).toBe('playing');
    const dee = await server.guest('Dee');
    const late = await dee.refused('POST', `/api/tables/${id}/join`, { contribution: contribution() });
    expect(late.body.error).toBe('not-open');
  });

  it('by many at once gives each seat to one', async () => {
    const { id } = await ann.post<TableInfo>('/api/tables', tableWish());
    const crowd = await Promise.all(Array.from({ length: 8 }, (_, i) => server.guest(`Guest ${i}`)));
    const answers = await Promise.all(
      crowd.map((who) => who.ask('POST', `/api/tables/${id}/join`, { contribution: contribution() })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });
});

describe('leaving', () => {
  it('an open table opens the seat again; the last one closes the table', async () => {
    const { id } = await ann.post<TableInfo>(
      '/api/tables',
      tableWish({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }),
    );
    await join(bob, id);
    const after = await ann.post<TableInfo>(`/api/tables/${id}/leave`);
    expect(after.seats[0]).toEqual({ kind: 'open' });
    expect(after.fairness.contributions[0]).toBeNull();
    expect((await bob.post<TableInfo>(`/api/tables/${id}/leave`)).status).toBe('abandoned');
  });

  it('a running game hands the seat to a bot', async () => {
    const { id } = await seated(ann, [bob], { takeover: 'easy' });
    const after = await ann.post<TableInfo>(`/api/tables/${id}/leave`);
    expect(after.seats[0]).toMatchObject({ kind: 'bot', level: 'easy', instead: ann.id });
    expect(after.status).toBe('playing');
    expect((await bob.post<TableInfo>(`/api/tables/${id}/leave`)).status).toBe('abandoned');
  });

  it('a running game without takeover ends it', async () => {
    const { id } = await seated(ann, [bob], { takeover: null });
    expect((await bob.post<TableInfo>(`/api/tables/${id}/leave`)).status).toBe('abandoned');
    const again = await bob.refused('POST', `/api/tables/${id}/leave`);
    expect(again.body.error).toBe('not-playing');
  });
});

describe('a rematch', () => {
  it('is one table for all who ask, with the seats passed on', async () => {
    const { id } = await seated(ann, [bob], { takeover: null, clock: { kind: 'days', days: 2 } });
    expect((await ann.refused('POST', `/api/tables/${id}/rematch`)).body.error).toBe('not-over');
    await bob.post(`/api/tables/${id}/leave`);
    expect((await cee.refused('POST', `/api/tables/${id}/rematch`)).body.error).toBe('no-seat');
    const next = await ann.post<TableInfo>(`/api/tables/${id}/rematch`, { contribution: contribution() });
    expect(next).toMatchObject({ status: 'open', mine: [1], clock: { kind: 'days', days: 2 }, listed: false });
    expect((await bob.post<TableInfo>(`/api/tables/${id}/rematch`)).id).toBe(next.id);
    expect((await cee.table(id)).rematch).toBe(next.id);
    expect(await join(bob, next.id)).toMatchObject({ status: 'playing', mine: [0] });
  });

  it('without a contribution leaves everybody’s seat open', async () => {
    const { id } = await seated(ann, [bob], { takeover: null });
    await bob.post(`/api/tables/${id}/leave`);
    const next = await bob.post<TableInfo>(`/api/tables/${id}/rematch`);
    expect(next.mine).toEqual([]);
    expect((await join(bob, next.id)).mine).toHaveLength(1);
  });
});

describe('the chat of a table', () => {
  it('is for those at the table and those who watch, and comes live', async () => {
    const { id } = await seated(ann, [bob]);
    const stream = await bob.follow(id);
    await stream.until(({ frames }) => frames.length > 0);
    await ann.post(`/api/tables/${id}/chat`, { text: ' kia ora ' });
    await cee.post(`/api/tables/${id}/chat`, { text: '<b>hi</b>' });
    const said = await server.stranger().get<ChatMessage[]>(`/api/tables/${id}/chat`);
    expect(said.map(({ n, seat, name, text }) => [n, seat, name, text])).toEqual([
      [1, 0, 'Ann', 'kia ora'],
      [2, null, 'Cee', '<b>hi</b>'],
    ]);
    await stream.until(({ events }) => events.filter(({ event }) => event === 'chat').length === 2);
    expect((await server.stranger().refused('POST', `/api/tables/${id}/chat`, { text: 'x' })).status).toBe(401);
    expect((await ann.refused('POST', `/api/tables/${id}/chat`, { text: ' ' })).status).toBe(400);
    stream.close();
  });
});
