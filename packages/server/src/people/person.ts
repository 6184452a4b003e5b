import type { EditionId } from '@drover/engine';
import type { language, NotificationKind, pushRequest, Shun } from '@drover/protocol';
import type { z } from 'zod';
import type { Instant, Store, StoredPerson } from '../store/store.ts';
import { lookOf } from '../store/look.ts';
import { Refusal } from '../refusal.ts';

export type Language = z.infer<typeof language>;
export type PushSubscription = z.infer<typeof pushRequest>;

export interface KeptRating {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  /** The latest games that were counted: none counts twice, even when the server stopped in the middle of it. */
  readonly counted: readonly string[];
}

/** What an authenticator app of an account shares with this server. */
export interface SecondFactor {
  /** Base32, as apps write it. */
  readonly secret: string;
  /** Offered only, until a code has shown that the app knows the secret. */
  readonly on: boolean;
  /** The period of the last code that was used: that one and all before are good no longer. */
  readonly lastStep: number;
  /** Hashed. */
  readonly recovery: readonly string[];
  /** Codes that were not right, and since when they are counted. */
  readonly wrong: { readonly count: number; readonly since: Instant } | null;
}

/** What is kept of a person beside the name. */
export interface PersonBody {
  readonly created: Instant;
  /** Hashed; accounts only. */
  readonly password: string | null;
  readonly ratings: Readonly<Partial<Record<EditionId, KeptRating>>>;
  readonly email: { readonly address: string; readonly confirmed: boolean } | null;
  readonly webhook: {
    readonly url: string;
    readonly key: string;
    /** What it is called for; everything where it was never said. */
    readonly events?: readonly NotificationKind[];
  } | null;
  readonly push: readonly PushSubscription[];
  readonly language: Language;
  /** By person. */
  readonly shunned: Readonly<Record<string, Shun>>;
  /** The link for a new password that was sent last: hashed, and how long it is good. */
  readonly reset: { readonly hash: string; readonly until: Instant } | null;
  readonly secondFactor: SecondFactor | null;
  readonly banned: { readonly at: Instant; readonly why: string } | null;
  readonly silencedUntil: Instant | null;
}

export interface Person extends StoredPerson {
  readonly body: PersonBody;
}

export const blankBody = (created: Instant): PersonBody => ({
  created,
  password: null,
  ratings: {},
  email: null,
  webhook: null,
  push: [],
  language: 'en',
  shunned: {},
  reset: null,
  secondFactor: null,
  banned: null,
  silencedUntil: null,
});

/** Also one kept by an earlier version, which knew less of people. */
export function asPerson(stored: StoredPerson): Person {
  return { ...stored, body: { ...blankBody(0), ...(stored.body as Partial<PersonBody>) } };
}

export async function personOf(store: Store, id: string): Promise<Person> {
  const stored = await store.person(id);
  if (!stored) throw new Refusal(404, 'no-such-person', 'There is nobody with this id.');
  return asPerson(stored);
}

/** Two names that look alike to a hasty reader are the same account. */
export const accountKey = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').toLowerCase();

/** More than anybody is in the way of anybody else. */
const TRIES = 20;

/** Reads, changes and writes, again if somebody was faster. The same person back means nothing to do. */
export async function editPerson(store: Store, id: string, edit: (person: Person) => Person): Promise<Person> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const before = await personOf(store, id);
    const after = edit(before);
    if (after === before) return before;
    const written = { ...after, revision: before.revision + 1 };
    if (await store.changePerson(written)) return written;
    if (after.account !== null && after.account !== before.account) await needFreeName(store, after.name, id);
  }
  throw new Refusal(409, 'busy', 'Too many changes at once. Try again soon.');
}

export const editBody = (store: Store, id: string, edit: (body: PersonBody) => Partial<PersonBody>): Promise<Person> =>
  editPerson(store, id, (person) => ({ ...person, body: { ...person.body, ...edit(person.body) } }));

/** Guests do not pass themselves off as somebody with an account. */
export async function needFreeName(store: Store, name: string, self: string | null): Promise<void> {
  const owner = await store.account(accountKey(name));
  if (owner && owner.id !== self) throw new Refusal(409, 'name-taken', 'This name belongs to an account.');
  if (lookOf(name) === '') throw new Refusal(409, 'bad-name', 'A name needs characters that can be seen.');
  const alike = await store.accountsLike(name);
  if (alike.some(({ id }) => id !== self))
    throw new Refusal(409, 'name-imitates', 'This name looks too much like somebody else’s.');
}
