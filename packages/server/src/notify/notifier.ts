import type { FastifyBaseLogger } from 'fastify';
import { asPerson, editBody, type Person, type PushSubscription } from '../people/person.ts';
import type { Store } from '../store/store.ts';
import { type DeliveryOptions, openDeliveries } from './deliveries.ts';
import { mailLink } from './links.ts';
import { type Mail, openMailer } from './mail.ts';
import { linkTo, type News, type OverNews, type TurnNews } from './news.ts';
import { Gone } from './post.ts';
import { pushKeysOf, sendPush } from './push.ts';
import { tell, TEXTS } from './texts.ts';
import { sendWebhook, webhookMessage } from './webhook.ts';

/** Tells people who are away. Whoever calls does not wait for it: it is sent in the background. */
export interface Notifier {
  /** For browsers that want to subscribe; null where nothing is pushed. */
  readonly pushKey: string | null;
  readonly mail: boolean;
  yourTurn(person: string, about: TurnNews): Promise<void>;
  gameOver(person: string, about: OverNews): Promise<void>;
  /** Asks by mail whether the address is theirs. */
  confirmAddress(person: Person): Promise<void>;
  /** When everything has been told or given up. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface NotifierSettings {
  readonly secret: string;
  readonly publicUrl: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  /** For servers whose webhooks are on the same network. */
  readonly allowPrivateWebhooks: boolean;
}

export interface NotifierOptions extends Pick<DeliveryOptions, 'pauses'> {
  readonly store: Store;
  readonly settings: NotifierSettings;
  readonly log: Pick<FastifyBaseLogger, 'debug' | 'warn'>;
  readonly now?: () => number;
}

export async function openNotifier(options: NotifierOptions): Promise<Notifier> {
  const { store, settings, log, now = Date.now } = options;
  const { publicUrl, smtpUrl, allowPrivateWebhooks: allowPrivate } = settings;
  const from = settings.mailFrom ?? `Drover <drover@${new URL(publicUrl).hostname}>`;
  const mailer = smtpUrl === null ? null : openMailer(smtpUrl, from);
  const keys = await pushKeysOf(store);
  const pusher = { keys, subject: subjectOf(settings), allowPrivate };
  const deliveries = openDeliveries({ log, ...(options.pauses && { pauses: options.pauses }) });

  function push(person: Person, subscription: PushSubscription, news: News): void {
    const { title, lines } = tell(person.body.language, news);
    const message = { title, body: lines.join('\n'), url: linkTo(publicUrl, news.table), tag: news.table };
    deliveries.add({
      by: 'push',
      person: person.id,
      async send() {
        try {
          await sendPush(pusher, subscription, message);
        } catch (error) {
          if (error instanceof Gone) await forget(person.id, subscription);
          throw error;
        }
      },
    });
  }

  const forget = (person: string, gone: PushSubscription): Promise<Person> =>
    editBody(store, person, ({ push }) => ({ push: push.filter(({ endpoint }) => endpoint !== gone.endpoint) }));

  function sendMail(person: Person, mail: Mail): void {
    if (mailer) deliveries.add({ by: 'mail', person: person.id, send: () => mailer.send(mail) });
  }

  function mailNews(person: Person, to: string, news: News): void {
    const { language } = person.body;
    const texts = TEXTS[language];
    const { title, lines } = tell(language, news);
    const unsubscribe = mailLink(settings, 'unsubscribe', person);
    const table = `${texts.toTable}\n${linkTo(publicUrl, news.table)}`;
    const text = [lines.join('\n'), table, `${texts.stop}\n${unsubscribe}`].join('\n\n');
    sendMail(person, { to, subject: `${title}: ${lines[0]}`, text, language, unsubscribe });
  }

  function call(person: Person, webhook: { url: string; key: string }, { kind, ...news }: News): void {
    const told = { event: kind, person: person.id, ...news, url: linkTo(publicUrl, news.table) };
    const message = webhookMessage(webhook.key, told, now());
    deliveries.add({ by: 'webhook', person: person.id, send: () => sendWebhook(webhook.url, message, allowPrivate) });
  }

  function tellPerson(id: string, news: News): void {
    deliveries.add({
      by: 'look-up',
      person: id,
      async send() {
        const stored = await store.person(id);
        if (!stored) return;
        const person = asPerson(stored);
        const { email, webhook } = person.body;
        for (const subscription of person.body.push) push(person, subscription, news);
        if (email?.confirmed) mailNews(person, email.address, news);
        if (webhook) call(person, webhook, news);
      },
    });
  }

  return {
    pushKey: keys.publicKey,
    mail: mailer !== null,
    async yourTurn(person, { table, edition, opponents, deadline, reminder }) {
      tellPerson(person, { kind: reminder ? 'reminder' : 'turn', table, edition, opponents, deadline });
    },
    async gameOver(person, { table, edition, opponents }) {
      tellPerson(person, { kind: 'over', table, edition, opponents, deadline: null });
    },
    async confirmAddress(person) {
      const { email, language } = person.body;
      if (!email || email.confirmed) return;
      const texts = TEXTS[language];
      const text = [`${texts.confirmAsk}\n${mailLink(settings, 'confirm', person)}`, texts.confirmIgnore].join('\n\n');
      sendMail(person, { to: email.address, subject: texts.confirmTitle, text, language, unsubscribe: null });
    },
    idle: deliveries.idle,
    async close() {
      await deliveries.close();
      mailer?.close();
    },
  };
}

/** Push services want to know whom to ask when something goes wrong. */
function subjectOf({ publicUrl, mailFrom }: NotifierSettings): string {
  const address = /[^\s<>]+@[^\s<>]+/.exec(mailFrom ?? '')?.[0];
  if (address !== undefined) return `mailto:${address}`;
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:drover@example.org';
}

/** For servers and tests that tell nobody anything. */
export const silent: Notifier = {
  pushKey: null,
  mail: false,
  yourTurn: async () => {},
  gameOver: async () => {},
  confirmAddress: async () => {},
  idle: async () => {},
  close: async () => {},
};
