import { joinRequest, rematchRequest, tableInfo } from '@drover/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { House } from '../house.ts';
import { needIdentity } from '../people/identity.ts';
import { infoOf } from '../tables/info.ts';
import { openRematch } from '../tables/rematch.ts';
import { joined, left } from '../tables/seats.ts';
import { atTable, perMinute, refusals } from './manners.ts';

const tags = ['tables'];
const response = { 200: tableInfo, ...refusals };

/** Sitting down, standing up, playing again. */
export function seatRoutes(app: FastifyInstance, house: House): void {
  const { tables, lanes, follow, now } = house;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    '/api/tables/:id/join',
    {
      config: perMinute(60),
      schema: {
        tags,
        summary: 'Take an open seat; the game starts when the last one is taken',
        params: atTable,
        body: joinRequest,
        response,
      },
    },
    async (request) => {
      const who = needIdentity(request);
      const { seat, contribution } = request.body;
      const { id } = request.params;
      const { before, after } = await lanes.run(id, () =>
        tables.change(id, (table) => joined(table, who, seat, contribution, now())),
      );
      follow(before, after);
      return infoOf(after, who.id);
    },
  );

  routes.post(
    '/api/tables/:id/leave',
    { config: perMinute(60), schema: { tags, summary: 'Give up one’s seat', params: atTable, response } },
    async (request) => {
      const who = needIdentity(request);
      const { id } = request.params;
      const { before, after } = await lanes.run(id, () => tables.change(id, (table) => left(table, who, now())));
      follow(before, after);
      return infoOf(after, who.id);
    },
  );

  routes.post(
    '/api/tables/:id/rematch',
    {
      config: perMinute(30),
      schema: {
        tags,
        summary: 'The table that follows a game that has ended; made by the first who asks',
        params: atTable,
        body: rematchRequest.nullish(),
        response,
      },
    },
    async (request) => {
      const who = needIdentity(request);
      const { id } = request.params;
      const table = await lanes.run(id, () => openRematch(house, id, who, request.body?.contribution));
      return infoOf(table, who.id);
    },
  );
}
