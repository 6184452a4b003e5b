import { tableFilter, tableInfo, tableRequest } from '@drover/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { needIdentity, viewerIn } from './identity.ts';
import { recordOf } from '../play/record.ts';
import { Refusal } from '../refusal.ts';
import { isRevealing, type Table } from '../tables/table.ts';
import { newTable } from '../tables/create.ts';
import { infoOf } from '../tables/info.ts';
import { networkIn } from './network.ts';
import { tableParams, perMinute, refusals, type Limits } from './route-options.ts';

const MOST_TABLES = 100;
const tags = ['tables'];

/** Finding tables and making them. */
export function tableRoutes(
  app: FastifyInstance,
  { store, tables, queue, tableChanged, now }: Services,
  limits: Limits,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const ofAddress = app.createRateLimit({ max: limits.newTables, timeWindow: 60_000, keyGenerator: networkIn });

  async function addOpen(table: Table, host: string): Promise<void> {
    const most = limits.openTables;
    const open = table.status === 'open' ? await tables.list({ person: host, status: 'open', limit: most }) : [];
    if (open.length >= most) throw new Refusal(429, 'too-many-tables', `You are already waiting at ${most} tables.`);
    if (table.body.seats.some(({ kind }) => kind === 'bot')) await needRoomForBots(host);
    await tables.add(table);
  }

  /** Bots think for everybody: nobody may keep too many of them busy. */
  async function needRoomForBots(host: string): Promise<void> {
    const most = limits.botTables;
    const going = await tables.list({ person: host, status: 'playing', limit: 10 * most });
    const theirs = going.filter(({ body }) => body.host === host && body.seats.some(({ kind }) => kind === 'bot'));
    if (theirs.length >= most)
      throw new Refusal(
        429,
        'too-many-bots',
        `Bots play at ${most} of your tables already. Finish or leave one first.`,
      );
  }

  routes.get(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'Tables for everybody, or one’s own, the latest first',
        querystring: tableFilter,
        response: { 200: z.array(tableInfo), ...refusals },
      },
    },
    async (request) => {
      const { mine, ...wanted } = request.query;
      const whose = mine ? { person: needIdentity(request).id } : { listed: true };
      const asker = viewerIn(request);
      const found = await tables.list({ ...defined(wanted), ...whose, limit: MOST_TABLES });
      // Where everybody has sat down nobody else can.
      const shown = mine ? found : found.filter((table) => !isRevealing(table));
      return shown.map((table) => infoOf(table, asker));
    },
  );

  routes.post(
    '/api/tables',
    {
      config: perMinute(30),
      schema: {
        tags,
        summary: 'Make a table; the game starts at once when no seat is open',
        body: tableRequest,
        response: { 200: tableInfo, ...refusals },
      },
    },
    async (request) => {
      const host = needIdentity(request);
      const verdict = await ofAddress(request);
      if (!verdict.isAllowed && verdict.isExceeded)
        throw new Refusal(429, 'too-many', 'Too many tables are being made from here. Try again in a minute.');
      const table = newTable(request.body, host, now());
      await queue.run(`host ${host.id}`, () => addOpen(table, host.id));
      tableChanged(null, table);
      return infoOf(table, host.id);
    },
  );

  routes.get(
    '/api/tables/:id',
    { schema: { tags, summary: 'One table', params: tableParams, response: { 200: tableInfo, ...refusals } } },
    async (request) => infoOf(await tables.get(request.params.id), viewerIn(request)),
  );

  routes.get(
    '/api/tables/:id/record',
    {
      config: perMinute(60),
      schema: {
        tags,
        summary: 'The whole game as a record with its seed, once it has ended',
        params: tableParams,
        produces: ['text/plain'],
        response: { 200: z.string(), ...refusals },
      },
    },
    async (request, reply) => {
      const record = await recordOf(store, await tables.get(request.params.id));
      return reply.type('text/plain; charset=utf-8').serializer(String).send(record);
    },
  );
}

const defined = <T extends object>(filter: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as never;
