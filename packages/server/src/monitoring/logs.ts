import { createHash } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import type { Settings } from '../settings.ts';
import type { Metrics } from './metrics.ts';

/** Never in a log, wherever they turn up. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  '*.secret',
  '*.seed',
  '*.password',
  '*.token',
  '*.email',
  // A database may repeat the row it could not keep.
  'err.detail',
  'err.where',
  'err.parameters',
];

export const openLog = (
  { logLevel }: Pick<Settings, 'logLevel'>,
  stream: DestinationStream = process.stdout,
): FastifyBaseLogger => pino({ level: logLevel, redact: { paths: SECRETS, censor: '…' } }, stream);

/** Ties what happened at a table together without its id: whoever has that of a table with a link only has the link. */
export const tableTag = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 12);

/** One line for each request that changed something or went wrong, the others at debug. No addresses with queries. */
export function logAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    const status = reply.statusCode;
    metrics.answered(method, route, status, reply.elapsedTime / 1000);
    const level = status >= 500 ? 'error' : status >= 400 || method !== 'GET' ? 'info' : 'debug';
    const { id } = (request.params ?? {}) as { id?: string };
    const about = {
      method,
      route,
      status,
      ms: Math.round(reply.elapsedTime),
      person: request.identity?.id,
      // Only where it is written down: most answers are not.
      get table() {
        return id !== undefined && route.startsWith('/api/tables/:id') ? tableTag(id) : undefined;
      },
    };
    request.log[level](about, 'answered');
  });
}
