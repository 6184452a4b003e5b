import { accountRequest, guestRequest, me, personId, publicPerson, refusal, signInRequest } from '@drover/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import { addGuest, makeAccount, rename, signIn } from '../../people/accounts.ts';
import { accountKey, type Person, personOf } from '../../people/person.ts';
import { needSession } from '../identity.ts';
import type { PeopleServer } from './routes.ts';
import { beginSession, endAllOf, giveCookie } from '../../people/sessions.ts';
import { meOf, publicPersonOf } from '../../people/profile.ts';

const tags = ['people'];

/** Coming in: with a name, with a new account, with an old one. */
export function accountRoutes(app: FastifyInstance, server: PeopleServer): void {
  const { store, notifier, limits, now } = server;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  async function welcome(reply: FastifyReply, person: Person): ReturnType<typeof meOf> {
    const session = await beginSession(store, person.id, now());
    giveCookie(reply, server, session);
    return meOf(store, person, notifier);
  }

  routes.post(
    '/api/people',
    {
      preHandler: limits.newPerson,
      schema: {
        tags,
        summary: 'Come in as a guest; a guest who is known already takes the new name',
        body: guestRequest,
        response: { 200: me, 403: refusal, 409: refusal, 429: refusal },
      },
    },
    async (request, reply) => {
      const { identity, body } = request;
      if (!identity) return welcome(reply, await addGuest(store, body.name, now()));
      if (!identity.guest) throw new Refusal(409, 'has-account', 'You are already signed in.');
      needSession(request);
      return meOf(store, await rename(store, identity.id, body.name), notifier);
    },
  );

  routes.post(
    '/api/accounts',
    {
      preHandler: limits.newAccount,
      schema: {
        tags,
        summary: 'Make an account; a guest keeps their tables',
        body: accountRequest,
        response: { 200: me, 403: refusal, 409: refusal, 429: refusal },
      },
    },
    async (request, reply) => {
      const { identity, body } = request;
      if (identity && !identity.guest) throw new Refusal(409, 'has-account', 'You are already signed in.');
      if (identity) needSession(request);
      const person = await makeAccount(store, identity?.id ?? null, body.name, body.password, now());
      await endAllOf(store, person.id, null);
      return welcome(reply, person);
    },
  );

  routes.post(
    '/api/sessions',
    {
      schema: {
        tags,
        summary: 'Sign in; accounts with a second factor need a code too',
        body: signInRequest,
        response: { 200: me, 401: refusal, 403: refusal, 429: refusal },
      },
    },
    async (request, reply) => {
      const { identity, sessionId, body } = request;
      const person = await limits.signIn(request, reply, accountKey(body.name), () => signIn(store, body, now()));
      if (identity && sessionId !== null) await store.endSession(sessionId, identity.id);
      return welcome(reply, person);
    },
  );

  routes.get(
    '/api/people/:id',
    {
      schema: {
        tags,
        summary: 'What everybody may know about a person',
        params: z.object({ id: personId }),
        response: { 200: publicPerson, 404: refusal },
      },
    },
    async (request) => publicPersonOf(await personOf(store, request.params.id)),
  );
}
