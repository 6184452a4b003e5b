import { Refusal } from '../refusal.ts';
import type { Instant, Store } from '../store/store.ts';
import { newId } from './ids.ts';
import { hashPassword, isPassword } from './passwords.ts';
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
  const hash = await hashPassword(password);
  const account = accountKey(name);
  if (guest === null) {
    const body = { ...blankBody(now), password: hash };
    return addPerson(store, { id: newId(), name, account, revision: 1, body });
  }
  return editPerson(store, guest, (person) => {
    if (person.account !== null) throw new Refusal(409, 'has-account', 'You have an account already.');
    return { ...person, name, account, body: { ...person.body, password: hash } };
  });
}

/** Does not tell whether it is the name or the password that is wrong, nor by how long it takes. */
export async function signIn(store: Store, name: string, password: string): Promise<Person> {
  const stored = await store.account(accountKey(name));
  const person = stored && asPerson(stored);
  const right = await isPassword(password, person?.body.password ?? null);
  if (!person || !right) throw new Refusal(401, 'wrong-password', 'There is no account with this name and password.');
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

export async function changePassword(store: Store, id: string, old: string, chosen: string): Promise<void> {
  const { body } = await personOf(store, id);
  const right = await isPassword(old, body.password);
  if (!right) throw new Refusal(403, 'wrong-password', 'The old password is another one.');
  const password = await hashPassword(chosen);
  await editPerson(store, id, (person) => {
    if (person.body.password !== body.password) throw new Refusal(409, 'busy', 'The password has just been changed.');
    return { ...person, body: { ...person.body, password } };
  });
}

async function addPerson(store: Store, person: Person): Promise<Person> {
  if ((await store.addPerson(person)) === 'taken') {
    throw new Refusal(409, 'name-taken', 'This name belongs to an account.');
  }
  return person;
}
