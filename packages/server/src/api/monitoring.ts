import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Unavailable } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from '../monitoring/metrics.ts';

/** For whoever runs the server. */
export function monitoringRoutes(app: FastifyInstance, { store, metrics }: { store: Store; metrics: Metrics }): void {
  const options = { config: { rateLimit: false as const }, schema: { hide: true } };
  let stopping = false;
  app.addHook('preClose', async () => void (stopping = true));

  async function answer(request: FastifyRequest, reply: FastifyReply, look: () => Promise<void>): Promise<void> {
    void reply.header('cache-control', 'no-store');
    try {
      await look();
      return reply.send({ ok: true });
    } catch (error) {
      const message = error instanceof Unavailable ? error.message : 'Something is wrong with the database.';
      request.log.error({ err: error }, 'not well');
      return reply.code(503).send({ error: 'unwell', message });
    }
  }

  // What is wrong, for people: it looks closely, and writes.
  app.get('/healthz', options, (request, reply) => answer(request, reply, () => store.check()));

  // Whether requests may be sent here, for load balancers: it may be asked every second.
  app.get('/readyz', options, (request, reply) =>
    answer(request, reply, async () => {
      if (stopping) throw new Unavailable('The server is shutting down.');
      await store.ping();
    }),
  );

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
