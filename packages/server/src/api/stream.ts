import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { StreamCounter, type StreamLimits } from '../live/stream-counter.ts';
import { Stream } from '../live/stream.ts';
import { needKnownRules } from '../tables/table.ts';
import { isStillIn, viewerIn } from './identity.ts';
import { Refusal } from '../refusal.ts';
import { networkIn } from './network.ts';
import { counted, tableParams, perMinute, refusals } from './route-options.ts';

const EVENT_STREAM = 'text/event-stream; charset=utf-8';
/** What a browser sends when it reconnects; nonsense is taken for nothing. */
const lastEventId = z.object({ 'last-event-id': counted.optional().catch(undefined) });

/** Live: server-sent events whose id is the version of the game. */
export function streamRoutes(
  app: FastifyInstance,
  { store, tables, games, streams, turns, catchUps }: Services,
  limits: StreamLimits,
): void {
  const counter = new StreamCounter(limits);

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
        params: tableParams,
        headers: lastEventId,
        querystring: z.object({ from: counted.optional(), said: counted.optional() }),
        produces: ['text/event-stream'],
        response: refusals,
      },
    },
    async (request, reply) => {
      const table = await tables.get(request.params.id);
      needKnownRules(table);
      const person = viewerIn(request);
      if (request.method === 'HEAD') return reply.type(EVENT_STREAM).send('' as never);
      const network = networkIn(request);
      const leave = counter.enter(network, person);
      const last = request.headers['last-event-id'];
      const wanted = last === undefined ? (request.query.from ?? null) : last + 1;
      // Who has seen more than there is saw it before a backup was put back: the game is shown as it is now.
      const next = wanted !== null && wanted > table.body.version + 1 ? null : wanted;
      reply.hijack();
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': EVENT_STREAM,
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      const stream = new Stream(reply.raw, {
        table: table.id,
        person,
        turn: turns.for(network, person ?? ''),
        next,
        said: request.query.said ?? null,
        isStillIn: () => isStillIn(store, request),
      });
      reply.raw.once('close', () => {
        streams.remove(stream);
        leave();
      });
      stream.write('retry: 2000\n\n');
      let done = (): void => {};
      try {
        if (next !== null && games.isLongAgo(table, next)) done = await catchUps.enter(network, person);
        await streams.add(stream);
      } catch (error) {
        // Whoever asks for too much hears nothing for a while, and may come back.
        if (!(error instanceof Refusal)) request.log.error({ err: error }, 'a stream broke');
        reply.raw.destroy();
      } finally {
        done();
      }
    },
  );
}
