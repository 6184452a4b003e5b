import { createHmac, randomUUID } from 'node:crypto';
import { post } from './post.ts';

export interface WebhookNews {
  readonly event: 'turn' | 'reminder' | 'over';
  readonly person: string;
  readonly table: string;
  readonly edition: string;
  readonly opponents: readonly string[];
  readonly deadline: number | null;
  readonly url: string;
}

/**
 * The receiver computes HMAC-SHA256 of `<drover-time>.<body>` with the key shown on the account's page and compares it
 * with `drover-signature`. A message that is sent again keeps its `drover-id`.
 */
export function webhookMessage(
  key: string,
  news: WebhookNews,
  now: number,
): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify(news);
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
