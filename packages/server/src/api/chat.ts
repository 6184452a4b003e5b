import { chatMessage, chatRequest } from '@drover/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { House } from '../house.ts';
import { messageOf } from '../live/chat.ts';
import { needIdentity } from '../people/identity.ts';
import { seatOf } from '../tables/body.ts';
import { atTable, perMinute, refusals } from './manners.ts';

const tags = ['chat'];
const MOST_MESSAGES = 500;

export function chatRoutes(app: FastifyInstance, { store, tables, now }: House): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/tables/:id/chat',
    {
      schema: {
        tags,
        summary: 'What was said at a table last',
        params: atTable,
        querystring: z.object({ from: z.coerce.number().int().min(0).default(0) }),
        response: { 200: z.array(chatMessage), ...refusals },
      },
    },
    async (request) => {
      const { id } = await tables.get(request.params.id);
      return (await store.messages(id, request.query.from)).slice(-MOST_MESSAGES).map(messageOf);
    },
  );

  routes.post(
    '/api/tables/:id/chat',
    {
      config: perMinute(30),
      schema: {
        tags,
        summary: 'Say something; without a seat too',
        params: atTable,
        body: chatRequest,
        response: { 200: chatMessage, ...refusals },
      },
    },
    async (request) => {
      const who = needIdentity(request);
      const table = await tables.get(request.params.id);
      const { text } = request.body;
      const said = { at: now(), person: who.id, seat: seatOf(table, who.id), name: who.name, text };
      return messageOf(await store.addMessage(table.id, said));
    },
  );
}
