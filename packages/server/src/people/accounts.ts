import { Refusal } from '../refusal.ts';
import type { Instant, Store } from '../store/store.ts';
import { adminIfFirst } from './admins.ts';
import { newId } from './ids.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { checkCode, hasSecondFactor } from './second-factor.ts';
import { accountKey, asPerson, blankBody, editPerson, needFreeName, type Person, personOf } from './person.ts';

export async function addGuest(store: Store, name: string, now: Instant): Promise<Person> {
  await needFreeName(store, name, null);
  return addPerson(store, { id: newId(), name, account: null, revision: 1, body: blankBody(now) });
}

/** A guest who makes an account stays the same person, with all their tables. */
export async function makeAccount(
  store: Store,
  guest: string | null,
  name: string,
  password: string,
  now: Instant,
): Promise<Person> {
  // Before the work of hashing, and again by the store when it is written.
  await needFreeName(store, name, null);
  needUncommon(password, name);
  const hash = await hashPassword(password);
  const account = accountKey(name);
  if (guest === null) {
    const body = { ...blankBody(now), password: hash };
    const person = await addPerson(store, { id: newId(), name, account, revision: 1, body });
    await adminIfFirst(store, person.id);
    return person;
  }
  const person = await editPerson(store, guest, (person) => {
    if (person.account !== null) throw new Refusal(409, 'has-account', 'You already have an account.');
    return { ...person, name, account, body: { ...person.body, password: hash } };
  });
  await adminIfFirst(store, person.id);
  return person;
}

/**
 * Does not tell whether it is the name or the password that is wrong, nor by how long it takes. That a code is needed is
 * told only where the password is right.
 */
export async function signIn(
  store: Store,
  { name, password, code }: { name: string; password: string; code?: string | undefined },
  now: Instant,
): Promise<Person> {
  const stored = await store.account(accountKey(name));
  const person = stored && asPerson(stored);
  const right = await isPassword(password, person?.body.password ?? null);
  if (!person || !right) throw new Refusal(401, 'wrong-password', 'There is no account with this name and password.');
  if (person.body.banned) throw new Refusal(403, 'banned', `This account is banned: ${person.body.banned.why}`);
  if (hasSecondFactor(person.body)) {
    if (code === undefined) throw new Refusal(401, 'code-needed', 'This account asks for a code as well.');
    return checkCode(store, person.id, code, now);
  }
  return person;
}

export async function rename(store: Store, id: string, name: string): Promise<Person> {
  await needFreeName(store, name, id);
  return editPerson(store, id, (person) => ({
    ...person,
    name,
    account: person.account === null ? null : accountKey(name),
  }));
}

/** Throws when it is another one. */
export async function checkPassword(store: Store, id: string, given: string): Promise<Person> {
  const person = await personOf(store, id);
  const right = await isPassword(given, person.body.password);
  if (!right) throw new Refusal(403, 'wrong-password', 'The password is wrong.');
  return person;
}

/** That it is really the owner of the account, and not only somebody at their browser. A guest has nothing else. */
export async function needOwner(
  store: Store,
  id: string,
  { password, code }: { password?: string | undefined; code?: string | undefined },
  now: Instant,
): Promise<void> {
  const { account, body } = await personOf(store, id);
  if (account === null) return;
  if (password === undefined) throw new Refusal(403, 'password-needed', 'This asks for the password of the account.');
  await checkPassword(store, id, password);
  if (!hasSecondFactor(body)) return;
  if (code === undefined) throw new Refusal(401, 'code-needed', 'This account asks for a code as well.');
  await checkCode(store, id, code, now);
}

export async function changePassword(store: Store, id: string, old: string, chosen: string): Promise<void> {
  const { name, body } = await checkPassword(store, id, old);
  needUncommon(chosen, name);
  const password = await hashPassword(chosen);
  await editPerson(store, id, (person) => {
    if (person.body.password !== body.password) throw new Refusal(409, 'busy', 'The password has just been changed.');
    return { ...person, body: { ...person.body, password, reset: null } };
  });
}

export function needUncommon(password: string, name: string): void {
  if (isCommonPassword(password, name))
    throw new Refusal(409, 'common-password', 'This is one of the first passwords anybody would try.');
}

async function addPerson(store: Store, person: Person): Promise<Person> {
  if ((await store.addPerson(person)) === 'taken') {
    throw new Refusal(409, 'name-taken', 'This name belongs to an account.');
  }
  return person;
}
