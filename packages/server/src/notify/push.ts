import webpush from 'web-push';
import type { Store } from '../store/store.ts';
import type { PushSubscription } from '../people/person.ts';
import { Gone, post } from './http-post.ts';

/** Web Push: encrypted for the browser that subscribed, so that the service in between cannot read it. */

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made once: every subscription is bound to them. */
export async function pushKeysOf(store: Store): Promise<PushKeys> {
  const kept = (await store.setting('push-keys')) ?? (await store.ensureSetting('push-keys', newKeys()));
  return JSON.parse(kept) as PushKeys;
}

const newKeys = (): string => JSON.stringify(webpush.generateVAPIDKeys());

/** What the page's service worker shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** A newer one takes the place of an older one about the same table. */
  readonly tag: string;
}

export interface PushSender {
  readonly keys: PushKeys;
  /** Whom the push service can ask about us: a mailto: or https: address. */
  readonly subject: string;
  readonly allowPrivate: boolean;
}

const DAY = 24 * 60 * 60;

export async function sendPush(
  { keys, subject, allowPrivate }: PushSender,
  subscription: PushSubscription,
  message: PushMessage,
): Promise<void> {
  const { endpoint, headers, body } = encrypted(subscription, message, { subject, ...keys });
  await post(endpoint, { headers, body, allowPrivate });
}

function encrypted(
  { endpoint, keys }: PushSubscription,
  message: PushMessage,
  vapidDetails: PushKeys & { subject: string },
): ReturnType<typeof webpush.generateRequestDetails> & { body: Buffer } {
  const options = { vapidDetails, TTL: DAY, topic: message.tag, urgency: 'high' } as const;
  try {
    return webpush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), options);
  } catch {
    // Nothing can be encrypted with keys that no browser made.
    throw new Gone('bad-subscription');
  }
}
