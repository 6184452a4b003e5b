import { setTimeout as pause } from 'node:timers/promises';
import { BadMove, IllegalMove, Unusable } from '@drover/engine';
import type { ApiRefusal } from '@drover/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Refusal } from '../refusal.ts';
import { Unavailable } from '../store/database.ts';

/** Codes for what Fastify itself refuses; the sentences are ours, since its own may repeat what was sent. */
const BY_STATUS: Readonly<Record<number, ApiRefusal>> = {
  400: { error: 'malformed', message: 'This request cannot be read.' },
  413: { error: 'too-large', message: 'This request is too large.' },
  415: { error: 'not-json', message: 'Requests are JSON.' },
  429: { error: 'too-many', message: 'Too many requests. Try again soon.' },
};

/** What was kept of a game does not make sense to the engine: no request can help that. */
const UNUSABLE_GAME: ApiRefusal = { error: 'unusable-game', message: 'This game cannot be read here.' };
const TOO_MANY = 429;
/** Whoever asks for too much waits for the answer, in milliseconds: most then ask less often. */
const LATE = 500;
/** Seconds after which it is worth while to ask again. */
const RETRY_AFTER = 1;
const TROUBLE: ApiRefusal = { error: 'trouble', message: 'Something went wrong here.' };

const isUnusableGame = (error: Error): boolean =>
  error instanceof Unusable || error instanceof BadMove || error instanceof IllegalMove;

function refusalFor(error: FastifyError): { status: number; body: ApiRefusal } | null {
  if (error instanceof Refusal) return { status: error.statusCode, body: error.body };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const where = first?.instancePath.replaceAll('/', '.').slice(1) ?? '';
    const what = first?.message ?? 'not valid';
    return { status: 400, body: { error: 'invalid', message: where === '' ? what : `${where}: ${what}` } };
  }
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return null;
  return { status, body: BY_STATUS[status] ?? { error: 'refused', message: 'This request was refused.' } };
}

/** Everything that goes wrong is answered with a refusal; what is our fault is logged and not explained. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    if (error instanceof Unavailable) {
      request.log.warn({ why: error.message }, 'the database is not available');
      const body: ApiRefusal = { error: 'unavailable', message: `${error.message} Try again soon.` };
      return reply.code(503).header('retry-after', RETRY_AFTER).send(body);
    }
    const refused = refusalFor(error);
    if (refused === null) {
      request.log.error({ err: error }, 'something went wrong');
      return reply.code(500).send(isUnusableGame(error) ? UNUSABLE_GAME : TROUBLE);
    }
    if (refused.status === TOO_MANY) await pause(LATE, undefined, { ref: false });
    return reply.code(refused.status).send(refused.body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: 'nothing-here', message: 'There is nothing here.' }),
  );
}
