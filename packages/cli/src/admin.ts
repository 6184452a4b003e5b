import type { LogEntry } from '@drover/protocol';
import { DATABASE_DETAILS, databaseOptions, withStore } from './database.ts';
import { Trouble, UsageError, verb } from './verb.ts';

/** Brought only when it is needed, as the store is. */
const admins = () => import('@drover/server/admin');

const ACTIONS = ['add', 'remove', 'ban', 'unban', 'remove-second-factor'] as const;
type Action = (typeof ACTIONS)[number];
const DID: Readonly<Record<Action, LogEntry['did']>> = {
  add: 'add-admin',
  remove: 'remove-admin',
  ban: 'ban',
  unban: 'unban',
  'remove-second-factor': 'remove-second-factor',
};

export const admin = verb({
  name: 'admin',
  usage:
    '[--database URL] (--list | --log | --add NAME | --remove NAME | --ban NAME | --unban NAME | --remove-second-factor NAME) [--why TEXT]',
  summary: 'name the admins of a server, and ban accounts',
  details: [
    ...DATABASE_DETAILS,
    '--list               names of the admins',
    '--log                what admins did, the latest first',
    '--add NAME           the account sees the admin page from now on',
    '--remove NAME        and no longer',
    '--ban NAME           ends all sessions and tokens of the account and keeps it out',
    '--unban NAME         lets it in again',
    '--remove-second-factor NAME',
    '                     for somebody who has lost app and recovery codes: the password is enough to sign in again',
    '--why TEXT           kept in the log, and shown to whoever is banned',
    '',
    'The server may keep running. The first account of a new server is an admin without this.',
  ],
  options: {
    ...databaseOptions,
    list: { type: 'boolean' },
    log: { type: 'boolean' },
    add: { type: 'string' },
    remove: { type: 'string' },
    ban: { type: 'string' },
    unban: { type: 'string' },
    'remove-second-factor': { type: 'string' },
    why: { type: 'string' },
  },
  takes: [],
  async run({ database, list, log, why = 'by command line', ...named }) {
    const wanted = ACTIONS.filter((action) => named[action] !== undefined);
    if (wanted.length + Number(list ?? false) + Number(log ?? false) !== 1)
      throw new UsageError('admin does one thing at a time: say which.');
    const { accountNamed, adminsOf, ban, keepInLog, removeSecondFactor, setAdmin, unban } = await admins();
    return withStore(database, false, async (store) => {
      if (list) {
        for (const id of await adminsOf(store)) console.log((await store.person(id))?.name ?? `${id} (deleted)`);
        return 0;
      }
      if (log) {
        for (const { body } of await store.logEntries(1000)) console.log(lineOf(body as LogEntry));
        return 0;
      }
      const [action] = wanted;
      const person = await accountNamed(store, named[action!]!).catch((error: Error) => {
        throw new Trouble(error.message);
      });
      const at = Date.now();
      if (action === 'ban') await ban(store, person.id, why, at);
      else if (action === 'unban') await unban(store, person.id);
      else if (action === 'remove-second-factor') await removeSecondFactor(store, person.id);
      else await setAdmin(store, person, action === 'add');
      const about = { id: person.id, name: person.name };
      await keepInLog(store, { at, by: null, did: DID[action!], about, table: null, why });
      console.log(`Done: ${DID[action!]} ${person.name}.`);
      return 0;
    });
  },
});

const lineOf = ({ at, by, did, about, table, why }: LogEntry): string =>
  [new Date(at).toISOString(), by?.name ?? 'command line', did, about?.name ?? table ?? '', why].join('\t');
