import { UniqueViolation, type Database } from '../database.ts';
import type { Store } from '../store.ts';
import { insertSession, insertToken } from './sessions.ts';
import { insertAction, insertMessage } from './games.ts';
import { insertPerson } from './people.ts';
import { insertTable, changeOf } from './tables.ts';

/** Puts what was exported back. */
export const restoreQueries = (database: Database): Pick<Store, 'restorePerson' | 'restoreTable'> => ({
  async restorePerson(person, sessions, tokens) {
    const statements = [insertPerson(person), ...sessions.map(insertSession), ...tokens.map(insertToken)];
    try {
      return (await database.transaction(statements, () => [])) !== null;
    } catch (error) {
      if (error instanceof UniqueViolation) return false;
      throw error;
    }
  },
  async restoreTable(table, actions, messages) {
    const statements = [
      insertTable(table),
      ...actions.map((action) => insertAction(table.id, action)),
      ...messages.flatMap((message) => insertMessage(table.id, message)),
    ];
    return (await database.transaction(statements, () => [changeOf(table)])) !== null;
  },
});
