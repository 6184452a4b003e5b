import type { TokenScope } from '@drover/protocol';
import cookies from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Store, StoredToken } from '../store/store.ts';
import { isForeign } from './origin.ts';
import { COOKIE, sessionIn } from '../people/sessions.ts';
import { scopesOf, tokenIn } from '../people/tokens.ts';
import type { Identity } from '../people/identity.ts';

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
    /** The browser's session; null for programs and for nobody. */
    sessionId: string | null;
    /** The program's token; null for browsers and for nobody. */
    token: StoredToken | null;
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
  app.decorateRequest('token', null);

  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const bearer = bearerIn(request);
    if (bearer !== null) {
      request.token = await tokenIn(store, bearer);
      request.identity = await identityOf(store, request.token?.person ?? null);
      return;
    }
    if (!request.routeOptions.config.anyOrigin && isForeign(request, publicUrl)) {
      throw new Refusal(403, 'foreign-origin', 'Another site asked for this in your name.');
    }
    const session = await sessionIn(store, secret, request.cookies[COOKIE], now());
    request.identity = session?.identity ?? null;
    request.sessionId = session?.id ?? null;
  });
}
/** Its hooks and decorators are for the whole app, also when it is registered as a plugin. */
Object.assign(identityPlugin, { [Symbol.for('skip-override')]: true });

export function needKnown(request: FastifyRequest): Identity {
  if (!request.identity) throw new Refusal(401, 'nobody', 'Say who you are first: with a name, or by signing in.');
  return request.identity;
}

/** Whoever asks, for something tokens of this scope are good for. */
export function needIdentity(request: FastifyRequest, scope: TokenScope = 'play'): Identity {
  const identity = needKnown(request);
  if (!isFor(request, scope)) throw new Refusal(403, 'other-scope', `This token does not have the scope "${scope}".`);
  return identity;
}

/** A token that is not for playing sees a table as anybody does. */
export const viewerIn = (request: FastifyRequest): string | null =>
  request.identity && isFor(request, 'play') ? request.identity.id : null;

export const isFor = ({ token }: FastifyRequest, scope: TokenScope): boolean =>
  token === null || scopesOf(token).includes(scope);

/** Whether what the request came in by is still good; nothing ends for who came in as nobody. */
export async function isStillIn(store: Store, { sessionId, token }: FastifyRequest): Promise<boolean> {
  if (sessionId !== null) return (await store.session(sessionId)) !== null;
  return token === null || (await store.tokenByHash(token.hash)) !== null;
}

/** For what a program must not do with a token: handing out more of them, changing the name or the password. */
export function needSession(request: FastifyRequest): { identity: Identity; sessionId: string } {
  const identity = needKnown(request);
  if (request.sessionId === null) {
    throw new Refusal(403, 'session-needed', 'This can be done in a browser only, not with a token.');
  }
  return { identity, sessionId: request.sessionId };
}

function bearerIn(request: FastifyRequest): string | null {
  return /^Bearer +(.*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

async function identityOf(store: Store, id: string | null): Promise<Identity | null> {
  const person = id === null ? null : await store.person(id);
  return person && { id: person.id, name: person.name, guest: person.account === null };
}
