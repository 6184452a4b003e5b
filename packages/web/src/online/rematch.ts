import type { Room } from './room.ts';
import { api } from './server.ts';
import { committedTo, keepContribution, newContribution } from './shuffle.ts';

/** The same people at a new table: sets it up, or joins the one that another of them has set up. Gives its address. */
export async function rematch(room: Room): Promise<string> {
  if (room.info.rematch !== null) return `table/${room.info.rematch}`;
  const contribution = newContribution();
  const table = await api.rematch(room.id, committedTo(contribution));
  if (table.mine.length > 0) keepContribution(table, contribution, localStorage);
  return `table/${table.id}`;
}
