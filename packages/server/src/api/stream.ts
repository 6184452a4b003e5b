import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { House } from '../house.ts';
import { Crowd, type CrowdLimits } from '../live/crowd.ts';
import { Stream } from '../live/stream.ts';
import { needKnownRules } from '../tables/body.ts';
import { atTable, perMinute, refusals } from './manners.ts';

const version = z.coerce.number().int().min(0);
/** What a browser sends when it reconnects; nonsense is taken for nothing. */
const lastEventId = z.object({ 'last-event-id': version.optional().catch(undefined) });

/** Live: server-sent events whose id is the version of the game. */
export function streamRoutes(app: FastifyInstance, { tables, hub }: House, limits: CrowdLimits): void {
  const crowd = new Crowd(limits);

  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/tables/:id/stream',
    {
      config: perMinute(120),
      schema: {
        tags: ['play'],
        summary: 'Follow a table by server-sent events: frame (its id is the version), table, chat',
        description:
          'Begins with the frame after Last-Event-ID, or with that of version `from`, or with the latest one. ' +
          'With `said` it begins with the message of that number.',
        params: atTable,
        headers: lastEventId,
        querystring: z.object({ from: version.optional(), said: version.optional() }),
        produces: ['text/event-stream'],
        response: refusals,
      },
    },
    async (request, reply) => {
      const table = await tables.get(request.params.id);
      needKnownRules(table);
      const person = request.identity?.id ?? null;
      const leave = crowd.enter(request.ip, person);
      const last = request.headers['last-event-id'];
      const next = last === undefined ? (request.query.from ?? null) : last + 1;
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      const stream = new Stream(reply.raw, { table: table.id, person, next, said: request.query.said ?? null });
      reply.raw.once('close', () => {
        hub.remove(stream);
        leave();
      });
      stream.write('retry: 2000\n\n');
      await hub.add(stream).catch((error: unknown) => {
        request.log.error({ err: error }, 'a stream broke');
        reply.raw.destroy();
      });
    },
  );
}
