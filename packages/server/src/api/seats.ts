import {
  joinRequest,
  rematchRequest,
  revealRequest,
  spectatorChatRequest,
  substituteRequest,
  tableInfo,
} from '@drover/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { needNoBlock } from '../people/shunning.ts';
import type { Services } from '../services.ts';
import { needIdentity } from './identity.ts';
import { infoOf } from '../tables/info.ts';
import { openRematch } from '../tables/rematch.ts';
import { returned, substituted } from '../tables/come-back.ts';
import { revealed } from '../tables/reveal.ts';
import { joined, left, withSpectatorChat } from '../tables/seats.ts';
import { tableParams, perMinute, refusals } from './route-options.ts';

const tags = ['tables'];
const response = { 200: tableInfo, ...refusals };

/** Sitting down, standing up, playing again. */
export function seatRoutes(app: FastifyInstance, services: Services): void {
  const { store, tables, queue, tableChanged, now } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    '/api/tables/:id/join',
    {
      config: perMinute(60),
      schema: {
        tags,
        summary: 'Take an open seat; the game starts when the last one is taken',
        params: tableParams,
        body: joinRequest,
        response,
      },
    },
    async (request) => {
      const who = needIdentity(request);
      const { seat, ...added } = request.body;
      const { id } = request.params;
      await needNoBlock(store, who.id, (await tables.get(id)).people);
      const { before, after } = await queue.run(id, () =>
        tables.change(id, (table) => joined(table, who, seat, added, now())),
      );
      tableChanged(before, after);
      return infoOf(after, who.id);
    },
  );

  routes.post(
    '/api/tables/:id/reveal',
    {
      config: perMinute(60),
      schema: {
        tags,
        summary: 'Reveal the contribution one has committed to, once every seat is taken; the last one begins the game',
        params: tableParams,
        body: revealRequest,
        response,
      },
    },
    async (request) => {
      const who = needIdentity(request);
      const { id } = request.params;
      const { before, after } = await queue.run(id, () =>
        tables.change(id, (table) => revealed(table, who, request.body.contribution, now())),
      );
      if (after !== before) tableChanged(before, after);
      return infoOf(after, who.id);
    },
  );

  routes.post(
    '/api/tables/:id/return',
    {
      config: perMinute(60),
      schema: {
        tags,
        summary: 'Come back to the seat one has left, and go on in place of the bot',
        params: tableParams,
        response,
      },
    },
    async (request) => {
      const who = needIdentity(request);
      const { id } = request.params;
      const { before, after } = await queue.run(id, () => tables.change(id, (table) => returned(table, who, now())));
      if (after !== before) tableChanged(before, after);
      return infoOf(after, who.id);
    },
  );

  routes.post(
    '/api/tables/:id/substitute',
    {
      config: perMinute(60),
      schema: {
        tags,
        summary: 'Go on for a bot at a seat that somebody has left for good',
        params: tableParams,
        body: substituteRequest,
        response,
      },
    },
    async (request) => {
      const who = needIdentity(request);
      const { id } = request.params;
      await needNoBlock(store, who.id, (await tables.get(id)).people);
      const { before, after } = await queue.run(id, () =>
        tables.change(id, (table) => substituted(table, who, request.body.seat, now())),
      );
      tableChanged(before, after);
      return infoOf(after, who.id);
    },
  );

  routes.post(
    '/api/tables/:id/leave',
    { config: perMinute(60), schema: { tags, summary: 'Give up one’s seat', params: tableParams, response } },
    async (request) => {
      const who = needIdentity(request);
      const { id } = request.params;
      const { before, after } = await queue.run(id, () => tables.change(id, (table) => left(table, who, now())));
      tableChanged(before, after);
      return infoOf(after, who.id);
    },
  );

  routes.put(
    '/api/tables/:id/spectator-chat',
    {
      config: perMinute(30),
      schema: {
        tags,
        summary: 'Open or close the chat for those without a seat; for those with one',
        params: tableParams,
        body: spectatorChatRequest,
        response,
      },
    },
    async (request) => {
      const who = needIdentity(request);
      const { id } = request.params;
      const { after } = await queue.run(id, () =>
        tables.change(id, (table) => withSpectatorChat(table, who, request.body.open)),
      );
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
        params: tableParams,
        body: rematchRequest.nullish(),
        response,
      },
    },
    async (request) => {
      const who = needIdentity(request);
      const { id } = request.params;
      const table = await queue.run(id, () => openRematch(services, id, who, request.body ?? {}));
      return infoOf(table, who.id);
    },
  );
}
