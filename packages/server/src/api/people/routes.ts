import type { FastifyInstance } from 'fastify';
import type { Notifier, NotifierSettings } from '../../notify/notifier.ts';
import { mailRoutes } from './mail-links.ts';
import type { Store } from '../../store/store.ts';
import { limitsOn, type Limits } from './limits.ts';
import type { DeleteParts } from '../../tables/delete-person.ts';
import { accountRoutes } from './accounts.ts';
import { dataRoutes } from './data.ts';
import { meRoutes } from './me.ts';
import { passwordResetRoutes } from './password-reset.ts';
import { secondFactorRoutes } from './second-factor.ts';
import { sessionRoutes } from './sessions.ts';
import { tokenRoutes } from './tokens.ts';

export interface PeopleOptions {
  readonly store: Store;
  readonly settings: Pick<NotifierSettings, 'secret' | 'publicUrl' | 'allowPrivateWebhooks'>;
  readonly notifier: Notifier;
  readonly now?: () => number;
  /** For load tests only: off. */
  readonly limited?: boolean;
  /** The tables at which people sit. */
  readonly services?: DeleteParts;
}

/** What the routes of people share. */
export interface PeopleServer extends Required<Omit<PeopleOptions, 'services'>> {
  readonly limits: Limits;
  readonly secret: string;
  /** Cookies only travel encrypted where the page does. */
  readonly secure: boolean;
}

/** Needs the identity plugin, @fastify/rate-limit and the zod compilers on the app. */
export async function peopleRoutes(app: FastifyInstance, options: PeopleOptions): Promise<void> {
  const { secret, publicUrl } = options.settings;
  const secure = publicUrl.startsWith('https:');
  const { now = Date.now, limited = true } = options;
  const limits = limitsOn(app, { now, isOff: !limited });
  const server: PeopleServer = { ...options, now, limited, limits, secret, secure };
  accountRoutes(app, server);
  passwordResetRoutes(app, server);
  secondFactorRoutes(app, server);
  sessionRoutes(app, server);
  meRoutes(app, server);
  tokenRoutes(app, server);
  if (options.services) dataRoutes(app, server, options.services);
  await app.register(mailRoutes, { store: server.store, secret });
}
