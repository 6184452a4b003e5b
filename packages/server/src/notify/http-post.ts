import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { looksPublic, lookupPublic } from './public-addresses.ts';
import { PermanentFailure } from './deliveries.ts';

const TIME_OUT = 5000;

export interface Posting {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
  readonly allowPrivate: boolean;
}

/** Posts to an address somebody gave us. Follows no redirect, reads no answer; throws when it was not taken. */
export async function post(address: string, { headers, body, allowPrivate }: Posting): Promise<void> {
  const url = new URL(address);
  if (!allowPrivate && !looksPublic(url)) throw new PermanentFailure('private-address');
  const status = await new Promise<number>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.timeout(TIME_OUT),
      ...(allowPrivate ? {} : { lookup: lookupPublic }),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.end(body);
  });
  if (status >= 200 && status < 300) return;
  if (status === 404 || status === 410) throw new Gone(`status ${status}`);
  const later = status >= 500 || [408, 425, 429].includes(status);
  throw later ? new Error(`status ${status}`) : new PermanentFailure(`status ${status}`);
}

/** Nobody listens there any more. */
export class Gone extends PermanentFailure {}
