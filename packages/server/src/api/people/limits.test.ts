import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Browser, peopleApp, type PeopleApp } from '../../testing/people-app.ts';

const ADA = { name: 'Ada', password: 'a good password' };

describe('signing in', () => {
  let people: PeopleApp;
  let now: number;
  beforeEach(async () => {
    now = Date.now();
    people = await peopleApp({ now: () => now });
    await new Browser(people.app).ask('POST', '/api/accounts', ADA);
  });
  afterEach(() => people.close());

  const from = (address: string): Browser => new Browser(people.app, { 'x-forwarded-for': address });
  const guess = (address: string) => from(address).ask('POST', '/api/sessions', { ...ADA, password: 'a bad password' });

  it('is refused after five wrong passwords from one network, and says for how long', async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(`2001:db8:1:2::${n + 1}`)));
    expect(guesses.map(({ statusCode }) => statusCode).filter((status) => status === 401)).toHaveLength(5);
    const refused = guesses.find(({ statusCode }) => statusCode === 429)!;
    expect(refused.json()).toEqual({ error: 'too-many', message: 'Too many attempts. Try again in 1 seconds.' });
    expect(refused.headers['retry-after']).toBe('1');
    now += 1000;
    expect((await from('2001:db8:1:2::1').ask('POST', '/api/sessions', ADA)).statusCode).toBe(200);
  });

  it('is open to the owner while others guess', async () => {
    for (let n = 0; n < 12; n++) expect((await guess(`192.0.2.${n}`)).statusCode).toBe(401);
    expect((await from('198.51.100.1').ask('POST', '/api/sessions', ADA)).statusCode).toBe(200);
  });

  it('believes what the last proxy says of the address, and nothing before it', async () => {
    for (let n = 0; n < 5; n++) expect((await guess(`10.9.8.${n}, 192.0.2.1`)).statusCode).toBe(401);
    expect((await guess('10.9.8.7, 192.0.2.1')).statusCode).toBe(429);
  });
});
