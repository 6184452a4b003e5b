import { connect } from 'node:net';
import type { TableInfo } from '@drover/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contribution, seated, startServer, tableWish, type TestServer } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';

let server: TestServer;
let ann: Client;
let bob: Client;
let eve: Client;
let table: TableInfo;
beforeAll(async () => {
  server = await startServer();
  [ann, bob, eve] = [await server.guest('Ann'), await server.guest('Bob'), await server.guest('Eve')];
  table = await seated(ann, [bob]);
});
afterAll(() => server.stop());

/** Everything that is kept. */
async function everything(): Promise<string> {
  const { store } = server;
  const tables = await store.allTables('', 1000);
  const actions = await Promise.all(tables.map(({ id }) => store.actions(id, 1)));
  const messages = await Promise.all(tables.map(({ id }) => store.messages(id, 1)));
  return JSON.stringify([await store.allPeople('', 1000), tables, actions, messages]);
}

/** Half a letter can be sent in JSON, but not in an address. */
const HALF = '\ud800';
const addressable = (text: string): string => encodeURIComponent(text === HALF ? 'x' : text);

const INJECTIONS = [
  `'; drop table tables; --`,
  `" or "1"="1`,
  '../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%00',
  '\u0000',
  '${7*7}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  HALF,
  'a'.repeat(5000),
];

const at = (path: string): string => `/api/tables/${table.id}/${path}`;
const move = { version: 0, key: 'a-good-key', seat: 0, move: 'move A B' };

describe('requests that make no sense', () => {
  const bodies: readonly [string, string, string | object][] = [
    ['POST', '/api/tables', '{"game":'],
    ['POST', '/api/tables', 'null'],
    ['POST', '/api/tables', '[]'],
    ['POST', '/api/tables', '"table"'],
    ['POST', '/api/tables', '{"__proto__":{"listed":true}}'],
    ['POST', '/api/tables', { ...tableWish(), seats: [] }],
    ['POST', '/api/tables', { ...tableWish(), seats: Array.from({ length: 9 }, () => ({ kind: 'open' })) }],
    ['POST', '/api/tables', { ...tableWish(), clock: { kind: 'live', turn: -1, reserve: 1e300 } }],
    ['POST', '/api/tables', { ...tableWish(), clock: { kind: 'days', days: 'many' } }],
    ['POST', '/api/tables', { ...tableWish(), takeover: 'godlike' }],
    ['POST', '/api/tables', { ...tableWish(), surprise: true }],
    ['POST', '/api/tables', { ...tableWish(), contribution: 'zz' }],
    ['POST', '/api/tables', { ...tableWish(), game: { edition: 'third', options: {} } }],
    ['POST', '/api/tables', { ...tableWish(), game: { edition: 'nz', options: { sarah: { difficulty: [[[]]] } } } }],
    ['POST', 'join', {}],
    ['POST', 'join', { seat: '0', contribution: contribution() }],
    ['POST', 'join', { seat: 1e9, contribution: contribution() }],
    ['POST', 'moves', {}],
    ['POST', 'moves', { ...move, version: -1 }],
    ['POST', 'moves', { ...move, version: 0.5 }],
    ['POST', 'moves', { ...move, version: '0' }],
    ['POST', 'moves', { ...move, seat: 'me' }],
    ['POST', 'moves', { ...move, seat: 7 }],
    ['POST', 'moves', { ...move, key: 'a b' }],
    ['POST', 'moves', { ...move, move: '' }],
    ['POST', 'moves', { ...move, move: { do: 'move' } }],
    ['POST', 'moves', { ...move, move: 'x'.repeat(201) }],
    ['POST', 'undo', { ...move, moves: 0 }],
    ['POST', 'undo', { version: 0, key: 'a-good-key', seat: 0, moves: 1e9 }],
    ['POST', 'chat', { text: 'x'.repeat(501) }],
    ['POST', 'chat', { text: 7 }],
    ['POST', 'rematch', { contribution: 'x' }],
    ['GET', 'frames?from=-1', ''],
    ['GET', 'frames?from=x', ''],
    ['GET', 'frames?from=1e999', ''],
    ['GET', 'frames?from=2147483648', ''],
    ['GET', 'chat?from=2147483648', ''],
    ['GET', 'stream?from=2147483648', ''],
    ['GET', 'stream?said=2147483648', ''],
    ['POST', 'moves', { ...move, version: 2_147_483_647 }],
    ['POST', 'undo', { version: 2_147_483_647, key: 'a-good-key', seat: 0, moves: 1 }],
    ['GET', 'stream?from=x', ''],
    ['GET', '/api/tables?edition=x', ''],
    ['GET', '/api/tables?mine=perhaps', ''],
    ['DELETE', '/api/tables', ''],
    ['PATCH', 'moves', move],
  ];

  it.each(bodies)('%s %s %j is refused in words, and changes nothing', async (method, path, body) => {
    const before = await everything();
    const target = path.startsWith('/') ? path : at(path);
    const { status, body: answer } = await ann.refused(method, target, body === '' ? undefined : body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect([typeof answer.error, typeof answer.message]).toEqual(['string', 'string']);
    expect(await everything()).toBe(before);
  });

  it('of another kind than JSON, too large, or no HTTP at all, are refused too', async () => {
    const before = await everything();
    const headers = { ...ann.headers, 'content-type': 'text/xml' };
    const xml = await fetch(`${server.url}/api/tables`, { method: 'POST', headers, body: '<table/>' });
    expect([xml.status, ((await xml.json()) as { error: string }).error]).toEqual([415, 'not-json']);
    const large = await ann.refused('POST', '/api/tables', { ...tableWish(), filler: 'x'.repeat(70_000) });
    expect([large.status, large.body.error]).toEqual([413, 'too-large']);
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write('GARBAGE\r\n\r\n');
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    socket.destroy();
    expect(await everything()).toBe(before);
  });
});

describe('connections that say nothing', () => {
  it('are closed', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1').resume();
    await new Promise((resolve) => socket.once('close', resolve));
  });

  it('or hang up in the middle of it, are no error', async () => {
    const before = server.log.length;
    for (let n = 0; n < 50; n++) {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.on('error', () => {});
      await new Promise((resolve) => socket.write('GET /api/tables HTTP/1.1\r\nhost: x\r\n\r\n', resolve));
      socket.resetAndDestroy();
    }
    await ann.get('/api/tables');
    const levels = server.log.slice(before).map((line) => (JSON.parse(line) as { level: number }).level);
    expect(levels.filter((level) => level >= 50)).toEqual([]);
  });
});

