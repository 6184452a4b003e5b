import type { Me } from '@drover/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Browser, peopleApp, type PeopleApp } from '../../testing/people-app.ts';

const PASSWORD = 'nine white sheep';

/** Hashing takes its time by design. */
describe('people', () => {
  let people: PeopleApp;
  let browser: Browser;

  beforeEach(async () => {
    people = await peopleApp();
    browser = new Browser(people.app);
  });
  afterEach(() => people.close());

  const other = (): Browser => new Browser(people.app);
  const come = async (who: Browser, name: string): Promise<Me> =>
    (await who.ask('POST', '/api/people', { name })).json();

  it('come in as a guest with a name, and are known by their cookie', async () => {
    expect((await browser.ask('GET', '/api/me')).statusCode).toBe(401);
    const came = await browser.ask('POST', '/api/people', { name: '  Ada  ' });
    expect(came.json()).toMatchObject({ name: 'Ada', guest: true, ratings: [], email: null, mail: false });
    expect(came.headers['set-cookie']).toMatch(/^drover=[\w.%-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await browser.ask('GET', '/api/me')).json()).toEqual(came.json());
    expect((await other().ask('GET', `/api/people/${came.json<Me>().id}`)).json()).toEqual({
      id: came.json<Me>().id,
      name: 'Ada',
      guest: true,
      ratings: [],
    });
    expect((await other().ask('GET', '/api/people/aaaaaaaaaaaaaaaa')).statusCode).toBe(404);
  });

  it('send their cookie over https only where the page is there', async () => {
    await people.close();
    people = await peopleApp({ settings: { publicUrl: 'https://drover.test' } });
    const came = await new Browser(people.app).ask('POST', '/api/people', { name: 'Ada' });
    expect(came.headers['set-cookie']).toContain('; Secure');
  });

  it('stay who they are when they come in again, or make an account', async () => {
    const guest = await come(browser, 'Ada');
    expect(await come(browser, 'Ada B')).toMatchObject({ id: guest.id, name: 'Ada B' });
    const old = browser.cookie;
    const made = await browser.ask('POST', '/api/accounts', { name: 'Ada', password: PASSWORD });
    expect(made.json()).toMatchObject({ id: guest.id, name: 'Ada', guest: false });
    expect(browser.cookie).not.toBe(old);
    expect((await other().ask('GET', '/api/me', undefined, { cookie: `drover=${old}` })).statusCode).toBe(401);
    expect((await browser.ask('POST', '/api/accounts', { name: 'Eve', password: PASSWORD })).statusCode).toBe(409);
    expect((await browser.ask('POST', '/api/people', { name: 'Eve' })).statusCode).toBe(409);
  });

  it('sign in to their account from anywhere, in whatever case they write the name', async () => {
    const made = await browser.ask('POST', '/api/accounts', { name: 'Ada', password: PASSWORD });
    const abroad = other();
    const signedIn = await abroad.ask('POST', '/api/sessions', { name: 'ADA', password: PASSWORD });
    expect(signedIn.json()).toEqual(made.json());
    expect((await abroad.ask('DELETE', '/api/sessions/current')).statusCode).toBe(204);
    expect(abroad.cookie).toBeNull();
    expect((await abroad.ask('GET', '/api/me')).statusCode).toBe(401);
    expect((await browser.ask('GET', '/api/me')).statusCode).toBe(200);
  });

  it('are told the same whether the name or the password is wrong', async () => {
    await browser.ask('POST', '/api/accounts', { name: 'Ada', password: PASSWORD });
    const wrong = await other().ask('POST', '/api/sessions', { name: 'Ada', password: 'ten white sheep' });
    const unknown = await other().ask('POST', '/api/sessions', { name: 'Eve', password: 'ten white sheep' });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it('keep the name of an account to themselves', async () => {
    await browser.ask('POST', '/api/accounts', { name: 'Ada Long', password: PASSWORD });
    for (const name of ['ada long', 'ADA  LONG', '\uff21da Long', 'Ada\u00a0Long']) {
      const refused = await other().ask('POST', '/api/people', { name });
      expect(refused.statusCode, name).toBe(409);
      expect(refused.json()).toMatchObject({ error: 'name-taken' });
    }
    const guest = other();
    await come(guest, 'Eve');
    expect((await guest.ask('PUT', '/api/me/name', { name: 'ada LONG' })).statusCode).toBe(409);
    expect((await browser.ask('PUT', '/api/me/name', { name: 'ADA LONG' })).json()).toMatchObject({ name: 'ADA LONG' });
    const both = await Promise.all(
      [other(), other()].map((who) => who.ask('POST', '/api/accounts', { name: 'Twin', password: PASSWORD })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('take no name that looks like somebody’s, and none that is nothing to see', async () => {
    await browser.ask('POST', '/api/accounts', { name: 'Ilse Rab', password: PASSWORD });
    for (const name of ['llse Rab', 'IlseRab', 'Ilse R\u0430b', 'Ilse. Ráb', 'I1se Rab']) {
      const refused = await other().ask('POST', '/api/people', { name });
      expect([refused.statusCode, refused.json<{ error: string }>().error], name).toEqual([409, 'name-imitates']);
    }
    for (const name of ['—', '\u3164', '\u2800 .'])
      expect((await other().ask('POST', '/api/people', { name })).json(), name).toMatchObject({ error: 'bad-name' });
    expect((await browser.ask('PUT', '/api/me/name', { name: 'llse Rab' })).statusCode).toBe(200);
    expect((await other().ask('POST', '/api/people', { name: 'Else Rab' })).statusCode).toBe(200);
  });

  it('choose no password that everybody would try', async () => {
    for (const password of ['password', 'Password123', '12345678', 'Ada Lovelace']) {
      const refused = await browser.ask('POST', '/api/accounts', { name: 'Ada Lovelace', password });
      expect([refused.statusCode, refused.json<{ error: string }>().error], password).toEqual([409, 'common-password']);
    }
    await browser.ask('POST', '/api/accounts', { name: 'Ada Lovelace', password: PASSWORD });
    const changed = await browser.ask('PUT', '/api/me/password', { old: PASSWORD, new: 'qwertyuiop' });
    expect(changed.json()).toMatchObject({ error: 'common-password' });
    expect((await other().ask('POST', '/api/sessions', { name: 'Ada Lovelace', password: PASSWORD })).statusCode).toBe(
      200,
    );
  });

  it('can change the password, which ends their other sessions', async () => {
    await browser.ask('POST', '/api/accounts', { name: 'Ada', password: PASSWORD });
    const abroad = other();
    await abroad.ask('POST', '/api/sessions', { name: 'Ada', password: PASSWORD });
    const wrong = await browser.ask('PUT', '/api/me/password', { old: 'ten white sheep', new: 'ten black sheep' });
    expect(wrong.statusCode).toBe(403);
    const right = await browser.ask('PUT', '/api/me/password', { old: PASSWORD, new: 'ten black sheep' });
    expect(right.statusCode).toBe(204);
    expect((await abroad.ask('GET', '/api/me')).statusCode).toBe(401);
    expect((await browser.ask('GET', '/api/me')).statusCode).toBe(200);
    expect((await other().ask('POST', '/api/sessions', { name: 'Ada', password: PASSWORD })).statusCode).toBe(401);
  });

  it('are refused with a clear word whatever nonsense they send', async () => {
    for (const body of [
      {},
      { name: '' },
      { name: 'x'.repeat(25) },
      { name: 'a\u0000b' },
      { name: 'a\u200bb' },
      { name: 7 },
    ]) {
      const refused = await other().ask('POST', '/api/people', body);
      expect(refused.statusCode, JSON.stringify(body)).toBe(400);
    }
    const injected = await come(browser, `'; drop table people;--`.slice(0, 24));
    expect((await other().ask('GET', `/api/people/${injected.id}`)).json()).toMatchObject({ name: injected.name });
  });
});
