import type { Database } from './database.ts';
import { doorsOn } from './shelves/doors.ts';
import { gamesOn } from './shelves/games.ts';
import { peopleOn } from './shelves/people.ts';
import { restoreOn } from './shelves/restore.ts';
import { settingsOn } from './shelves/settings.ts';
import { tablesOn } from './shelves/tables.ts';
import type { Store } from './store.ts';

/** The store is the same on every database. */
export const storeOn = (database: Database): Store => ({
  migrate: () => database.migrate(),
  close: () => database.close(),
  listen: (listener) => database.listen(listener),
  ...settingsOn(database),
  ...peopleOn(database),
  ...doorsOn(database),
  ...tablesOn(database),
  ...gamesOn(database),
  ...restoreOn(database),
});
