import { chatMessage, chatRequest } from '@drover/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { isThere, messageOf } from '../live/chat.ts';
import { personOf } from '../people/person.ts';
import { unheardBy } from '../people/shunning.ts';
import { Refusal } from '../refusal.ts';
import { needIdentity, viewerIn } from './identity.ts';
import { seatOf } from '../tables/table.ts';
import { counted, tableParams, perMinute, refusals } from './route-options.ts';

const tags = ['chat'];
const MOST_MESSAGES = 500;

export function chatRoutes(app: FastifyInstance, { store, tables, now }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/tables/:id/chat',
    {
      schema: {
        tags,
        summary: 'The latest messages at a table',
        params: tableParams,
        querystring: z.object({ from: counted.default(0) }),
        response: { 200: z.array(chatMessage), ...refusals },
      },
    },
    async (request) => {
      const { id } = await tables.get(request.params.id);
      const isUnheard = await unheardBy(store, viewerIn(request));
      return (await store.messages(id, request.query.from))
        .filter((message) => isThere(message) && !isUnheard(message.person))
        .slice(-MOST_MESSAGES)
        .map(messageOf);
    },
  );

  routes.post(
    '/api/tables/:id/chat',
    {
      config: perMinute(30),
      schema: {
        tags,
        summary: 'Send a message; also without a seat',
        params: tableParams,
        body: chatRequest,
        response: { 200: chatMessage, ...refusals },
      },
    },
    async (request) => {
      const who = needIdentity(request);
      const table = await tables.get(request.params.id);
      const { text } = request.body;
      const seat = seatOf(table, who.id);
      if (seat === null && table.body.spectatorChat === false)
        throw new Refusal(403, 'chat-closed', 'Only players can chat at this table.');
      const { silencedUntil } = (await personOf(store, who.id)).body;
      if (silencedUntil !== null && silencedUntil > now())
        throw new Refusal(403, 'silenced', 'You cannot chat for a while.');
      const said = { at: now(), person: who.id, seat, name: who.name, text };
      return messageOf(await store.addMessage(table.id, said));
    },
  );
}
