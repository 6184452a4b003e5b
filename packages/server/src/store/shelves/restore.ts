import { Taken, type Database } from '../database.ts';
import type { Store } from '../store.ts';
import { sessionAdded, tokenAdded } from './doors.ts';
import { actionAdded, messageAdded } from './games.ts';
import { personAdded } from './people.ts';
import { tableAdded, tableNews } from './tables.ts';

/** Puts what was exported back on the shelves. */
export const restoreOn = (database: Database): Pick<Store, 'restorePerson' | 'restoreTable'> => ({
  async restorePerson(person, sessions, tokens) {
    const steps = [personAdded(person), ...sessions.map(sessionAdded), ...tokens.map(tokenAdded)];
    try {
      return (await database.atomically(steps, () => [])) !== null;
    } catch (error) {
      if (error instanceof Taken) return false;
      throw error;
    }
  },
  async restoreTable(table, actions, messages) {
    const steps = [
      tableAdded(table),
      ...actions.map((action) => actionAdded(table.id, action)),
      ...messages.flatMap((message) => messageAdded(table.id, message)),
    ];
    return (await database.atomically(steps, () => [tableNews(table)])) !== null;
  },
});
