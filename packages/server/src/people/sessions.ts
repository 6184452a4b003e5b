import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Instant, Store, StoredSession } from '../store/store.ts';
import type { Identity } from './identity.ts';
import { isSigned, sign } from './signature.ts';

export const COOKIE = 'drover';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Much longer than any game asks for a move: a guest is nothing but the session. */
const LIFETIME = 180 * DAY;
/** How exactly is kept when somebody was last seen. */
const SEEN_EVERY = 10 * MINUTE;
const MOST_SESSIONS = 30;

/** The cookie: the session and this server's signature on it. Knowing the database is not enough to write one. */
export const cookieOf = (secret: string, session: string): string => `${session}.${sign(secret, 'session', session)}`;

export function giveCookie(reply: FastifyReply, server: { secret: string; secure: boolean }, session: string): void {
  void reply.setCookie(COOKIE, cookieOf(server.secret, session), { ...cookieFor(server), maxAge: LIFETIME / 1000 });
}

export function takeCookie(reply: FastifyReply, server: { secure: boolean }): void {
  void reply.clearCookie(COOKIE, cookieFor(server));
}

const cookieFor = ({ secure }: { secure: boolean }) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) satisfies Parameters<FastifyReply['setCookie']>[2];

/** Whose session it is; null for everything that is not a living session of this server. */
export async function sessionIn(
  store: Store,
  secret: string,
  cookie: string | undefined,
  now: Instant,
): Promise<{ readonly id: string; readonly identity: Identity } | null> {
  const [, id, given] = /^([\w-]{20,64})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  if (id === undefined || !isRight(secret, cookie!, id, given!)) return null;
  const session = await store.sessionAndPerson(id);
  if (!session) return null;
  if (isOver(session, now)) {
    await store.endSession(id, session.person);
    return null;
  }
  if (now - session.seen > SEEN_EVERY) await store.touchSession(id, now);
  return { id, identity: { id: session.person, name: session.name, guest: session.account === null } };
}

/** Cookies whose signature was found right, with the secret it was made with: nearly every request brings one of them. */
const right = new Map<string, string>();
const MOST_RIGHT = 10_000;

function isRight(secret: string, cookie: string, session: string, given: string): boolean {
  if (right.get(cookie) === secret) return true;
  if (!isSigned(secret, 'session', session, given)) return false;
  if (right.size >= MOST_RIGHT) right.clear();
  right.set(cookie, secret);
  return true;
}

export async function beginSession(store: Store, person: string, now: Instant): Promise<string> {
  await endOldest(store, person, now);
  const id = randomBytes(24).toString('base64url');
  await store.addSession({ id, person, begun: now, seen: now });
  return id;
}

/** Nobody who was let in before is let in any more, but for the browser that asks for it. */
export async function endAllOf(store: Store, person: string, except: string | null): Promise<void> {
  await store.endTokensOf(person);
  await store.endSessionsOf(person, except);
}

/** Nobody's list of sessions grows for ever. */
async function endOldest(store: Store, person: string, now: Instant): Promise<void> {
  const latestFirst = (await store.sessionsOf(person)).sort((a, b) => b.seen - a.seen);
  const over = latestFirst.filter((session, index) => index >= MOST_SESSIONS - 1 || isOver(session, now));
  for (const { id } of over) await store.endSession(id, person);
}

const isOver = (session: StoredSession, now: Instant): boolean => now - session.seen > LIFETIME;
