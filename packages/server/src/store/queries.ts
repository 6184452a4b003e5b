import type { Database } from './database.ts';
import { sessionQueries } from './queries/sessions.ts';
import { gameQueries } from './queries/games.ts';
import { moderationQueries } from './queries/moderation.ts';
import { personQueries } from './queries/people.ts';
import { restoreQueries } from './queries/restore.ts';
import { settingQueries } from './queries/settings.ts';
import { tableQueries } from './queries/tables.ts';
import type { Store } from './store.ts';

/** The store is the same on every database. */
export const storeOn = (database: Database): Store => ({
  migrate: () => database.migrate(),
  close: () => database.close(),
  check: () => database.check(),
  listen: (listener) => database.listen(listener),
  ...settingQueries(database),
  ...personQueries(database),
  ...sessionQueries(database),
  ...tableQueries(database),
  ...gameQueries(database),
  ...moderationQueries(database),
  ...restoreQueries(database),
});
