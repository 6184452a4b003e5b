import { createHmac, randomUUID } from 'node:crypto';
import { post } from './http-post.ts';
import type { NotificationKind } from './notification.ts';

export interface WebhookNotification {
  readonly event: NotificationKind;
  readonly person: string;
  readonly table: string;
  readonly edition: string;
  readonly opponents: readonly string[];
  readonly deadline: number | null;
  readonly url: string;
}

/** What a service wants to be told in: those that show messages take a text, everybody else gets the facts. */
const FORMS = {
  discord: (text: string) => ({ content: text.slice(0, 2000), allowed_mentions: { parse: [] } }),
  slack: (text: string) => ({ text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') }),
} as const;

/** By its address. Discord takes what is written for Slack where the address ends in `/slack`. */
function formOf(url: string): keyof typeof FORMS | null {
  const { hostname, pathname } = new URL(url);
  if (/(^|\.)(discord|discordapp)\.com$/.test(hostname) && pathname.startsWith('/api/'))
    return pathname.endsWith('/slack') ? 'slack' : 'discord';
  return hostname === 'hooks.slack.com' || hostname === 'hooks.slack-gov.com' ? 'slack' : null;
}

/** The message in the form that the receiver accepts. */
export function webhookBody(url: string, notification: WebhookNotification, text: string): object {
  const form = formOf(url);
  return form === null ? notification : FORMS[form](text);
}

/**
 * The receiver computes HMAC-SHA256 of `<drover-time>.<body>` with the key shown on the account's page and compares it
 * with `drover-signature`. A message that is sent again keeps its `drover-id`.
 */
export function webhookMessage(
  key: string,
  content: object,
  now: number,
): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify(content);
  const signature = createHmac('sha256', key).update(`${now}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Drover',
    'drover-id': randomUUID(),
    'drover-time': String(now),
    'drover-signature': `sha256=${signature}`,
  };
  return { headers, body };
}

export const sendWebhook = (
  url: string,
  message: ReturnType<typeof webhookMessage>,
  allowPrivate: boolean,
): Promise<void> => post(url, { ...message, allowPrivate });
