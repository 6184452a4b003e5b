import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { Refusal } from '../refusal.ts';
import type { Instant, Store } from '../store/store.ts';
import { editBody, editPerson, type Person, type PersonBody, type SecondFactor } from './person.ts';
import { hashOfSecret } from './secret-hash.ts';

/**
 * A second thing to know at sign-in: the code that an authenticator app shows (TOTP, RFC 6238), or one of the recovery
 * codes that are given once. No code is good twice.
 */

const PERIOD = 30_000;
const RECOVERY_CODES = 10;
/** Of six digits somebody who has the password could guess many: so many wrong ones, then only recovery codes count. */
const MOST_WRONG = 10;
const WRONG_FORGOTTEN = 3_600_000;

/** Whether codes are asked for: not before the first one has shown that the app knows the secret. */
export const hasSecondFactor = ({ secondFactor }: PersonBody): boolean => secondFactor?.on === true;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: 'Drover', label, secret: Secret.fromBase32(secret), period: PERIOD / 1000 });

/** What the app is shown: as text, and as the address in a QR code. */
export async function beginSecondFactor(store: Store, id: string): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 }).base32;
  const { name } = await editBody(store, id, (body) => {
    needNone(body);
    return { secondFactor: { secret, on: false, lastStep: 0, recovery: [], wrong: null } };
  });
  return { secret, uri: totpOf(secret, name).toString() };
}

/** Gives the recovery codes, the only time they are told. */
export async function confirmSecondFactor(store: Store, id: string, code: string, now: Instant): Promise<string[]> {
  const { codes, recovery } = newRecoveryCodes();
  await useCode(store, id, code, now, (body, factor) => {
    needNone(body);
    return { ...factor, on: true, recovery };
  });
  return codes;
}

/** Those of before are good no longer. */
export async function renewRecoveryCodes(store: Store, id: string, code: string, now: Instant): Promise<string[]> {
  const { codes, recovery } = newRecoveryCodes();
  await useCode(store, id, code, now, (body, factor) => {
    if (!hasSecondFactor(body)) throw noSecondFactor();
    return { ...factor, recovery };
  });
  return codes;
}

/** Throws where the code is not good; gives the person with the code used up. */
export const checkCode = (store: Store, id: string, code: string, now: Instant): Promise<Person> =>
  useCode(store, id, code, now, (_body, factor) => factor);

export async function removeSecondFactor(store: Store, id: string): Promise<void> {
  await editBody(store, id, () => ({ secondFactor: null }));
}

const noSecondFactor = (): Refusal => new Refusal(409, 'no-second-factor', 'There is no second factor.');

function needNone(body: PersonBody): void {
  if (hasSecondFactor(body)) throw new Refusal(409, 'has-second-factor', 'There is a second factor already.');
}

/** In one write with the check, so that a code that comes twice at once is good once. */
async function useCode(
  store: Store,
  id: string,
  code: string,
  now: Instant,
  then: (body: PersonBody, factor: SecondFactor) => SecondFactor,
): Promise<Person> {
  let isRight = false;
  const written = await editPerson(store, id, (person) => {
    const { secondFactor: factor } = person.body;
    if (!factor) throw noSecondFactor();
    const used = withoutCode(person, factor, plain(code), now);
    isRight = used !== null;
    const secondFactor = used === null ? { ...factor, wrong: oneMore(factor, now) } : then(person.body, used);
    return { ...person, body: { ...person.body, secondFactor } };
  });
  if (!isRight) throw new Refusal(401, 'wrong-code', 'This code is not right, or it was used already.');
  return written;
}

/** What is left once the code was used; null where it is no good. */
function withoutCode({ name }: Person, factor: SecondFactor, code: string, now: Instant): SecondFactor | null {
  const { secret, lastStep, recovery, wrong } = factor;
  if (!/^\d{6}$/.test(code)) {
    const hash = hashOfSecret(code);
    return recovery.includes(hash)
      ? { ...factor, recovery: recovery.filter((kept) => kept !== hash), wrong: null }
      : null;
  }
  if (wrong !== null && wrong.count >= MOST_WRONG && now < wrong.since + WRONG_FORGOTTEN)
    throw new Refusal(429, 'too-many-codes', 'Too many wrong codes. Use a recovery code, or try again in an hour.');
  // Clocks may differ by one period.
  const delta = totpOf(secret, name).validate({ token: code, window: 1, timestamp: now });
  const step = Math.floor(now / PERIOD) + (delta ?? 0);
  return delta === null || step <= lastStep ? null : { ...factor, lastStep: step, wrong: null };
}

function oneMore({ wrong }: SecondFactor, now: Instant): SecondFactor['wrong'] {
  const recent = wrong !== null && now < wrong.since + WRONG_FORGOTTEN;
  return recent ? { ...wrong, count: wrong.count + 1 } : { count: 1, since: now };
}

/** Ten letters that nobody takes for others: fifty bits. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
function newRecoveryCode(): string {
  const letters = [...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function newRecoveryCodes(): { codes: string[]; recovery: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  return { codes, recovery: codes.map((given) => hashOfSecret(plain(given))) };
}

/** However it was typed. */
const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');
