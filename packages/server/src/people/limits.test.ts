import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { limitsOn } from './limits.ts';

describe('limits of signing in', () => {
  let app: FastifyInstance;

  beforeEach(async () => {
    app = fastify({ trustProxy: true });
    app.setErrorHandler((error, _request, reply) => {
      if (error instanceof Refusal) return reply.code(error.statusCode).send(error.body);
      throw error;
    });
    app.decorateRequest('identity', null);
    await app.register(rateLimit, { global: false });
    app.post('/sign-in', { preHandler: limitsOn(app).signIn }, async () => 'tried');
  });
  afterEach(() => app.close());

  const guess = (name: string, ip: string): Promise<LightMyRequestResponse> =>
    app.inject({ method: 'POST', url: '/sign-in', payload: { name }, headers: { 'x-forwarded-for': ip } });
  const guesses = async (count: number, name: (n: number) => string, ip: (n: number) => string): Promise<number> => {
    const answers = await Promise.all(Array.from({ length: count }, (_, n) => guess(name(n), ip(n))));
    return answers.filter(({ statusCode }) => statusCode === 200).length;
  };

  it('ten tries for one name from one address, also all at once', async () => {
    const tried = await guesses(
      25,
      (n) => (n % 2 === 0 ? 'Ada' : 'ADA'),
      () => '192.0.2.1',
    );
    expect(tried).toBe(10);
    const stopped = await guess('Ada', '192.0.2.1');
    expect(stopped.statusCode).toBe(429);
    expect(stopped.headers['retry-after']).toMatch(/^\d+$/);
    expect(stopped.json()).toMatchObject({ error: 'too-many' });
    expect((await guess('Ada', '192.0.2.2')).statusCode).toBe(200);
  });

  it('thirty tries from one address, whatever the names', async () => {
    const tried = await guesses(
      5000,
      (n) => `Eve ${n}`,
      () => '192.0.2.1',
    );
    expect(tried).toBe(30);
  });

  it('one network of the new kind is one address', async () => {
    const tried = await guesses(
      40,
      (n) => `Eve ${n}`,
      (n) => `2001:db8:1:2::${n + 1}`,
    );
    expect(tried).toBe(30);
  });

  it('a hundred tries for one name from anywhere', async () => {
    const tried = await guesses(
      120,
      () => 'Ada',
      (n) => `192.0.2.${n}`,
    );
    expect(tried).toBe(100);
  });
});
