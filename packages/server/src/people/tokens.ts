import { randomBytes } from 'node:crypto';
import { TOKEN_SCOPES, type TokenScope } from '@drover/protocol';
import { Refusal } from '../refusal.ts';
import type { Instant, Store, StoredToken } from '../store/store.ts';
import { newId } from './ids.ts';
import { hashOfSecret } from './secret-hash.ts';

/** Tokens let programs in as the person who made them. They are random enough that a plain hash keeps them safe. */

const MOST_TOKENS = 20;

export async function makeToken(
  store: Store,
  person: string,
  label: string,
  scopes: readonly TokenScope[],
  now: Instant,
): Promise<{ token: string; kept: StoredToken }> {
  if ((await store.tokensOf(person)).length >= MOST_TOKENS) {
    throw new Refusal(
      409,
      'too-many-tokens',
      `There are ${MOST_TOKENS} tokens already. Revoke one that is not needed.`,
    );
  }
  const token = `drover_${randomBytes(32).toString('base64url')}`;
  const kept = { id: newId(), person, hash: hashOfSecret(token), label, created: now, scopes: scopes.join(' ') };
  await store.addToken(kept);
  return { token, kept };
}

export async function tokenIn(store: Store, token: string): Promise<StoredToken | null> {
  return /^drover_[\w-]{43}$/.test(token) ? store.tokenByHash(hashOfSecret(token)) : null;
}

export const scopesOf = ({ scopes }: StoredToken): TokenScope[] =>
  TOKEN_SCOPES.filter((scope) => scopes.split(' ').includes(scope));
