import { tableFilter, tableInfo, tableRequest } from '@drover/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { House } from '../house.ts';
import { needIdentity } from '../people/identity.ts';
import { recordOf } from '../play/record.ts';
import { Refusal } from '../refusal.ts';
import type { Table } from '../tables/body.ts';
import { newTable } from '../tables/create.ts';
import { infoOf } from '../tables/info.ts';
import { atTable, perMinute, refusals, type Limits } from './manners.ts';

const MOST_TABLES = 100;
const tags = ['tables'];

/** Finding tables and making them. */
export function tableRoutes(app: FastifyInstance, { store, tables, lanes, follow, now }: House, limits: Limits): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  async function addOpen(table: Table, host: string): Promise<void> {
    const most = limits.openTables;
    const open = table.status === 'open' ? await tables.list({ person: host, status: 'open', limit: most }) : [];
    if (open.length >= most) throw new Refusal(429, 'too-many-tables', `You wait at ${most} tables already.`);
    await tables.add(table);
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
      const asker = request.identity?.id ?? null;
      const found = await tables.list({ ...defined(wanted), ...whose, limit: MOST_TABLES });
      return found.map((table) => infoOf(table, asker));
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
      const table = newTable(request.body, host, now());
      await lanes.run(`host ${host.id}`, () => addOpen(table, host.id));
      follow(null, table);
      return infoOf(table, host.id);
    },
  );

  routes.get(
    '/api/tables/:id',
    { schema: { tags, summary: 'One table', params: atTable, response: { 200: tableInfo, ...refusals } } },
    async (request) => infoOf(await tables.get(request.params.id), request.identity?.id ?? null),
  );

  routes.get(
    '/api/tables/:id/record',
    {
      config: perMinute(60),
      schema: {
        tags,
        summary: 'The whole game as a record with its seed, once it has ended',
        params: atTable,
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
