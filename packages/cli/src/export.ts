import { createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Amount } from '@drover/server/store';
import { DATABASE_DETAILS, databaseOptions, storage, withStore } from './database.ts';
import { fromHere, reason } from './files.ts';
import { plural } from './text.ts';
import { Trouble, UsageError, verb } from './verb.ts';

export const exportVerb = verb({
  name: 'export',
  usage: '[--database URL] --to FILE',
  summary: 'write the whole database of a server into a file',
  details: [
    ...DATABASE_DETAILS,
    '--to FILE            where to; - is the standard output',
    '',
    'A line of JSON for each person and each table with all its moves. It includes keys and password hashes:',
    'keep the file as safe as the database. The server may keep running.',
  ],
  options: { ...databaseOptions, to: { type: 'string' } },
  takes: [],
  async run({ database, to }) {
    if (to === undefined) throw new UsageError('export needs --to FILE.');
    const { exportLines } = await storage();
    const { people, tables } = await withStore(database, false, async (store) => {
      let amount: Amount | undefined;
      const lines = async function* () {
        amount = yield* exportLines(store);
      };
      await pipeline(lines, to === '-' ? standardOutput() : file(to)).catch((error: NodeJS.ErrnoException) => {
        throw error.syscall === undefined ? error : new Trouble(`Cannot write ${to}: ${reason(error)}.`);
      });
      return amount!;
    });
    if (to !== '-') console.log(`Exported ${plural(people, 'person', 'people')} and ${plural(tables, 'table')}.`);
    return 0;
  },
});

const file = (name: string): Writable => createWriteStream(fromHere(name), { mode: 0o600 });

/** A pipeline would close it. */
const standardOutput = (): Writable =>
  new Writable({
    write(chunk: Buffer, _, done) {
      if (process.stdout.write(chunk)) done();
      else process.stdout.once('drain', () => done());
    },
  });
