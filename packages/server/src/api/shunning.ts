import { personId, reportRequest, shunned, shunRequest } from '@drover/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { messageOf } from '../live/chat.ts';
import { newId } from '../people/ids.ts';
import { personOf } from '../people/person.ts';
import { shun, shunnedBy } from '../people/shunning.ts';
import type { Services } from '../services.ts';
import { needIdentity } from './identity.ts';
import { perMinute, refusals } from './route-options.ts';

const tags = ['people'];
/** So much of what was said goes with a report. */
const CONTEXT = 30;

/** What everybody can do about somebody else: mute, block, report. */
export function shunningRoutes(app: FastifyInstance, { store, tables, now }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/me/shunned',
    { schema: { tags, summary: 'People I have muted or blocked', response: { 200: z.array(shunned), ...refusals } } },
    async (request) => shunnedBy(store, needIdentity(request).id),
  );

  routes.put(
    '/api/me/shunned/:id',
    {
      config: perMinute(60),
      schema: {
        tags,
        summary: 'Mute or block somebody; null ends it',
        params: z.object({ id: personId }),
        body: shunRequest,
        response: { 200: z.array(shunned), ...refusals },
      },
    },
    async (request) => {
      const { id } = needIdentity(request);
      await shun(store, id, request.params.id, request.body.how);
      return shunnedBy(store, id);
    },
  );

  routes.post(
    '/api/reports',
    {
      config: perMinute(5),
      schema: {
        tags,
        summary: 'Report somebody at a table; what was said there last goes with it',
        body: reportRequest,
        response: { 204: z.null(), ...refusals },
      },
    },
    async (request, reply) => {
      const by = needIdentity(request);
      const { person, table, why, text } = request.body;
      const [about, { id }] = [await personOf(store, person), await tables.get(table)];
      const said = (await store.messages(id, 0)).slice(-CONTEXT).map(messageOf);
      await store.addReport({
        id: newId(),
        at: now(),
        about: about.id,
        closed: null,
        body: {
          by: { id: by.id, name: by.name },
          about: { id: about.id, name: about.name },
          table: id,
          why,
          text,
          said,
        },
      });
      return reply.code(204).send(null);
    },
  );
}
