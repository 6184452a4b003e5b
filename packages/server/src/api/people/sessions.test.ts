import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cookieOf } from '../../people/sessions.ts';
import { Browser, peopleApp, type PeopleApp, SETTINGS } from '../../testing/people-app.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('sessions and tokens', () => {
  let people: PeopleApp;
  let browser: Browser;
  let time = 0;

  beforeEach(async () => {
    time = Date.UTC(2030, 0, 1);
    people = await peopleApp({ now: () => time });
    browser = new Browser(people.app);
    await browser.ask('POST', '/api/people', { name: 'Ada' });
  });
  afterEach(() => people.close());

  /** The status of asking who I am with this cookie. */
  const withCookie = async (cookie: string): Promise<number> => {
    const { statusCode } = await people.app.inject({ url: '/api/me', headers: { cookie: `drover=${cookie}` } });
    return statusCode;
  };

  it('open to no forged cookie', async () => {
    const cookie = browser.cookie!;
    const [session, sealed] = cookie.split('.');
    expect(await withCookie(cookie)).toBe(200);
    const forged = [
      session,
      `${session}.`,
      `${session}.${'A'.repeat(43)}`,
      `${session.slice(0, -1)}${session.endsWith('A') ? 'B' : 'A'}.${sealed}`,
      cookieOf('another secret', session),
      cookieOf(SETTINGS.secret, 'a'.repeat(32)),
      `${cookie}x`,
      '%00',
      '%E0%A4%A',
      `' or 1=1 --.${sealed}`,
      'x'.repeat(5000),
    ];
    for (const attempt of forged) expect(await withCookie(attempt), attempt).toBe(401);
  });

  it('stay shut after a session was ended, for its old cookie too', async () => {
    const cookie = browser.cookie!;
    await browser.ask('DELETE', '/api/sessions/current');
    expect(await withCookie(cookie)).toBe(401);
  });

  it('shut by themselves after half a year, not while somebody comes by', async () => {
    const cookie = browser.cookie!;
    for (let visit = 0; visit < 5; visit += 1) {
      time += 100 * DAY;
      expect(await withCookie(cookie)).toBe(200);
    }
    time += 181 * DAY;
    expect(await withCookie(cookie)).toBe(401);
    time -= 181 * DAY;
    expect(await withCookie(cookie)).toBe(401);
  });

  it('are listed, and can be shut one by one or all others at once', async () => {
    const password = 'nine white sheep';
    await browser.ask('POST', '/api/accounts', { name: 'Ada', password });
    const abroad = [new Browser(people.app), new Browser(people.app), new Browser(people.app)];
    for (const one of abroad) await one.ask('POST', '/api/sessions', { name: 'Ada', password });
    const listed = (await browser.ask('GET', '/api/sessions')).json<{ id: string; current: boolean }[]>();
    expect(listed).toHaveLength(4);
    expect(listed.filter(({ current }) => current)).toHaveLength(1);

    const [first] = listed.filter(({ current }) => !current);
    const stranger = new Browser(people.app);
    await stranger.ask('POST', '/api/people', { name: 'Eve' });
    expect((await stranger.ask('DELETE', `/api/sessions/${first.id}`)).statusCode).toBe(404);
    expect((await browser.ask('DELETE', `/api/sessions/${first.id}`)).statusCode).toBe(204);
    expect((await browser.ask('GET', '/api/sessions')).json()).toHaveLength(3);
    expect((await browser.ask('DELETE', '/api/sessions')).statusCode).toBe(204);
    expect((await browser.ask('GET', '/api/sessions')).json()).toHaveLength(1);
    for (const one of abroad) expect(await withCookie(one.cookie!)).toBe(401);
  });

  it('are not opened by pages of others', async () => {
    const rename = (headers: object) => browser.ask('PUT', '/api/me/name', { name: 'Eve' }, headers);
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: 'http://drover.test.evil.test' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://drover.test' },
    ];
    for (const headers of foreign) {
      const refused = await rename(headers);
      expect(refused.statusCode, JSON.stringify(headers)).toBe(403);
      expect(refused.json()).toMatchObject({ error: 'foreign-origin' });
    }
    expect((await browser.ask('GET', '/api/me', undefined, { 'sec-fetch-site': 'cross-site' })).json()).toMatchObject({
      name: 'Ada',
    });
    const own = [
      { 'sec-fetch-site': 'same-origin', origin: 'http://behind.a.proxy' },
      { origin: 'http://drover.test' },
      { origin: 'http://table.local:5180', host: 'table.local:5180' },
      {},
    ];
    for (const headers of own) expect((await rename(headers)).statusCode, JSON.stringify(headers)).toBe(200);
  });

  it('let programs in with a token, until it is ended', async () => {
    const made = await browser.ask('POST', '/api/me/tokens', { label: 'my bot' });
    const { id, token } = made.json<{ id: string; token: string }>();
    expect(token).toMatch(/^drover_[\w-]{43}$/);
    const program = new Browser(people.app, { authorization: `Bearer ${token}` });
    expect((await program.ask('GET', '/api/me')).json()).toMatchObject({ name: 'Ada' });
    expect((await program.ask('GET', '/api/me')).headers['set-cookie']).toBeUndefined();
    // A leaked token must not make itself at home.
    expect((await program.ask('POST', '/api/me/tokens', { label: 'more' })).statusCode).toBe(403);
    expect((await program.ask('DELETE', '/api/sessions')).statusCode).toBe(403);
    expect((await program.ask('PUT', '/api/me/name', { name: 'Eve' })).statusCode).toBe(403);
    expect((await program.ask('POST', '/api/people', { name: 'Eve' })).statusCode).toBe(403);
    const password = 'nine white sheep';
    expect((await program.ask('POST', '/api/accounts', { name: 'Eve', password })).statusCode).toBe(403);

    const listed = await browser.ask('GET', '/api/me/tokens');
    expect(listed.json()).toEqual([{ id, label: 'my bot', created: time, scopes: ['play'] }]);
    expect(JSON.stringify(await people.store.tokensOf((await browser.ask('GET', '/api/me')).json().id))).not.toContain(
      token.slice(7),
    );
    expect((await browser.ask('DELETE', `/api/me/tokens/${id}`)).statusCode).toBe(204);
    expect((await program.ask('GET', '/api/me')).statusCode).toBe(401);
  });

  const programWith = async (scopes: string[]): Promise<Browser> => {
    const { token } = (await browser.ask('POST', '/api/me/tokens', { label: 'bot', scopes })).json<{ token: string }>();
    return new Browser(people.app, { authorization: `Bearer ${token}` });
  };

  it('open to a token what it is for, and no more', async () => {
    await browser.ask('PUT', '/api/me/contact', { email: 'ada@example.org', webhook: 'https://example.org/hook' });
    const [player, keeper] = [await programWith(['play']), await programWith(['account'])];
    const contacts = { email: 'ada@example.org', webhook: 'https://example.org/hook' };
    expect((await keeper.ask('GET', '/api/me')).json()).toMatchObject(contacts);
    expect((await player.ask('GET', '/api/me')).json()).toMatchObject({ name: 'Ada', email: null, webhookKey: null });
    for (const path of ['/api/me/tokens', '/api/sessions']) {
      expect((await keeper.ask('GET', path)).statusCode, path).toBe(200);
      expect((await player.ask('GET', path)).json(), path).toMatchObject({ error: 'other-scope' });
    }
    const change = (who: Browser, contact: object) => who.ask('PUT', '/api/me/contact', contact);
    expect((await change(player, { webhook: null })).statusCode).toBe(403);
    expect((await change(keeper, { webhook: null })).statusCode).toBe(200);
    // Or the owner of a leaked token would have a new password mailed.
    expect((await change(keeper, { email: 'eve@example.org' })).json()).toMatchObject({ error: 'session-needed' });
    expect((await browser.ask('POST', '/api/me/tokens', { label: 'bot', scopes: [] })).statusCode).toBe(400);
    expect((await browser.ask('POST', '/api/me/tokens', { label: 'bot', scopes: ['all'] })).statusCode).toBe(400);
  });

  it('end every token with a new account, a new password, and when all are ended', async () => {
    const password = 'nine white sheep';
    const ends = [
      () => browser.ask('POST', '/api/accounts', { name: 'Ada', password }),
      () => browser.ask('PUT', '/api/me/password', { old: password, new: 'ten black sheep' }),
      () => browser.ask('DELETE', '/api/sessions'),
    ];
    for (const end of ends) {
      const program = await programWith(['play', 'account']);
      expect((await program.ask('GET', '/api/me')).statusCode).toBe(200);
      expect((await end()).statusCode).toBeLessThan(300);
      expect((await program.ask('GET', '/api/me')).statusCode).toBe(401);
      expect((await browser.ask('GET', '/api/me/tokens')).json()).toEqual([]);
    }
  });

  it('do not fall back to the cookie when a token is wrong', async () => {
    for (const authorization of ['Bearer drover_x', `Bearer drover_${'a'.repeat(43)}`, 'Bearer ', 'bearer x']) {
      expect((await browser.ask('GET', '/api/me', undefined, { authorization })).statusCode, authorization).toBe(401);
    }
    expect((await browser.ask('GET', '/api/me', undefined, { authorization: 'Basic YTpi' })).statusCode).toBe(200);
  });

  it('are as many as anybody needs', async () => {
    for (let n = 0; n < 20; n += 1) {
      expect((await browser.ask('POST', '/api/me/tokens', { label: `bot ${n}` })).statusCode).toBe(200);
    }
    expect((await browser.ask('POST', '/api/me/tokens', { label: 'one more' })).statusCode).toBe(409);
  });
});
