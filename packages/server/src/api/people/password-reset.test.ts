import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openNotifier, type Notifier } from '../../notify/notifier.ts';
import { openMailbox } from '../../notify/testing/receivers.ts';
import { editBody } from '../../people/person.ts';
import type { Store } from '../../store/store.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { Browser, peopleApp, SETTINGS, type PeopleApp } from '../../testing/people-app.ts';

const [OLD, NEW] = ['nine white sheep', 'ten black sheep'];
const ADDRESS = 'ada@example.org';

await onEachDatabase((openStore) => {
  let mailbox: Awaited<ReturnType<typeof openMailbox>>;
  let store: Store;
  let notifier: Notifier;
  let people: PeopleApp;
  let ada: Browser;
  let now: number;

  beforeEach(async () => {
    now = Date.now();
    mailbox = await openMailbox();
    store = await openStore();
    const settings = { ...SETTINGS, smtpUrl: mailbox.url };
    const log = { debug: vi.fn(), warn: vi.fn() };
    notifier = await openNotifier({ store, settings, log, pauses: [], now: () => now });
    people = await peopleApp({ store, notifier, now: () => now });
    ada = await account('Ada');
  });
  afterEach(async () => {
    await notifier.close();
    await people.close();
    await mailbox.close();
  });

  async function account(name: string, address: string = ADDRESS, confirmed = true): Promise<Browser> {
    const browser = new Browser(people.app);
    const { id } = (await browser.ask('POST', '/api/accounts', { name, password: OLD })).json<{ id: string }>();
    await editBody(store, id, () => ({ email: { address, confirmed } }));
    return browser;
  }
  const stranger = (from = '192.0.2.1'): Browser => new Browser(people.app, { 'x-forwarded-for': from });
  const askFor = (email: string, from?: string) => stranger(from).ask('POST', '/api/password/mail', { email });
  /** What the link of the last mail says. */
  async function link(): Promise<{ person: string; token: string }> {
    await notifier.idle();
    const [, person, token] = /#\/password\/(\w+)\/([\w-]+)/.exec(mailbox.mails.at(-1)!.text)!;
    return { person: person!, token: token! };
  }
  const choose = async (wish: { person: string; token: string }, password = NEW): Promise<number> =>
    (await stranger().ask('POST', '/api/password', { ...wish, password })).statusCode;
  const signIn = async (password: string, from = '198.51.100.1'): Promise<number> =>
    (await stranger(from).ask('POST', '/api/sessions', { name: 'Ada', password })).statusCode;

  it('a link by mail sets a new password once, and ends all sessions and tokens', async () => {
    const { token } = (await ada.ask('POST', '/api/me/tokens', { label: 'bot' })).json<{ token: string }>();
    expect((await askFor(ADDRESS.toUpperCase())).statusCode).toBe(204);
    const sent = await link();
    expect(mailbox.mails[0]).toMatchObject({ to: [ADDRESS] });
    expect(mailbox.mails[0]!.text).toContain('“Ada”');
    expect(JSON.stringify(await store.person(sent.person))).not.toContain(sent.token);

    expect(await choose({ ...sent, token: `${sent.token.slice(0, -1)}_` })).toBe(404);
    expect(await choose(sent, 'password')).toBe(409);
    const both = await Promise.all([choose(sent), choose(sent)]);
    expect(both.toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect(await choose(sent, OLD)).toBe(404);
    expect([await signIn(OLD), await signIn(NEW)]).toEqual([401, 200]);
    expect((await ada.ask('GET', '/api/me')).statusCode).toBe(401);
    const program = new Browser(people.app, { authorization: `Bearer ${token}` });
    expect((await program.ask('GET', '/api/me')).statusCode).toBe(401);
  });

  it('a link is good for an hour, until the next one, another password or another address', async () => {
    await askFor(ADDRESS);
    const first = await link();
    await askFor(ADDRESS);
    const second = await link();
    expect(await choose(first)).toBe(404);
    now += 3_600_000;
    expect(await choose(second)).toBe(404);

    await askFor(ADDRESS);
    const third = await link();
    await ada.ask('PUT', '/api/me/password', { old: OLD, new: NEW });
    expect(await choose(third, OLD)).toBe(404);

    await askFor(ADDRESS);
    const fourth = await link();
    await ada.ask('PUT', '/api/me/contact', { email: 'else@example.org', password: NEW });
    expect(await choose(fourth, OLD)).toBe(404);
    expect(await signIn(NEW)).toBe(200);
  });

  it('nobody learns whether an address has an account; only confirmed ones get a mail', async () => {
    await account('Eve', 'eve@example.org', false);
    const known = await askFor(ADDRESS);
    for (const address of ['nobody@example.org', 'eve@example.org']) {
      const answer = await askFor(address);
      expect([answer.statusCode, answer.body]).toEqual([known.statusCode, known.body]);
    }
    await account('Ada too');
    await askFor(ADDRESS);
    await notifier.idle();
    expect(mailbox.mails.map(({ to }) => to[0])).toEqual([ADDRESS, ADDRESS, ADDRESS]);
    expect(
      mailbox.mails
        .slice(1)
        .map(({ text }) => /“(.*?)”/.exec(text)![1])
        .toSorted(),
    ).toEqual(['Ada', 'Ada too']);
  });

  it('is asked for so often and no more, by address and by network, whether there is an account or not', async () => {
    for (const address of [ADDRESS, 'nobody@example.org']) {
      const answers = [];
      for (let n = 0; n < 6; n++) answers.push((await askFor(address, `192.0.2.${n}`)).statusCode);
      expect(answers).toEqual([204, 204, 204, 204, 204, 429]);
    }
    const flood = [];
    for (let n = 0; n < 21; n++) flood.push((await askFor(`p${n}@example.org`, '203.0.113.9')).statusCode);
    expect(flood.filter((status) => status === 429)).toHaveLength(1);
  });

  it('does not get around a second factor', async () => {
    const { id } = (await ada.ask('GET', '/api/me')).json<{ id: string }>();
    const secondFactor = { secret: 'KRSXG5A', on: true, lastStep: 0, recovery: [], wrong: null };
    await editBody(store, id, () => ({ secondFactor }));
    await askFor(ADDRESS);
    expect(await choose(await link())).toBe(204);
    const answer = await stranger().ask('POST', '/api/sessions', { name: 'Ada', password: NEW });
    expect(answer.json()).toMatchObject({ error: 'code-needed' });
  });

  it('is in the language of the account', async () => {
    await ada.ask('PUT', '/api/me/contact', { language: 'de' });
    await askFor(ADDRESS);
    await link();
    expect(mailbox.mails[0]!.text).toContain('neues Passwort für dein Konto „Ada“');
    expect(mailbox.mails[0]!.header('Content-Language')).toBe('de');
  });
});
