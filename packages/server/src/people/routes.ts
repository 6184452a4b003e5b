import type { FastifyInstance } from 'fastify';
import type { Notifier, NotifierSettings } from '../notify/notifier.ts';
import { mailRoutes } from '../notify/routes.ts';
import type { Store } from '../store/store.ts';
import { limitsOn, type Limits } from './limits.ts';
import { accountRoutes } from './routes/accounts.ts';
import { meRoutes } from './routes/me.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { tokenRoutes } from './routes/tokens.ts';

export interface PeopleOptions {
  readonly store: Store;
  readonly settings: Pick<NotifierSettings, 'secret' | 'publicUrl' | 'allowPrivateWebhooks'>;
  readonly notifier: Notifier;
  readonly now?: () => number;
}

/** What the routes of people share. */
export interface PeopleServer extends Required<PeopleOptions> {
  readonly limits: Limits;
  readonly secret: string;
  /** Cookies only travel encrypted where the page does. */
  readonly secure: boolean;
}

/** Needs the identity plugin, @fastify/rate-limit and the zod compilers on the app. */
export async function peopleRoutes(app: FastifyInstance, options: PeopleOptions): Promise<void> {
  const { secret, publicUrl } = options.settings;
  const secure = publicUrl.startsWith('https:');
  const server: PeopleServer = { now: Date.now, ...options, limits: limitsOn(app), secret, secure };
  accountRoutes(app, server);
  sessionRoutes(app, server);
  meRoutes(app, server);
  tokenRoutes(app, server);
  await app.register(mailRoutes, { store: server.store, secret });
}
