import { passwordChange, refusal, sessionInfo } from '@drover/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import { changePassword } from '../../people/accounts.ts';
import { needIdentity, needSession } from '../identity.ts';
import type { PeopleServer } from './routes.ts';
import { endAllOf, takeCookie } from '../../people/sessions.ts';

const tags = ['sessions'];

/** Where somebody is signed in, and ending it. */
export function sessionRoutes(app: FastifyInstance, server: PeopleServer): void {
  const { store, limits } = server;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/sessions',
    { schema: { tags, summary: 'My sessions', response: { 200: z.array(sessionInfo), 401: refusal } } },
    async (request) => {
      const sessions = await store.sessionsOf(needIdentity(request, 'account').id);
      return sessions.map(({ id, begun, seen }) => ({ id, begun, seen, current: id === request.sessionId }));
    },
  );

  routes.delete(
    '/api/sessions/current',
    { schema: { tags, summary: 'Sign out', response: { 204: z.null() } } },
    async (request, reply) => {
      const { identity, sessionId } = request;
      if (identity && sessionId !== null) await store.endSession(sessionId, identity.id);
      takeCookie(reply, server);
      return reply.code(204).send(null);
    },
  );

  routes.delete(
    '/api/sessions/:id',
    {
      schema: {
        tags,
        summary: 'End one of my sessions',
        params: z.object({ id: z.string().max(100) }),
        response: { 204: z.null(), 401: refusal, 403: refusal, 404: refusal },
      },
    },
    async (request, reply) => {
      const { identity } = needSession(request);
      const ended = await store.endSession(request.params.id, identity.id);
      if (!ended) throw new Refusal(404, 'no-such-session', 'You have no such session.');
      return reply.code(204).send(null);
    },
  );

  routes.delete(
    '/api/sessions',
    {
      schema: {
        tags,
        summary: 'End all my other sessions, and all my tokens',
        response: { 204: z.null(), 401: refusal, 403: refusal },
      },
    },
    async (request, reply) => {
      const { identity, sessionId } = needSession(request);
      await endAllOf(store, identity.id, sessionId);
      return reply.code(204).send(null);
    },
  );

  routes.put(
    '/api/me/password',
    {
      schema: {
        tags,
        summary: 'Change my password; ends all my other sessions, and all my tokens',
        body: passwordChange,
        response: { 204: z.null(), 401: refusal, 403: refusal, 409: refusal, 429: refusal },
      },
    },
    async (request, reply) => {
      const { identity, sessionId } = needSession(request);
      await limits.signIn(request, reply, identity.id, () =>
        changePassword(store, identity.id, request.body.old, request.body.new),
      );
      await endAllOf(store, identity.id, sessionId);
      return reply.code(204).send(null);
    },
  );
}
