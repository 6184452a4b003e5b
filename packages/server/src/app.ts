import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { documentApi } from './api/document.ts';
import { answerErrors } from './api/errors.ts';
import type { Limits } from './api/manners.ts';
import { apiRoutes } from './api/routes.ts';
import type { Thinker } from './bots/pool.ts';
import { openHouse, type House } from './house.ts';
import { silent, type Notifier } from './notify/notifier.ts';
import { securityHeaders } from './page/headers.ts';
import { servePage } from './page/page.ts';
import { identityPlugin } from './people/identity.ts';
import { peopleRoutes } from './people/routes.ts';
import { keptSecret } from './secret.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';
import { logAnswers, openLog } from './watch/logs.ts';
import { openMetrics } from './watch/metrics.ts';
import { watchRoutes } from './watch/routes.ts';

export interface AppParts {
  readonly store: Store;
  readonly settings: Settings;
  readonly notifier?: Notifier;
  readonly now?: () => number;
  readonly thinker?: Thinker;
  readonly tellAfter?: number;
  readonly log?: FastifyBaseLogger;
}

export interface App {
  readonly app: FastifyInstance;
  readonly house: House;
  /** Takes no more requests, ends the streams, finishes what was begun. */
  close(): Promise<void>;
}

/** How long a request that is under way may take when the server stops, in milliseconds. */
const GRACE = 2000;
const BODY_LIMIT = 64 * 1024;
const USUAL: Limits = { perPerson: 20, perAddress: 200, openTables: 20 };
const BOUNDLESS: Limits = { perPerson: 1e9, perAddress: 1e9, openTables: 1e9 };

export async function buildApp(parts: AppParts): Promise<App> {
  const { store, settings, notifier = silent, now = Date.now, log = openLog(parts.settings) } = parts;
  const { publicUrl, limits } = settings;
  const secret = await keptSecret(store, settings);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const metrics = openMetrics();
  const house = await openHouse({ ...parts, notifier, metrics, log, now });
  metrics.watch('drover_streams', 'Open event streams', () => house.hub.size);
  metrics.watchBy('status', 'drover_tables', 'Tables by status', () => store.tally());
  metrics.watch('drover_games_at_hand', 'Games kept in memory', () => house.games.size);

  answerErrors(app);
  logAnswers(app, metrics);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
  });
  await app.register(helmet, securityHeaders(publicUrl.startsWith('https:')));
  await app.register(compress, { threshold: 1024, encodings: ['gzip', 'identity'] });
  await identityPlugin(app, { store, secret, publicUrl, now });
  await app.register(rateLimit, { max: 1200, timeWindow: 60_000, allowList: () => !limits });
  await documentApi(app);

  watchRoutes(app, { store, metrics });
  await app.register(peopleRoutes, { store, settings: { ...settings, secret }, notifier, now });
  apiRoutes(app, house, limits ? USUAL : BOUNDLESS);
  if (!(await servePage(app, settings.pageDir))) app.log.warn('there is no built page to serve');

  app.addHook('preClose', async () => house.hush());
  house.watch.start();
  return {
    app,
    house,
    async close() {
      // Browsers keep connections open that they may need later; nobody waits for those.
      const late = setTimeout(() => app.server.closeAllConnections(), GRACE);
      await app.close();
      clearTimeout(late);
      await house.close();
    },
  };
}
