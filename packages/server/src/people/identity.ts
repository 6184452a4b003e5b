import cookies from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { isForeign } from './origin.ts';
import { COOKIE, sessionIn } from './sessions.ts';
import { personByToken } from './tokens.ts';

/** Who asks: known by the cookie of a browser or the token of a program. */
export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
    /** The browser's session; null for programs and for nobody. */
    sessionId: string | null;
  }
  interface FastifyContextConfig {
    /** Nothing is done here in anybody's name: other sites may ask too. */
    anyOrigin?: boolean;
  }
}

export interface IdentityOptions {
  readonly store: Store;
  readonly secret: string;
  /** Where the page is reached, if a proxy hides that from the server. */
  readonly publicUrl?: string | null;
  readonly now?: () => number;
}

export async function identityPlugin(app: FastifyInstance, options: IdentityOptions): Promise<void> {
  const { store, secret, publicUrl = null, now = Date.now } = options;
  await app.register(cookies);
  app.decorateRequest('identity', null);
  app.decorateRequest('sessionId', null);

  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const token = tokenIn(request);
    if (token !== null) {
      request.identity = await identityOf(store, await personByToken(store, token));
      return;
    }
    if (!request.routeOptions.config.anyOrigin && isForeign(request, publicUrl)) {
      throw new Refusal(403, 'foreign-origin', 'Another site asked for this in your name.');
    }
    const session = await sessionIn(store, secret, request.cookies[COOKIE], now());
    request.identity = await identityOf(store, session?.person ?? null);
    request.sessionId = request.identity && session ? session.id : null;
  });
}
/** Its hooks and decorators are for the whole app, also when it is registered as a plugin. */
Object.assign(identityPlugin, { [Symbol.for('skip-override')]: true });

export function needIdentity(request: FastifyRequest): Identity {
  if (!request.identity) throw new Refusal(401, 'nobody', 'Say who you are first: with a name, or by signing in.');
  return request.identity;
}

/** For what a program must not do with a token: handing out more of them, changing the password. */
export function needSession(request: FastifyRequest): { identity: Identity; sessionId: string } {
  const identity = needIdentity(request);
  if (request.sessionId === null) {
    throw new Refusal(403, 'session-needed', 'This can be done in a browser only, not with a token.');
  }
  return { identity, sessionId: request.sessionId };
}

function tokenIn(request: FastifyRequest): string | null {
  return /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

async function identityOf(store: Store, id: string | null): Promise<Identity | null> {
  const person = id === null ? null : await store.person(id);
  return person && { id: person.id, name: person.name, guest: person.account === null };
}
