import {
  chatMessage,
  logEntry,
  moderatedPerson,
  moderatedTable,
  overview,
  personId,
  personMeasure,
  report,
  reportMeasure,
  tableMeasure,
  tableStatus,
  type LogEntry,
  type ModeratedPerson,
  type ModeratedTable,
  type Report,
} from '@drover/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { messageOf } from '../live/chat.ts';
import { adminsOf, ban, isAdmin, keepInLog, unban } from '../people/admins.ts';
import type { Identity } from '../people/identity.ts';
import { newId } from '../people/ids.ts';
import { editBody, editPerson, personOf } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { Unavailable } from '../store/database.ts';
import type { StoredReport } from '../store/store.ts';
import { changed } from '../tables/change.ts';
import { leaveEverywhere, renameEverywhere } from '../tables/delete-person.ts';
import { hasEnded, type Table } from '../tables/table.ts';
import { tableTag } from '../monitoring/logs.ts';
import { needSession } from './identity.ts';
import { refusals, tableParams } from './route-options.ts';

const tags = ['admin'];
const MOST = 200;
const DAY = 86_400_000;

/** For those who look after the server. Everything done here is kept in a log, with the reason given. */
export function adminRoutes(app: FastifyInstance, services: Services): void {
  const { store, tables, queue, streams, now, tableChanged } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  async function needAdmin(request: FastifyRequest): Promise<Identity> {
    const { identity } = needSession(request);
    if (!(await isAdmin(store, identity.id))) throw new Refusal(403, 'admins-only', 'This is for admins only.');
    return identity;
  }
  const log = (by: Identity, did: LogEntry['did'], why: string, rest: Partial<LogEntry>): Promise<void> =>
    keepInLog(store, { at: now(), by: { id: by.id, name: by.name }, did, about: null, table: null, why, ...rest });

  async function moderated(id: string): Promise<ModeratedPerson> {
    const person = await personOf(store, id);
    const { created, banned, silencedUntil } = person.body;
    const admin = (await adminsOf(store)).includes(id);
    return { id, name: person.name, guest: person.account === null, created, banned, silencedUntil, admin };
  }

  routes.get(
    '/api/admin',
    { schema: { tags, summary: 'The state of the server', response: { 200: overview, ...refusals } } },
    async (request) => {
      await needAdmin(request);
      const trouble = await store.check().then(
        () => null,
        (error: unknown) => (error instanceof Unavailable ? error.message : 'Something is wrong with the database.'),
      );
      return {
        ...(await store.countPeople()),
        tables: { ...(await store.countTables()) },
        streams: streams.size,
        openReports: await store.countOpenReports(),
        trouble,
      };
    },
  );

  routes.get(
    '/api/admin/reports',
    {
      schema: {
        tags,
        summary: 'What was reported, the latest first',
        querystring: z.object({ closed: z.stringbool().default(false) }),
        response: { 200: z.array(report), ...refusals },
      },
    },
    async (request) => {
      await needAdmin(request);
      return (await store.reports({ closed: request.query.closed, limit: MOST })).map(reportOf);
    },
  );

  routes.post(
    '/api/admin/reports/:id/close',
    {
      schema: {
        tags,
        summary: 'Close a report',
        params: z.object({ id: z.string().max(40) }),
        body: reportMeasure,
        response: { 204: z.null(), ...refusals },
      },
    },
    async (request, reply) => {
      const by = await needAdmin(request);
      const stored = await store.report(request.params.id);
      if (stored === null || !(await store.closeReport(stored.id, now())))
        throw new Refusal(404, 'no-such-report', 'There is no such open report.');
      const { about, table } = reportOf(stored);
      await log(by, 'close-report', request.body.why, { about, table });
      return reply.code(204).send(null);
    },
  );

  routes.get(
    '/api/admin/people',
    {
      schema: {
        tags,
        summary: 'People by a part of their name',
        querystring: z.object({ name: z.string().max(24).default('') }),
        response: { 200: z.array(moderatedPerson), ...refusals },
      },
    },
    async (request) => {
      await needAdmin(request);
      const found = await store.peopleNamed(request.query.name, 50);
      return Promise.all(found.map(({ id }) => moderated(id)));
    },
  );

  routes.post(
    '/api/admin/people/:id',
    {
      schema: {
        tags,
        summary: 'Ban, unban, silence somebody, or take their name away',
        params: z.object({ id: personId }),
        body: personMeasure,
        response: { 200: moderatedPerson, ...refusals },
      },
    },
    async (request) => {
      const by = await needAdmin(request);
      const { body } = request;
      const person = await personOf(store, request.params.id);
      const { id, name } = person;
      if (await isAdmin(store, id))
        throw new Refusal(409, 'is-admin', 'Admins are named and dismissed on the command line.');
      switch (body.do) {
        case 'ban':
          await ban(store, id, body.why, now());
          await leaveEverywhere(services, { id, name, guest: person.account === null });
          break;
        case 'unban':
          await unban(store, id);
          break;
        case 'silence':
          await editBody(store, id, () => ({ silencedUntil: body.days === 0 ? null : now() + body.days * DAY }));
          break;
        case 'rename': {
          // One that nobody can have taken before, so that they keep their own.
          const dull = `player-${newId().slice(0, 8)}`;
          await editPerson(store, id, (latest) => ({
            ...latest,
            name: dull,
            account: latest.account === null ? null : dull,
          }));
          await renameEverywhere(services, id, dull);
        }
      }
      await log(by, body.do, body.why, { about: { id, name } });
      return moderated(id);
    },
  );

  routes.get(
    '/api/admin/tables',
    {
      schema: {
        tags,
        summary: 'All tables, those with a link only included',
        querystring: z.object({ status: tableStatus.optional() }),
        response: { 200: z.array(moderatedTable), ...refusals },
      },
    },
    async (request) => {
      await needAdmin(request);
      const { status } = request.query;
      return (await tables.list({ ...(status && { status }), limit: MOST })).map(moderatedTableOf);
    },
  );

  routes.get(
    '/api/admin/tables/:id/chat',
    {
      schema: {
        tags,
        summary: 'The whole chat',
        params: tableParams,
        response: { 200: z.array(chatMessage), ...refusals },
      },
    },
    async (request) => {
      await needAdmin(request);
      return (await store.messages((await tables.get(request.params.id)).id, 0)).map(messageOf);
    },
  );

  routes.post(
    '/api/admin/tables/:id',
    {
      schema: {
        tags,
        summary: 'End a game, close the chat of spectators, remove a message',
        params: tableParams,
        body: tableMeasure,
        response: { 200: moderatedTable, ...refusals },
      },
    },
    async (request) => {
      const by = await needAdmin(request);
      const { body, params } = request;
      const change = (edit: (table: Table) => Table): Promise<{ before: Table; after: Table }> =>
        queue.run(params.id, () => tables.change(params.id, edit));
      let after = await tables.get(params.id);
      switch (body.do) {
        case 'close': {
          const done = await change((table) => (hasEnded(table) ? table : brokenOff(table, now())));
          if (done.after !== done.before) tableChanged(done.before, done.after);
          after = done.after;
          break;
        }
        case 'close-spectator-chat':
          after = (
            await change((table) => ({
              ...table,
              revision: table.revision + 1,
              body: { ...table.body, spectatorChat: false },
            }))
          ).after;
          break;
        case 'remove-message':
          if (!(await store.removeMessage(params.id, body.n)))
            throw new Refusal(404, 'no-such-message', 'There is no such message.');
      }
      await log(by, body.do, body.why, { table: params.id });
      return moderatedTableOf(after);
    },
  );

  routes.get(
    '/api/admin/log',
    {
      schema: { tags, summary: 'What admins did, the latest first', response: { 200: z.array(logEntry), ...refusals } },
    },
    async (request) => {
      await needAdmin(request);
      return (await store.logEntries(MOST)).map(({ body }) => body as LogEntry);
    },
  );
}

const reportOf = ({ id, at, closed, body }: StoredReport): Report => ({
  ...(body as Omit<Report, 'id' | 'at' | 'closed'>),
  id,
  at,
  closed,
});

const moderatedTableOf = ({ id, status, listed, touched, body }: Table): ModeratedTable => ({
  id,
  status,
  listed,
  touched,
  names: body.seats.map((sitter) => (sitter.kind === 'open' ? '' : sitter.name)),
  spectatorChat: body.spectatorChat ?? true,
  tag: tableTag(id),
});

function brokenOff(table: Table, now: number): Table {
  const { time } = table.body;
  return changed(table, { status: 'abandoned', body: { time: { ...time, running: null } } }, now);
}
