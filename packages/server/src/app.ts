import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { documentApi } from './api/openapi.ts';
import { answerErrors } from './api/errors.ts';
import type { Limits } from './api/route-options.ts';
import { networkIn } from './api/network.ts';
import { apiRoutes } from './api/routes.ts';
import type { Thinker } from './bots/pool.ts';
import { openServices, type Services } from './services.ts';
import { silent, type Notifier } from './notify/notifier.ts';
import { securityHeaders } from './page/headers.ts';
import { servePage } from './page/page.ts';
import { identityPlugin } from './api/identity.ts';
import { peopleRoutes } from './api/people/routes.ts';
import { keptSecret } from './secret.ts';
import type { Settings } from './settings.ts';
import { steadyTime } from './steady-time.ts';
import type { Store } from './store/store.ts';
import { logAnswers, openLog } from './monitoring/logs.ts';
import { openMetrics } from './monitoring/metrics.ts';
import { monitoringRoutes } from './api/monitoring.ts';

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
  readonly services: Services;
  /** Takes no more requests, ends the streams, finishes what was begun. */
  close(): Promise<void>;
}

/** How long a request that is under way may take when the server stops, in milliseconds. */
const GRACE = 2000;
/** Whoever connects and says nothing is sent away; whoever went without a word is noticed. In milliseconds. */
const SOCKETS = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2000,
  keepAlive: true,
  keepAliveInitialDelay: 30_000,
};
const BODY_LIMIT = 64 * 1024;
const USUAL: Limits = { perPerson: 20, perAddress: 200, openTables: 20, botTables: 10, newTables: 60 };
const BOUNDLESS: Limits = { perPerson: 1e9, perAddress: 1e9, openTables: 1e9, botTables: 1e9, newTables: 1e9 };

export async function buildApp(parts: AppParts): Promise<App> {
  const { store, settings, notifier = silent, now = steadyTime(), log = openLog(parts.settings) } = parts;
  const { publicUrl, limits } = settings;
  const secret = await keptSecret(store, settings);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    http: SOCKETS,
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const metrics = openMetrics();
  const services = await openServices({ ...parts, keep: settings.keep, notifier, metrics, log, now, limited: limits });
  metrics.gauge('drover_streams', 'Open event streams', () => services.streams.size);
  metrics.gaugeBy('status', 'drover_tables', 'Tables by status', () => store.countTables());
  metrics.gaugeBy(
    'speed',
    'drover_bot_questions',
    'Questions that wait for a bot',
    async () => services.thinker.waiting ?? {},
  );
  metrics.gauge(
    'drover_catch_ups_waiting',
    'Those who wait to be shown a game from long ago',
    () => services.catchUps.waiting,
  );
  metrics.gauge('drover_games_at_hand', 'Games kept in memory', () => services.games.size);

  answerErrors(app);
  logAnswers(app, metrics);
  const secured = securityHeaders(publicUrl.startsWith('https:'));
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(secured);
    // Deadlines are told by this clock, and pages compare theirs with it.
    void reply.header('date', dateText(now()));
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    done();
  });
  await app.register(compress, { threshold: 1024, encodings: ['gzip', 'identity'] });
  await identityPlugin(app, { store, secret, publicUrl, now });
  await app.register(rateLimit, { max: 1200, timeWindow: 60_000, keyGenerator: networkIn, allowList: () => !limits });
  await documentApi(app);

  monitoringRoutes(app, { store, metrics });
  await app.register(peopleRoutes, {
    store,
    settings: { ...settings, secret },
    notifier,
    now,
    limited: limits,
    services,
  });
  apiRoutes(app, services, limits ? USUAL : BOUNDLESS);
  if (!(await servePage(app, settings.pageDir))) app.log.warn('there is no built page to serve');

  app.addHook('preClose', async () => services.streams.close());
  services.uptime.start();
  services.scheduler.start();
  services.cleaning.start();
  return {
    app,
    services,
    async close() {
      // Browsers keep connections open that they may need later; nobody waits for those.
      const late = setTimeout(() => app.server.closeAllConnections(), GRACE);
      await app.close();
      clearTimeout(late);
      await services.close();
    },
  };
}

let second = 0;
let text = '';

/** Written anew once a second. */
function dateText(now: number): string {
  const latest = Math.floor(now / 1000);
  if (latest !== second) [second, text] = [latest, new Date(now).toUTCString()];
  return text;
}
