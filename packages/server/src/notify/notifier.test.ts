import { webhookBody } from './webhook.ts';
import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankBody, type PersonBody, personOf } from '../people/person.ts';
import { openTestStore, SETTINGS } from '../testing/people-app.ts';
import type { Store } from '../store/store.ts';
import type { TurnNotification } from './notification.ts';
import { type Notifier, type NotifierSettings, openNotifier } from './notifier.ts';
import { subscribe } from './testing/browser-push.ts';
import { openMailbox, openReceiver } from './testing/receivers.ts';

const TURN: TurnNotification = {
  table: 'table23456',
  edition: 'nz',
  opponents: ['Bea', 'Żółć'],
  deadline: Date.UTC(2030, 4, 1, 12, 30),
  reminder: false,
};

describe('notifications', () => {
  let store: Store;
  let notifier: Notifier;
  const cleanUp: (() => Promise<unknown>)[] = [];
  const log = { debug: vi.fn(), warn: vi.fn() };

  beforeEach(async () => {
    store = await openTestStore();
    cleanUp.push(() => store.close());
  });
  afterEach(async () => {
    for (const clean of cleanUp.splice(0).reverse()) await clean();
    vi.clearAllMocks();
  });

  /** Makes someone, and a notifier that can reach this machine. */
  async function set(body: Partial<PersonBody>, settings: Partial<NotifierSettings> = {}): Promise<void> {
    await store.addPerson({ id: 'ada', name: 'Ada', account: null, revision: 1, body: { ...blankBody(0), ...body } });
    notifier = await openNotifier({
      store,
      settings: { ...SETTINGS, allowPrivateWebhooks: true, ...settings },
      log,
      pauses: [10, 20],
    });
    cleanUp.push(() => notifier.close());
  }

  async function receiver(status?: (call: number) => number) {
    const opened = await openReceiver(status);
    cleanUp.push(opened.close);
    return opened;
  }

  async function mailbox(refuse?: (mail: number) => number | null) {
    const opened = await openMailbox(refuse);
    cleanUp.push(opened.close);
    return opened;
  }

  it('go nowhere for people without an address, and for nobody', async () => {
    await set({ email: { address: 'ada@example.org', confirmed: false } });
    await notifier.yourTurn('ada', TURN);
    await notifier.yourTurn('nobody', TURN);
    await notifier.idle();
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('are called to a webhook, signed', async () => {
    const { url, calls } = await receiver();
    await set({ webhook: { url: `${url}/hook`, key: 'shared key' } });
    await notifier.yourTurn('ada', TURN);
    await notifier.idle();
    const [{ headers, body }] = calls;
    expect(JSON.parse(body.toString())).toEqual({
      event: 'turn',
      person: 'ada',
      table: 'table23456',
      edition: 'nz',
      opponents: ['Bea', 'Żółć'],
      deadline: TURN.deadline,
      url: 'http://drover.test/#/table/table23456',
    });
    const signature = createHmac('sha256', 'shared key').update(
      `${headers['drover-time'] as string}.${body.toString()}`,
    );
    expect(headers['drover-signature']).toBe(`sha256=${signature.digest('hex')}`);
    expect(headers['content-type']).toBe('application/json');
  });

  it('are written as Discord and Slack take them, by the address, in the language of the person', () => {
    const facts = {
      event: 'turn',
      person: 'ada',
      table: 't',
      edition: 'nz',
      opponents: [],
      deadline: null,
      url: 'u',
    } as const;
    const text = 'Your turn <@everyone> & more';
    const body = (url: string): object => webhookBody(url, facts, text);
    const mentionsNobody = { content: text, allowed_mentions: { parse: [] } };
    for (const host of ['discord.com', 'discordapp.com', 'canary.discord.com'])
      expect(body(`https://${host}/api/webhooks/1/token`)).toEqual(mentionsNobody);
    const slack = { text: 'Your turn &lt;@everyone&gt; &amp; more' };
    expect(body('https://hooks.slack.com/services/T/B/x')).toEqual(slack);
    expect(body('https://discord.com/api/webhooks/1/token/slack')).toEqual(slack);
    for (const other of ['https://notdiscord.com/api/webhooks/1', 'https://example.org/hooks.slack.com'])
      expect(body(other)).toBe(facts);
  });

  it('are called for what the person wants to hear of', async () => {
    const { url, calls } = await receiver();
    await set({ webhook: { url, key: 'k', events: ['over', 'full'] } });
    await notifier.yourTurn('ada', TURN);
    await notifier.gameOver('ada', TURN);
    await notifier.tableFull('ada', TURN);
    await notifier.idle();
    const events = calls.map(({ body }) => (JSON.parse(body.toString()) as { event: string }).event);
    expect(events.toSorted()).toEqual(['full', 'over']);
  });

  it('are called again after a failure, with the same id, and not for ever', async () => {
    const { url, calls } = await receiver((call) => (call === 1 ? 500 : 200));
    await set({ webhook: { url, key: 'k' } });
    await notifier.gameOver('ada', TURN);
    await notifier.idle();
    expect(calls).toHaveLength(2);
    expect(calls[0].headers['drover-id']).toBe(calls[1].headers['drover-id']);
    expect(JSON.parse(calls[1].body.toString())).toMatchObject({ event: 'over', deadline: null });

    const broken = await receiver(() => 503);
    await store.changePerson({
      ...(await store.person('ada'))!,
      revision: 2,
      body: { ...blankBody(0), webhook: { url: `${broken.url}/secret-path`, key: 'k' } },
    });
    await notifier.yourTurn('ada', TURN);
    await notifier.idle();
    expect(broken.calls).toHaveLength(3);
    expect(log.warn).toHaveBeenLastCalledWith(
      { by: 'webhook', person: 'ada', tries: 3, why: 'status 503', again: null },
      'could not tell',
    );
    expect(JSON.stringify([...log.warn.mock.calls, ...log.debug.mock.calls])).not.toMatch(/secret-path|Bea|127\.0/);
  });

  it('do not reach private addresses unless the server says so', async () => {
    const { url, calls } = await receiver();
    await set({ webhook: { url, key: 'k' } }, { allowPrivateWebhooks: false });
    await notifier.yourTurn('ada', TURN);
    await notifier.idle();
    expect(calls).toHaveLength(0);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ why: 'private-address' }),
      'could not tell',
    );
  });

  it('are pushed, readable for the browser alone', async () => {
    const { url, calls } = await receiver();
    const { subscription, read } = subscribe(`${url}/push/1`);
    await set({ push: [subscription], language: 'fr' });
    await notifier.yourTurn('ada', { ...TURN, reminder: true });
    await notifier.idle();
    const [{ headers, body }] = calls;
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      topic: 'table23456',
      urgency: 'high',
    });
    expect(headers.authorization).toContain(`k=${notifier.pushKey}`);
    const [, claims] = /t=[\w-]+\.([\w-]+)\./.exec(headers.authorization!)!;
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: url });
    expect(JSON.parse(read(body))).toEqual({
      title: 'Votre temps est presque écoulé',
      body: 'Nouvelle-Zélande, avec Bea et Żółć\nVous avez jusqu’au 1 mai 2030 à 12:30 UTC',
      url: 'http://drover.test/#/table/table23456',
      tag: 'table23456',
    });
    expect(body.toString('latin1')).not.toContain('table23456');
  });

  it('forget browsers that are gone, and only those', async () => {
    const gone = await receiver(() => 410);
    const here = await receiver();
    const broken = { endpoint: here.url, keys: { p256dh: 'no key', auth: 'of a browser' } };
    const push = [subscribe(gone.url).subscription, subscribe(`${here.url}/1`).subscription, broken];
    await set({ push });
    await notifier.yourTurn('ada', TURN);
    await notifier.idle();
    expect(gone.calls).toHaveLength(1);
    expect(here.calls).toHaveLength(1);
    expect((await personOf(store, 'ada')).body.push).toEqual([push[1]]);
  });

  it('use the same keys after a restart', async () => {
    await set({});
    const again = await openNotifier({ store, settings: SETTINGS, log });
    expect(again.pushKey).toBe(notifier.pushKey);
    await again.close();
  });

  it('are mailed in the language of the person, with a way to stop', async () => {
    const { url, mails } = await mailbox();
    const mailFrom = 'Drover <table@example.org>';
    const email = { address: 'ada@example.org', confirmed: true };
    await set({ email, language: 'pl' }, { smtpUrl: url, mailFrom });
    await notifier.yourTurn('ada', TURN);
    await notifier.idle();
    const [mail] = mails;
    expect(mail).toMatchObject({ to: ['ada@example.org'], from: 'table@example.org' });
    expect(mail.header('Content-Language')).toBe('pl');
    expect(mail.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.header('List-Unsubscribe')).toMatch(
      /^<http:\/\/drover\.test\/api\/unsubscribe\?person=ada&seal=[\w-]{43}>$/,
    );
    expect(mail.text).toContain('Nowa Zelandia, przy stole: Bea i\u00a0Żółć');
    expect(mail.text).toContain('http://drover.test/#/table/table23456');
  });

  it('are mailed again when the mail server is busy, not when it knows nobody of that name', async () => {
    const { url, mails } = await mailbox((mail) => [451, null, 550][mail - 1]);
    await set({ email: { address: 'ada@example.org', confirmed: true } }, { smtpUrl: url });
    await notifier.yourTurn('ada', TURN);
    await notifier.idle();
    expect(mails).toHaveLength(1);
    await notifier.yourTurn('ada', TURN);
    await notifier.idle();
    expect(mails).toHaveLength(1);
    expect(log.warn.mock.calls.map(([about]: { why: string }[]) => about.why)).toEqual(['EMESSAGE 451', 'smtp 550']);
  });

  it('delay nobody, and end with the server', async () => {
    const { url } = await receiver(() => 500);
    await set({ webhook: { url, key: 'k' } });
    const slow = await openNotifier({
      store,
      settings: { ...SETTINGS, allowPrivateWebhooks: true },
      log,
      pauses: [60_000],
    });
    const begun = performance.now();
    await slow.yourTurn('ada', TURN);
    expect(performance.now() - begun).toBeLessThan(50);
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled());
    await slow.close();
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});
