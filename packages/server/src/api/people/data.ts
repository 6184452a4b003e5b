import { deleteRequest, personData, refusal } from '@drover/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { needOwner } from '../../people/accounts.ts';
import { takeCookie } from '../../people/sessions.ts';
import { deletePerson, type DeleteParts } from '../../tables/delete-person.ts';
import { dataOf } from '../../tables/person-data.ts';
import { needSession } from '../identity.ts';
import { perMinute } from '../route-options.ts';
import type { PeopleServer } from './routes.ts';

const tags = ['me'];

/** Taking everything along, and leaving for good. */
export function dataRoutes(app: FastifyInstance, server: PeopleServer, parts: DeleteParts): void {
  const { store, limits, now } = server;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/me/data',
    {
      config: perMinute(5),
      schema: {
        tags,
        summary: 'Everything that is stored about me',
        response: { 200: personData, 401: refusal, 403: refusal, 429: refusal },
      },
    },
    async (request, reply) => {
      const { identity } = needSession(request);
      void reply.header('content-disposition', 'attachment; filename="drover-data.json"');
      return dataOf(store, identity.id);
    },
  );

  routes.delete(
    '/api/me',
    {
      schema: {
        tags,
        summary: 'Delete me; finished games stay, without the name',
        body: deleteRequest,
        response: { 204: z.null(), 401: refusal, 403: refusal, 429: refusal },
      },
    },
    async (request, reply) => {
      const { identity, sessionId } = needSession(request);
      if (!identity.guest)
        await limits.signIn(request, reply, identity.id, () => needOwner(store, identity.id, request.body, now()));
      await deletePerson(parts, identity, sessionId);
      takeCookie(reply, server);
      return reply.code(204).send(null);
    },
  );
}
