import { ARCHIVE_FORMAT, BadLine, readLine, writeLine, type ArchiveLine } from './archive-line.ts';
import type { Store, StoredAction, StoredMessage, StoredTable } from './store.ts';

export { BadLine } from './archive-line.ts';

/** How much an archive holds, or how much of it is new. */
export interface Amount {
  readonly lines: number;
  readonly people: number;
  readonly tables: number;
}

const BATCH = 100;
/** More reports than anybody reads. */
const ALL = 1_000_000;

/** The whole database, line by line. Snapshots are left out: they can be made again. */
export async function* exportLines(store: Store): AsyncGenerator<string, Amount> {
  let [lines, people, tables] = [2, 0, 0];
  yield writeLine({ is: 'drover', format: ARCHIVE_FORMAT });
  for (const setting of await store.settings()) {
    yield writeLine({ is: 'setting', setting: { ...setting } });
    lines++;
  }
  for await (const person of all((after) => store.allPeople(after, BATCH))) {
    const [sessions, tokens] = [await store.sessionsOf(person.id), await store.tokensOf(person.id)];
    yield written({ is: 'person', person, sessions, tokens });
    people++;
  }
  for await (const { id } of all((after) => store.allTables(after, BATCH))) {
    yield written({ is: 'table', ...(await wholeTable(store, id)) });
    tables++;
  }
  for (const closed of [true, false])
    for (const report of await store.reports({ closed, limit: ALL })) {
      yield written({ is: 'report', report });
      lines++;
    }
  for (const entry of await store.logEntries(ALL)) {
    yield written({ is: 'log', entry });
    lines++;
  }
  yield writeLine({ is: 'end', people, tables });
  return { lines: lines + people + tables, people, tables };
}

/** What the store gives is what a line may hold: only its lists are marked as not to be changed. */
const written = (content: object): string => writeLine(content as ArchiveLine);

async function* all<T extends { readonly id: string }>(page: (after: string) => Promise<T[]>): AsyncGenerator<T> {
  for (let after = ''; ;) {
    const some = await page(after);
    if (some.length === 0) return;
    yield* some;
    after = some.at(-1)!.id;
  }
}

interface WholeTable {
  readonly table: StoredTable;
  readonly actions: readonly StoredAction[];
  readonly messages: readonly StoredMessage[];
}

/** The game may go on while it is read: what does not belong together is read again. */
async function wholeTable(store: Store, id: string): Promise<WholeTable> {
  for (;;) {
    const table = (await store.table(id))!;
    const [actions, messages] = [await store.actions(id, 1), await store.messages(id, 1)];
    const after = await store.table(id);
    if (after!.revision === table.revision) return { table, actions, messages };
  }
}

/** Reads an archive to its end without writing anything; the first bad line is thrown. */
export async function checkArchive(lines: AsyncIterable<string>): Promise<Amount> {
  let [number, people, tables] = [0, 0, 0];
  let ended = false;
  for await (const text of lines) {
    number++;
    if (ended) throw new BadLine(number, 'stands after the end');
    const line = readLine(text, number);
    if ((number === 1) !== (line.is === 'drover')) throw new BadLine(number, 'is not where it belongs');
    if (line.is === 'person') people++;
    if (line.is === 'table') tables++;
    if (line.is !== 'end') continue;
    ended = true;
    if (line.people !== people || line.tables !== tables)
      throw new BadLine(
        number,
        `counts ${line.people} people and ${line.tables} tables; there are ${people} and ${tables}`,
      );
  }
  if (!ended) throw new BadLine(number + 1, 'is missing: the end was cut off');
  return { lines: number, people, tables };
}

/** Puts an archive into a database, as far as it is not there yet. Answers with what was new. */
export async function importLines(
  store: Store,
  lines: AsyncIterable<string>,
  onLine: (number: number) => Promise<void>,
): Promise<Amount> {
  let [number, people, tables] = [0, 0, 0];
  for await (const text of lines) {
    const line = readLine(text, ++number);
    if (line.is === 'setting') await store.ensureSetting(line.setting.key, line.setting.value);
    if (line.is === 'person') {
      if (await store.restorePerson(line.person, line.sessions, line.tokens)) people++;
      else if ((await store.person(line.person.id)) === null)
        throw new BadLine(
          number,
          `has a name, session or token that belongs to somebody else here: ${line.person.name}`,
        );
    }
    if (line.is === 'table' && (await store.restoreTable(line.table, line.actions, line.messages))) tables++;
    if (line.is === 'report') await store.addReport(line.report);
    if (line.is === 'log') await store.addLogEntry(line.entry);
    await onLine(number);
  }
  return { lines: number, people, tables };
}
