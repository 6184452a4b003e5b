import { NOTIFICATION_KINDS, type PersonData, type Report } from '@drover/protocol';
import { personOf } from '../people/person.ts';
import { publicPersonOf } from '../people/profile.ts';
import { hasSecondFactor } from '../people/second-factor.ts';
import { shunnedBy } from '../people/shunning.ts';
import { scopesOf } from '../people/tokens.ts';
import type { Store, StoredAction, StoredReport } from '../store/store.ts';
import { asTable, leftSeatOf, seatOf } from './table.ts';

/** More than anybody has played. */
export const ALL_TABLES = 1_000_000;

/** Without what others said at the table. */
function ownReport({ at, closed, body }: StoredReport): PersonData['reports'][number] {
  const { about, table, why, text } = body as Report;
  return { at, about, table, why, text, closed };
}

/** Everything that is kept of a person but for what opens doors: hashes, keys, ids of sessions. */
export async function dataOf(store: Store, id: string): Promise<PersonData> {
  const person = await personOf(store, id);
  const { created, language, email, webhook, push } = person.body;
  const [sessions, tokens] = [await store.sessionsOf(id), await store.tokensOf(id)];
  const tables: PersonData['tables'] = [];
  for (const table of (await store.tables({ person: id, limit: ALL_TABLES })).map(asTable)) {
    const left = leftSeatOf(table, id);
    const seat = left?.seat ?? seatOf(table, id)!;
    // What a bot or a substitute did there afterwards is not theirs.
    const isOwn = (action: StoredAction): boolean => action.seat === seat && action.at <= (left?.left ?? Infinity);
    const actions = (await store.actions(table.id, 1)).filter(isOwn);
    tables.push({
      id: table.id,
      edition: table.edition,
      status: table.status,
      created: table.created,
      seat,
      left: left?.left ?? null,
      contribution: table.body.contributions[seat] ?? null,
      names: table.body.seats.map((sitter) => (sitter.kind === 'open' ? '' : sitter.name)),
      actions: actions.map(({ at, text }) => ({ at, text })),
    });
  }
  return {
    ...publicPersonOf(person),
    created,
    language,
    email,
    secondFactor: hasSecondFactor(person.body),
    webhook: webhook && { url: webhook.url, events: [...(webhook.events ?? NOTIFICATION_KINDS)] },
    push: push.map(({ endpoint }) => endpoint),
    sessions: sessions.map(({ begun, seen }) => ({ begun, seen })),
    tokens: tokens.map((token) => ({ label: token.label, created: token.created, scopes: scopesOf(token) })),
    tables,
    shunned: await shunnedBy(store, id),
    reports: (await store.reportsBy(id)).map(ownReport),
    messages: await store.messagesBy(id),
  };
}
