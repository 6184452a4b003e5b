import type { Me } from '@drover/protocol';
import { TOTP, URI } from 'otpauth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkCode } from '../../people/second-factor.ts';
import type { Refusal } from '../../refusal.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { Browser, peopleApp, type PeopleApp } from '../../testing/people-app.ts';

const PASSWORD = 'nine white sheep';

await onEachDatabase((openStore) => {
  let people: PeopleApp;
  let ada: Browser;
  let now: number;
  let addresses: number;
  beforeEach(async () => {
    now = 1_800_000_000_000;
    addresses = 0;
    people = await peopleApp({ store: await openStore(), now: () => now });
    ada = new Browser(people.app);
    await ada.ask('POST', '/api/accounts', { name: 'Ada', password: PASSWORD });
  });
  afterEach(() => people.close());

  const begin = async (): Promise<string> =>
    (await ada.ask('POST', '/api/me/second-factor', { password: PASSWORD })).json<{ secret: string }>().secret;
  const codeOf = (secret: string, later = 0): string => new TOTP({ secret }).generate({ timestamp: now + later });
  const confirm = (code: string) => ada.ask('POST', '/api/me/second-factor/confirm', { code });
  /** Each time from another network: what is tried here are codes, and not the limits of a network. */
  const signIn = async (code?: string): Promise<string | number> => {
    const stranger = new Browser(people.app, { 'x-forwarded-for': `192.0.2.${++addresses}` });
    const answer = await stranger.ask('POST', '/api/sessions', { name: 'Ada', password: PASSWORD, code });
    if (answer.statusCode === 200) expect(answer.json()).toEqual((await stranger.ask('GET', '/api/me')).json());
    return answer.statusCode === 200 ? 200 : answer.json<{ error: string }>().error;
  };
  /** The code alone: checking the password takes its time. */
  const use = async (code: string): Promise<string | number> => {
    const [{ id }] = await people.store.allPeople('', 1);
    return checkCode(people.store, id, code, now).then(
      () => 200,
      (error: Refusal) => error.body.error,
    );
  };
  async function switchOn(): Promise<{ secret: string; codes: string[] }> {
    const secret = await begin();
    const { codes } = (await confirm(codeOf(secret))).json<{ codes: string[] }>();
    now += 60_000;
    return { secret, codes };
  }

  it('is on once the app has shown a right code, and then needed to sign in', async () => {
    const wrong = await ada.ask('POST', '/api/me/second-factor', { password: 'ten white sheep' });
    expect(wrong.statusCode).toBe(403);
    const offer = (await ada.ask('POST', '/api/me/second-factor', { password: PASSWORD })).json<{
      secret: string;
      uri: string;
    }>();
    expect(URI.parse(offer.uri)).toMatchObject({ issuer: 'Drover', label: 'Ada', digits: 6, period: 30 });
    expect(await signIn()).toBe(200);
    expect((await confirm('000000')).json()).toMatchObject({ error: 'wrong-code' });
    const { codes } = (await confirm(codeOf(offer.secret))).json<{ codes: string[] }>();
    expect(codes).toHaveLength(10);
    expect((await ada.ask('GET', '/api/me')).json<Me>().secondFactor).toEqual({ recoveryCodes: 10 });
    expect((await ada.ask('POST', '/api/me/second-factor', { password: PASSWORD })).statusCode).toBe(409);

    now += 60_000;
    expect(await signIn()).toBe('code-needed');
    expect(await signIn('123 456')).toBe('wrong-code');
    expect(await signIn(codeOf(offer.secret))).toBe(200);
    expect(await signIn(codes[0])).toBe(200);
    const stranger = new Browser(people.app);
    const other = await stranger.ask('POST', '/api/sessions', { name: 'Ada', password: 'ten white sheep' });
    expect(other.json()).toMatchObject({ error: 'wrong-password' });
  });

  it('no code is good twice, nor an older one after it; clocks may differ by a period', async () => {
    const { secret, codes } = await switchOn();
    const [before, here, after] = [codeOf(secret, -30_000), codeOf(secret), codeOf(secret, 30_000)];
    const both = await Promise.all([use(here), use(here)]);
    expect(both.toSorted()).toEqual([200, 'wrong-code']);
    expect([await use(here), await use(before)]).toEqual(['wrong-code', 'wrong-code']);
    expect(await use(after)).toBe(200);
    expect(await use(codeOf(secret, 60_000))).toBe('wrong-code');
    const spoken = codes[0]!.toUpperCase().replace('-', ' ');
    expect([await use(spoken), await use(codes[0]!)]).toEqual([200, 'wrong-code']);
    expect(await use(codes[1]!)).toBe(200);
    expect((await ada.ask('GET', '/api/me')).json<Me>().secondFactor).toEqual({ recoveryCodes: 8 });
  });

  it('after ten wrong codes, from wherever they come, only recovery codes count for an hour', async () => {
    const { secret, codes } = await switchOn();
    for (let n = 0; n < 10; n++) expect(await use('000000')).toBe('wrong-code');
    expect(await use(codeOf(secret))).toBe('too-many-codes');
    now += 3_600_000;
    expect(await use(codeOf(secret))).toBe(200);
    now += 60_000;
    for (let n = 0; n < 10; n++) expect(await use('000000')).toBe('wrong-code');
    expect(await use(codes[0]!)).toBe(200);
    expect(await use(codeOf(secret))).toBe(200);
  });

  it('gives new recovery codes for password and code, and those of before are good no longer', async () => {
    const { secret, codes } = await switchOn();
    const renew = (password: string, code: string) =>
      ada.ask('POST', '/api/me/second-factor/recovery', { password, code });
    expect((await renew('ten white sheep', codeOf(secret))).statusCode).toBe(403);
    expect((await renew(PASSWORD, '000000')).statusCode).toBe(401);
    const renewed = (await renew(PASSWORD, codes[0]!)).json<{ codes: string[] }>().codes;
    expect(new Set([...codes, ...renewed]).size).toBe(20);
    expect((await ada.ask('GET', '/api/me')).json<Me>().secondFactor).toEqual({ recoveryCodes: 10 });
    expect([await use(codes[1]!), await use(renewed[1]!)]).toEqual(['wrong-code', 200]);
  });

  it('gives no recovery codes where it is not on', async () => {
    const secret = await begin();
    const asked = { password: PASSWORD, code: codeOf(secret) };
    expect((await ada.ask('POST', '/api/me/second-factor/recovery', asked)).statusCode).toBe(409);
    expect(await signIn()).toBe(200);
  });

  it('is asked for with the password where the mail address changes', async () => {
    const { secret } = await switchOn();
    const move = async (wish: object): Promise<string | number> => {
      const answer = await ada.ask('PUT', '/api/me/contact', { email: 'ada@example.org', ...wish });
      return answer.statusCode === 200 ? 200 : answer.json<{ error: string }>().error;
    };
    expect(await move({})).toBe('password-needed');
    expect(await move({ password: 'ten white sheep', code: codeOf(secret) })).toBe('wrong-password');
    expect(await move({ password: PASSWORD })).toBe('code-needed');
    expect(await move({ password: PASSWORD, code: '000000' })).toBe('wrong-code');
    expect((await ada.ask('GET', '/api/me')).json<Me>().email).toBeNull();
    expect(await move({ password: PASSWORD, code: codeOf(secret) })).toBe(200);
    expect(await move({ language: 'pl' })).toBe(200);
    expect(await move({ email: null })).toBe('password-needed');
  });

  it('a question that tries no password forgives no wrong one', async () => {
    const guess = async (): Promise<number> =>
      (await ada.ask('POST', '/api/me/second-factor', { password: 'ten white sheep' })).statusCode;
    for (let n = 0; n < 5; n++) {
      expect((await confirm('000000')).json()).toMatchObject({ error: 'no-second-factor' });
      expect((await ada.ask('PUT', '/api/me/contact', { email: 'a@example.org' })).statusCode).toBe(403);
      expect(await guess()).toBe(403);
    }
    expect(await guess()).toBe(429);
  });

  it('is switched off with password and code, and by no token', async () => {
    const { secret } = await switchOn();
    const off = async (password: string, code: string, who = ada): Promise<number> =>
      (await who.ask('DELETE', '/api/me/second-factor', { password, code })).statusCode;
    const scopes = ['play', 'account'];
    const { token } = (await ada.ask('POST', '/api/me/tokens', { label: 'x', scopes })).json<{ token: string }>();
    const program = new Browser(people.app, { authorization: `Bearer ${token}` });
    expect(await off(PASSWORD, codeOf(secret), program)).toBe(403);
    expect(await off('ten white sheep', codeOf(secret))).toBe(403);
    expect(await off(PASSWORD, '000000')).toBe(401);
    expect(await off(PASSWORD, codeOf(secret))).toBe(204);
    expect(await signIn()).toBe(200);
    expect(await off(PASSWORD, codeOf(secret))).toBe(409);
  });

  it('keeps no recovery code as it is, and is for accounts only', async () => {
    const { codes } = await switchOn();
    const stored = JSON.stringify(await people.store.allPeople('', 10));
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
    const guest = new Browser(people.app);
    await guest.ask('POST', '/api/people', { name: 'Bob' });
    expect((await guest.ask('POST', '/api/me/second-factor', { password: PASSWORD })).statusCode).toBe(403);
  });
});
