import { randomBytes } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import type { Instant, Store } from '../store/store.ts';
import { hashPassword } from './passwords.ts';
import { needUncommon } from './accounts.ts';
import { asPerson, editBody, editPerson, type Person } from './person.ts';
import { endAllOf } from './sessions.ts';
import { hashOfSecret } from './secret-hash.ts';

/**
 * Whoever reads the mails of an account may choose a new password for it, by a link that is good once and not for long.
 */
const LIFETIME = 3_600_000;

/** Addresses nobody has confirmed may be somebody else's. */
export async function accountsToReset(store: Store, address: string): Promise<Person[]> {
  const found = (await store.accountsWithEmail(address)).map(asPerson);
  return found.filter(({ body }) => body.email?.confirmed && body.banned === null);
}

/** What the link has to know. One that was sent before is good no longer. */
export async function beginReset(store: Store, person: string, now: Instant): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await editBody(store, person, () => ({ reset: { hash: hashOfSecret(token), until: now + LIFETIME } }));
  return token;
}

/** Ends all sessions and tokens of the account. */
export async function resetPassword(
  store: Store,
  { person: id, token, password }: { person: string; token: string; password: string },
  now: Instant,
): Promise<void> {
  const hash = hashOfSecret(token);
  const stored = await store.person(id);
  // Before the work of hashing, and again when it is written: of two who come at once only one is first.
  needReset(stored && asPerson(stored), hash, now);
  needUncommon(password, stored!.name);
  const hashed = await hashPassword(password);
  await editPerson(store, id, (person) => {
    needReset(person, hash, now);
    return { ...person, body: { ...person.body, password: hashed, reset: null } };
  });
  await endAllOf(store, id, null);
}

function needReset(person: Person | null, hash: string, now: Instant): void {
  const reset = person?.body.reset;
  if (!reset || reset.hash !== hash || reset.until <= now)
    throw new Refusal(404, 'old-link', 'This link is no longer good.');
}
