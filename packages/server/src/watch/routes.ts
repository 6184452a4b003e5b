import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** For whoever runs the server. */
export function watchRoutes(app: FastifyInstance, { store, metrics }: { store: Store; metrics: Metrics }): void {
  app.get('/healthz', { config: { rateLimit: false }, schema: { hide: true } }, async (request, reply) => {
    try {
      await store.ping();
      return reply.header('cache-control', 'no-store').send({ ok: true });
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ error: 'unwell', message: 'The database does not answer.' });
    }
  });

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
