import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import type { Instant, Store, StoredToken } from '../store/store.ts';
import { newId } from './ids.ts';

/** Tokens let programs in as the person who made them. They are random enough that a plain hash keeps them safe. */

const MOST_TOKENS = 20;

export async function makeToken(
  store: Store,
  person: string,
  label: string,
  now: Instant,
): Promise<{ token: string; kept: StoredToken }> {
  if ((await store.tokensOf(person)).length >= MOST_TOKENS) {
    throw new Refusal(409, 'too-many-tokens', `There are ${MOST_TOKENS} tokens already. End one that is not needed.`);
  }
  const token = `drover_${randomBytes(32).toString('base64url')}`;
  const kept = { id: newId(), person, hash: hashOf(token), label, created: now };
  await store.addToken(kept);
  return { token, kept };
}

export async function personByToken(store: Store, token: string): Promise<string | null> {
  if (!/^drover_[\w-]{43}$/.test(token)) return null;
  return (await store.tokenByHash(hashOf(token)))?.person ?? null;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
