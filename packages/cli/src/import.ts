import { open } from 'node:fs/promises';
import { DATABASE_DETAILS, databaseOptions, storage, withStore } from './database.ts';
import { fromHere, reason } from './files.ts';
import { progressBar } from './progress.ts';
import { plural } from './text.ts';
import { Trouble, UsageError, verb } from './verb.ts';

export const importVerb = verb({
  name: 'import',
  usage: '[--database URL] --from FILE',
  summary: 'read what export wrote into a database',
  details: [
    ...DATABASE_DETAILS,
    '--from FILE          what export wrote; it is checked to its end before anything is written',
    '',
    'People and tables that are there already stay as they are: importing twice changes nothing.',
  ],
  options: { ...databaseOptions, from: { type: 'string' } },
  takes: [],
  async run({ database, from }) {
    if (from === undefined) throw new UsageError('import needs --from FILE.');
    const { BadLine, checkArchive, importLines } = await storage();
    try {
      const held = await checkArchive(linesOf(from));
      const bar = progressBar(held.lines, 'lines');
      const added = await withStore(database, true, (store) => importLines(store, linesOf(from), (n) => bar.show(n)));
      bar.clear();
      console.log(`Imported ${plural(added.people, 'person', 'people')} and ${plural(added.tables, 'table')}.`);
      const known = { people: held.people - added.people, tables: held.tables - added.tables };
      if (known.people + known.tables > 0)
        console.log(`Already there: ${plural(known.people, 'person', 'people')} and ${plural(known.tables, 'table')}.`);
      return 0;
    } catch (error) {
      throw error instanceof BadLine ? new Trouble(`${from}: ${error.message}`, 1) : error;
    }
  },
});

async function* linesOf(name: string): AsyncGenerator<string> {
  try {
    const file = await open(fromHere(name));
    yield* file.readLines({ encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new Trouble(`Cannot read ${name}: ${reason(error)}.`);
  }
}
