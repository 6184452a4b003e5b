import { NOTIFICATION_KINDS } from '@drover/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { asPerson, editBody, type Person, type PushSubscription } from '../people/person.ts';
import { accountsToReset, beginReset } from '../people/password-reset.ts';
import type { Store } from '../store/store.ts';
import { type DeliveryOptions, openDeliveries } from './deliveries.ts';
import { mailLink } from './mail-links.ts';
import { type Mail, openMailer } from './mail.ts';
import { linkTo, type Notification, type GameOverNotification, type TurnNotification } from './notification.ts';
import { Gone } from './http-post.ts';
import { pushKeysOf, sendPush } from './push.ts';
import { tell, TEXTS } from './texts.ts';
import { sendWebhook, webhookBody, webhookMessage } from './webhook.ts';

/** Tells people who are away. Whoever calls does not wait for it: it is sent in the background. */
export interface Notifier {
  /** For browsers that want to subscribe; null where nothing is pushed. */
  readonly pushKey: string | null;
  readonly mail: boolean;
  yourTurn(person: string, about: TurnNotification): Promise<void>;
  /** The last seat is taken, and this one's contribution is waited for. */
  tableFull(person: string, about: Omit<TurnNotification, 'reminder'>): Promise<void>;
  gameOver(person: string, about: GameOverNotification): Promise<void>;
  /** Asks by mail whether the address is theirs. */
  confirmAddress(person: Person): Promise<void>;
  /** Tells the address of before that mails go elsewhere now, or nowhere. */
  addressChanged(person: Person, old: string): Promise<void>;
  /** Sends a link for a new password to each account with this address, if there is any. */
  mailReset(address: string): Promise<void>;
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

  function push(person: Person, subscription: PushSubscription, notification: Notification): void {
    const { title, lines } = tell(person.body.language, notification);
    const message = {
      title,
      body: lines.join('\n'),
      url: linkTo(publicUrl, notification.table),
      tag: notification.table,
    };
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

  function mailNotification(person: Person, to: string, notification: Notification): void {
    const { language } = person.body;
    const texts = TEXTS[language];
    const { title, lines } = tell(language, notification);
    const unsubscribe = mailLink(settings, 'unsubscribe', person);
    const table = `${texts.toTable}\n${linkTo(publicUrl, notification.table)}`;
    const text = [lines.join('\n'), table, `${texts.stop}\n${unsubscribe}`].join('\n\n');
    sendMail(person, { to, subject: `${title}: ${lines[0]}`, text, language, unsubscribe });
  }

  function call(person: Person, { url: to, key }: { url: string; key: string }, notification: Notification): void {
    const { kind, ...facts } = notification;
    const url = linkTo(publicUrl, notification.table);
    const { title, lines } = tell(person.body.language, notification);
    const text = [title, ...lines, url].join('\n');
    const content = webhookBody(to, { event: kind, person: person.id, ...facts, url }, text);
    const message = webhookMessage(key, content, now());
    const { host } = new URL(to);
    deliveries.add({ by: 'webhook', person: person.id, host, send: () => sendWebhook(to, message, allowPrivate) });
  }

  function tellPerson(id: string, notification: Notification): void {
    deliveries.add({
      by: 'look-up',
      person: id,
      async send() {
        const stored = await store.person(id);
        if (!stored) return;
        const person = asPerson(stored);
        const { email, webhook } = person.body;
        for (const subscription of person.body.push) push(person, subscription, notification);
        if (email?.confirmed) mailNotification(person, email.address, notification);
        if (webhook && (webhook.events ?? NOTIFICATION_KINDS).includes(notification.kind))
          call(person, webhook, notification);
      },
    });
  }

  return {
    pushKey: keys.publicKey,
    mail: mailer !== null,
    async yourTurn(person, { table, edition, opponents, deadline, reminder }) {
      tellPerson(person, { kind: reminder ? 'reminder' : 'turn', table, edition, opponents, deadline });
    },
    async tableFull(person, { table, edition, opponents, deadline }) {
      tellPerson(person, { kind: 'full', table, edition, opponents, deadline });
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
    async addressChanged(person, old) {
      const { language } = person.body;
      const texts = TEXTS[language];
      const text = [texts.movedTold(person.name), texts.movedNotYou].join('\n\n');
      sendMail(person, { to: old, subject: texts.movedTitle, text, language, unsubscribe: null });
    },
    async mailReset(address) {
      deliveries.add({
        by: 'look-up',
        person: '',
        async send() {
          for (const person of await accountsToReset(store, address)) {
            const { email, language } = person.body;
            const texts = TEXTS[language];
            const link = `${publicUrl}/#/password/${person.id}/${await beginReset(store, person.id, now())}`;
            const text = [`${texts.resetAsk(person.name)}\n${link}`, texts.resetIgnore].join('\n\n');
            sendMail(person, { to: email!.address, subject: texts.resetTitle, text, language, unsubscribe: null });
          }
        },
      });
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
  tableFull: async () => {},
  gameOver: async () => {},
  confirmAddress: async () => {},
  addressChanged: async () => {},
  mailReset: async () => {},
  idle: async () => {},
  close: async () => {},
};
