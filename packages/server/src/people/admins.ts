import type { LogEntry } from '@drover/protocol';
import { Refusal } from '../refusal.ts';
import type { Instant, Store } from '../store/store.ts';
import { newId } from './ids.ts';
import { accountKey, asPerson, editBody, type Person } from './person.ts';
import { endAllOf } from './sessions.ts';

/** Those who look after the server: the first account that was made there, and whom the command line names. */

const ADMINS = 'admins';

export async function adminsOf(store: Store): Promise<string[]> {
  return JSON.parse((await store.setting(ADMINS)) ?? '[]') as string[];
}

export const isAdmin = async (store: Store, person: string): Promise<boolean> =>
  (await adminsOf(store)).includes(person);

/** Of several who are first at once one is. Where there were accounts before, only the command line makes admins. */
export async function adminIfFirst(store: Store, person: string): Promise<void> {
  const { accounts } = await store.countPeople();
  if (accounts === 1) await store.ensureSetting(ADMINS, JSON.stringify([person]));
}

export async function setAdmin(store: Store, person: Person, admin: boolean): Promise<void> {
  const others = (await adminsOf(store)).filter((id) => id !== person.id);
  await store.keepSetting(ADMINS, JSON.stringify(admin ? [...others, person.id] : others));
}

export async function accountNamed(store: Store, name: string): Promise<Person> {
  const stored = await store.account(accountKey(name));
  if (stored === null) throw new Refusal(404, 'no-such-person', `There is no account "${name}".`);
  return asPerson(stored);
}

/** Nobody banned comes in any more; their seats are for the tables to see to. */
export async function ban(store: Store, person: string, why: string, now: Instant): Promise<void> {
  await editBody(store, person, () => ({ banned: { at: now, why } }));
  await endAllOf(store, person, null);
}

export async function unban(store: Store, person: string): Promise<void> {
  await editBody(store, person, () => ({ banned: null }));
}

export { removeSecondFactor } from './second-factor.ts';

export async function keepInLog(store: Store, entry: LogEntry): Promise<void> {
  await store.addLogEntry({ id: newId(), at: entry.at, body: entry });
}