describe('strings that are meant to do harm', () => {
  it.each(INJECTIONS)('%j as an id, a filter, a file or a cookie finds nothing and breaks nothing', async (text) => {
    const before = await everything();
    const quoted = addressable(text);
    for (const path of [
      `/api/tables/${quoted}`,
      `/api/tables/${quoted}/frames`,
      `/api/tables/${quoted}/stream`,
      `/api/tables?edition=${quoted}`,
      `/api/people/${quoted}`,
      `/${quoted}`,
      `/assets/${quoted}`,
    ]) {
      const { status } = await ann.ask('GET', path);
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    }
    const moved = await ann.refused('POST', at('moves'), { ...move, move: text });
    expect(moved.status).toBeLessThan(500);
    const cookie = `drover=${addressable(text)}`;
    const stranger = await fetch(`${server.url}/api/me`, { headers: { cookie } });
    expect(stranger.status).toBe(401);
    expect(await everything()).toBe(before);
  });

  it('stay what they are where text is allowed', async () => {
    for (const text of INJECTIONS.filter((text) => text.length <= 500 && text !== HALF && text !== '\u0000')) {
      const said = await ann.post<{ text: string }>(at('chat'), { text });
      expect(said.text).toBe(text);
    }
  });
});

describe('what belongs to others', () => {
  it('is out of reach: seats, moves, steps back', async () => {
    const before = await everything();
    expect((await eve.refused('POST', at('moves'), move)).status).toBe(403);
    expect((await bob.refused('POST', at('moves'), move)).status).toBe(403);
    expect((await bob.refused('POST', at('undo'), { version: 0, key: 'a-good-key', seat: 0, moves: 1 })).status).toBe(
      403,
    );
    expect((await eve.refused('POST', at('leave'))).status).toBe(403);
    expect((await eve.refused('POST', at('join'), { contribution: contribution() })).status).toBe(409);
    expect((await eve.refused('POST', at('rematch'))).status).toBe(409);
    expect(await everything()).toBe(before);
  });

  it('is out of reach with a forged or changed cookie, and for other sites', async () => {
    const before = await everything();
    const [name, value = ''] = ann.cookie!.split('=');
    const forged = [
      `${name}=${value.slice(0, -2)}xx`,
      `${name}=${ann.id}`,
      `${name}=${value.split('.')[0]}`,
      `${name}=`,
    ];
    for (const cookie of forged) {
      const headers = { cookie, 'content-type': 'application/json' };
      const answer = await fetch(`${server.url}${at('moves')}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(move),
      });
      expect(answer.status).toBe(401);
    }
    const headers = { cookie: ann.cookie!, origin: 'https://elsewhere.example', 'content-type': 'application/json' };
    const foreign = await fetch(`${server.url}${at('moves')}`, { method: 'POST', headers, body: JSON.stringify(move) });
    expect(foreign.status).toBe(403);
    expect(await everything()).toBe(before);
  });
});

describe('a flood', () => {
  it('of tables or moves is dammed', async () => {
    const strict = await startServer({ env: { LIMITS: 'on' } });
    const dee = await strict.guest('Dee');
    const flood = async (count: number, path: string, body: object): Promise<number[]> => {
      const answers = await Promise.all(Array.from({ length: count }, () => dee.ask('POST', path, body)));
      for (const { status, body } of answers)
        if (status === 429)
          expect(body).toMatchObject({
            error: expect.stringMatching(/^too-many/) as string,
            message: expect.any(String) as string,
          });
      return answers.map(({ status }) => status);
    };
    const tables = await flood(100, '/api/tables', tableWish());
    expect(tables.filter((status) => status === 200).length).toBe(20);
    expect(new Set(tables)).toEqual(new Set([200, 429]));
    const [{ id }] = await dee.get<TableInfo[]>('/api/tables?mine=true');
    const moves = await flood(700, `/api/tables/${id}/moves`, move);
    expect(new Set(moves)).toEqual(new Set([409, 429]));
    await strict.stop();
  });
});

describe('thousands of logins', () => {
  it('try ten passwords, and are told to wait', async () => {
    const strict = await startServer({ env: { LIMITS: 'on' } });
    const mallory = strict.stranger();
    const tries = Array.from({ length: 2000 }, (_, n) => ({ name: 'Ann', password: `wrong-password-${n}` }));
    const statuses: number[] = [];
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        for (let login = tries.pop(); login !== undefined; login = tries.pop())
          statuses.push((await mallory.ask('POST', '/api/sessions', login)).status);
      }),
    );
    expect(statuses).toHaveLength(2000);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    await strict.stop();
  });
});

describe('the headers', () => {
  it('forbid everything but our own, and nothing says what the server is made of', async () => {
    const { headers } = await ann.ask('GET', '/api/tables');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`script-src 'self';`);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});
