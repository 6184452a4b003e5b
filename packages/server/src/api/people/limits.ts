import { setTimeout as pause } from 'node:timers/promises';
import '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';
import { SignInThrottle } from '../../people/sign-in-throttle.ts';
import { networkIn } from '../network.ts';

type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
type Counter = ReturnType<FastifyInstance['createRateLimit']>;

export interface Limits {
  /** Trying the password of an account: `check` throws when it is wrong. */
  readonly signIn: <T>(
    request: FastifyRequest,
    reply: FastifyReply,
    account: string,
    check: () => Promise<T>,
  ) => Promise<T>;
  /** Making the server hash passwords. */
  readonly newAccount: Limit;
  /** Making people. */
  readonly newPerson: Limit;
  /** Making the server write mails. */
  readonly mail: Limit;
  /** Asking for a new password by mail, whether there is such an account or not. */
  readonly reset: Limit;
}

/** Stricter than those of the whole app, by whom and what is asked for. Needs @fastify/rate-limit. */
export function limitsOn(app: FastifyInstance, { now, isOff }: { now: () => number; isOff: boolean }): Limits {
  const throttle = new SignInThrottle(now);
  const perMinutes = (
    max: number,
    minutes: number,
    keyGenerator: (request: FastifyRequest) => string = networkIn,
  ): Counter => app.createRateLimit({ max, timeWindow: minutes * 60_000, keyGenerator });

  return {
    async signIn(request, reply, account, check) {
      if (isOff) return check();
      const verdict = throttle.attempt(networkIn(request), account);
      if ('refusedFor' in verdict) throw tooMany(reply, Math.ceil(verdict.refusedFor / 1000));
      await pause(verdict.answerAfter);
      try {
        const result = await check();
        verdict.right();
        return result;
      } catch (error) {
        if (!isGuess(error)) verdict.untried();
        throw error;
      }
    },
    newAccount: all(perMinutes(30, 5)),
    newPerson: all(perMinutes(60, 10)),
    mail: all(
      perMinutes(20, 60),
      perMinutes(10, 60, (request) => request.identity?.id ?? ''),
    ),
    reset: all(
      perMinutes(20, 60),
      perMinutes(5, 60, (request) => (request.body as { email: string }).email.toLowerCase()),
    ),
  };
}

/** What else goes wrong, such as a database that is away, is nobody's guess. Asking for the code forgives no wrong one. */
const GUESSES = ['wrong-password', 'wrong-code', 'code-needed', 'too-many-codes'];
const isGuess = (error: unknown): boolean => error instanceof Refusal && GUESSES.includes(error.body.error);

function tooMany(reply: FastifyReply, seconds: number): Refusal {
  void reply.header('retry-after', seconds);
  return new Refusal(429, 'too-many', `Too many attempts. Try again in ${seconds} seconds.`);
}

const all =
  (...counters: Counter[]): Limit =>
  async (request, reply) => {
    for (const count of counters) {
      const verdict = await count(request);
      if (verdict.isAllowed || !verdict.isExceeded) continue;
      throw tooMany(reply, verdict.ttlInSeconds);
    }
  };
