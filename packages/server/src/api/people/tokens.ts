import { refusal, tokenAnswer, tokenInfo, tokenRequest } from '@drover/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import type { StoredToken } from '../../store/store.ts';
import { needIdentity, needSession } from '../identity.ts';
import type { PeopleServer } from './routes.ts';
import { makeToken, scopesOf } from '../../people/tokens.ts';

const tags = ['tokens'];

/** For programs that come in as the person who made the token. */
export function tokenRoutes(app: FastifyInstance, { store, now }: PeopleServer): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/me/tokens',
    { schema: { tags, summary: 'My tokens', response: { 200: z.array(tokenInfo), 401: refusal } } },
    async (request) => (await store.tokensOf(needIdentity(request, 'account').id)).map(told),
  );

  routes.post(
    '/api/me/tokens',
    {
      schema: {
        tags,
        summary: 'Make a token for a program; it is shown this once',
        body: tokenRequest,
        response: { 200: tokenAnswer, 401: refusal, 403: refusal, 409: refusal },
      },
    },
    async (request) => {
      const { identity } = needSession(request);
      const { label, scopes } = request.body;
      const { token, kept } = await makeToken(store, identity.id, label, scopes, now());
      return { ...told(kept), token };
    },
  );

  routes.delete(
    '/api/me/tokens/:id',
    {
      schema: {
        tags,
        summary: 'End a token',
        params: z.object({ id: z.string().max(100) }),
        response: { 204: z.null(), 401: refusal, 403: refusal, 404: refusal },
      },
    },
    async (request, reply) => {
      const { identity } = needSession(request);
      const ended = await store.endToken(request.params.id, identity.id);
      if (!ended) throw new Refusal(404, 'no-such-token', 'You have no such token.');
      return reply.code(204).send(null);
    },
  );
}

const told = (token: StoredToken): z.infer<typeof tokenInfo> => {
  const { id, label, created } = token;
  return { id, label, created, scopes: scopesOf(token) };
};
