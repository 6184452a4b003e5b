import '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { accountKey } from './person.ts';

type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
type Counter = ReturnType<FastifyInstance['createRateLimit']>;

export interface Limits {
  /** Trying passwords. */
  readonly signIn: Limit;
  /** Making people. */
  readonly arrive: Limit;
  /** Making the server write mails. */
  readonly mail: Limit;
}

/** Stricter than those of the whole app, by whom and what is asked for. Needs @fastify/rate-limit. */
export function limitsOn(app: FastifyInstance): Limits {
  const perMinutes = (max: number, minutes: number, keyGenerator?: (request: FastifyRequest) => string): Counter =>
    app.createRateLimit({ max, timeWindow: minutes * 60_000, ...(keyGenerator && { keyGenerator }) });

  return {
    // The address first: who is stopped by it uses up nobody else's tries.
    signIn: all(
      perMinutes(30, 5),
      perMinutes(10, 5, (request) => `${request.ip} ${accountIn(request)}`),
      perMinutes(100, 60, accountIn),
    ),
    arrive: all(perMinutes(60, 10)),
    mail: all(
      perMinutes(20, 60),
      perMinutes(10, 60, (request) => request.identity?.id ?? ''),
    ),
  };
}

/** Whose password is tried: the name in the body, or the one who asks. */
function accountIn(request: FastifyRequest): string {
  const { name } = request.body as { name?: string };
  return name === undefined ? (request.identity?.id ?? '') : accountKey(name);
}

const all =
  (...counters: Counter[]): Limit =>
  async (request, reply) => {
    for (const count of counters) {
      const verdict = await count(request);
      if (verdict.isAllowed || !verdict.isExceeded) continue;
      void reply.header('retry-after', verdict.ttlInSeconds);
      throw new Refusal(429, 'too-many', `Too many tries. Try again in ${verdict.ttlInSeconds} seconds.`);
    }
  };
