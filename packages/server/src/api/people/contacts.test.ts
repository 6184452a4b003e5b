import type { Me } from '@drover/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser, openTestStore, peopleApp, type PeopleApp, SETTINGS } from '../../testing/people-app.ts';
import { type Notifier, openNotifier } from '../../notify/notifier.ts';
import { openMailbox } from '../../notify/testing/receivers.ts';

describe('contacts', () => {
  let mailbox: Awaited<ReturnType<typeof openMailbox>>;
  let notifier: Notifier;
  let people: PeopleApp;
  let browser: Browser;
  let id: string;

  beforeEach(async () => {
    mailbox = await openMailbox();
    const store = await openTestStore();
    const settings = { ...SETTINGS, smtpUrl: mailbox.url };
    notifier = await openNotifier({ store, settings, log: { debug: vi.fn(), warn: vi.fn() }, pauses: [] });
    people = await peopleApp({ store, notifier });
    browser = new Browser(people.app);
    ({ id } = (await browser.ask('POST', '/api/people', { name: 'Ada' })).json<Me>());
  });
  afterEach(async () => {
    await notifier.close();
    await people.close();
    await mailbox.close();
  });

  const contact = async (wish: object): Promise<Me> => (await browser.ask('PUT', '/api/me/contact', wish)).json();
  const turn = async (): Promise<void> => {
    await notifier.yourTurn(id, { table: 't', edition: 'nz', opponents: [], deadline: null, reminder: false });
    await notifier.idle();
  };
  /** The last link in the last mail, without the server's name. */
  const lastLink = (): string => mailbox.mails.at(-1)!.text.match(/http:\/\/drover\.test(\/api\/\S+)/)![1];
  const press = (url: string, payload = '') =>
    people.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null', 'sec-fetch-site': 'cross-site' },
      payload,
    });

  it('ask by mail whether the address is theirs before anything else is sent there', async () => {
    expect(await contact({ email: 'ada@example.org', language: 'fr' })).toMatchObject({
      email: 'ada@example.org',
      emailConfirmed: false,
      language: 'fr',
      mail: true,
    });
    await turn();
    expect(mailbox.mails).toHaveLength(1);
    const link = lastLink();

    const page = await people.app.inject({ url: link });
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.body).toContain('Oui, c’est mon adresse');
    expect((await browser.ask('GET', '/api/me')).json()).toMatchObject({ emailConfirmed: false });

    expect((await press(link)).statusCode).toBe(200);
    expect((await browser.ask('GET', '/api/me')).json()).toMatchObject({ emailConfirmed: true });
    await turn();
    expect(mailbox.mails).toHaveLength(2);
  });

  it('end mails with one click, as mail programs do it', async () => {
    await contact({ email: 'ada@example.org' });
    await notifier.idle();
    await press(lastLink());
    await turn();
    const stop = lastLink();
    expect(stop).toMatch(/^\/api\/unsubscribe/);
    expect((await people.app.inject({ url: stop })).statusCode).toBe(200);
    expect((await press(stop, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect((await browser.ask('GET', '/api/me')).json()).toMatchObject({ email: null, emailConfirmed: false });
    expect((await press(stop)).statusCode).toBe(404);
  });

  it('tell the address of before, where it was confirmed, that mails go elsewhere', async () => {
    await contact({ email: 'ada@example.org' });
    await contact({ email: 'ada@example.com' });
    await notifier.idle();
    await press(lastLink());
    await contact({ email: 'ada@example.net' });
    await notifier.idle();
    expect(mailbox.mails.flatMap(({ to }) => to)).toEqual([
      'ada@example.org',
      'ada@example.com',
      'ada@example.com',
      'ada@example.net',
    ]);
    expect(mailbox.mails[2]!.text).toContain('no longer come to this address');
  });

  it('take no link that was made for another purpose, person or address', async () => {
    await contact({ email: 'ada@example.org' });
    await notifier.idle();
    const link = lastLink();
    expect((await press(link.replace('confirm', 'unsubscribe'))).statusCode).toBe(404);
    expect((await press(link.replace(id, 'a'.repeat(20)))).statusCode).toBe(404);
    expect((await press(link.replace(/seal=.*/, 'seal='))).statusCode).toBe(404);
    expect((await press('/api/confirm')).statusCode).toBe(400);
    await contact({ email: 'eve@example.org' });
    expect((await press(link)).statusCode).toBe(404);
  });

  it('leave alone what is not named, and give each webhook a key of its own', async () => {
    const first = await contact({ webhook: 'https://example.org/one', email: 'ada@example.org' });
    expect(first.webhookKey).toMatch(/^[\w-]{43}$/);
    const same = await contact({ language: 'pl' });
    expect(same).toEqual({ ...first, language: 'pl' });
    const other = await contact({ webhook: 'https://example.org/two' });
    expect(other.webhookKey).not.toBe(first.webhookKey);
    expect(await contact({ webhook: null, email: null })).toMatchObject({
      webhook: null,
      webhookKey: null,
      email: null,
    });
    await notifier.idle();
    expect(mailbox.mails).toHaveLength(1);
  });

  it('refuse what is no address, or no public one', async () => {
    const wrong = [
      { email: 'ada' },
      { email: 'a@b.c,d@e.f' },
      { email: 'ada@example.org\r\nBcc: eve@example.org' },
      { webhook: 'ftp://example.org' },
      { webhook: 'http://127.0.0.1/' },
      { webhook: 'http://[::1]/' },
      { webhook: 'http://localhost/' },
    ];
    for (const wish of wrong) {
      const refused = await browser.ask('PUT', '/api/me/contact', wish);
      expect(refused.statusCode, JSON.stringify(wish)).toBe(400);
    }
    const push = { endpoint: 'https://169.254.169.254/latest', keys: { p256dh: 'a', auth: 'b' } };
    expect((await browser.ask('POST', '/api/me/push', push)).statusCode).toBe(400);
  });

  it('do not let one person make the server write to many', async () => {
    const asked = [];
    for (let n = 0; n < 12; n += 1)
      asked.push(await browser.ask('PUT', '/api/me/contact', { email: `a${n}@example.org` }));
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });

  it('keep a browser once, and let it go', async () => {
    const push = { endpoint: 'https://push.example.org/1', expirationTime: null, keys: { p256dh: 'a', auth: 'b' } };
    for (let n = 0; n < 2; n += 1) expect((await browser.ask('POST', '/api/me/push', push)).statusCode).toBe(200);
    expect((await people.store.person(id))!.body).toMatchObject({ push: [push] });
    await browser.ask('DELETE', '/api/me/push', { endpoint: push.endpoint });
    expect((await people.store.person(id))!.body).toMatchObject({ push: [] });
  });
});
