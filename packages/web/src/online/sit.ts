import type { TableInfo } from '@drover/protocol';
import { api } from './server.ts';
import { committedTo, keepContribution, newContribution } from './shuffle.ts';

export const freeSeats = ({ seats }: TableInfo): number[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));

/** Takes this seat. What goes into the shuffles is kept first: once the last seat is taken the game begins. */
export function sit(table: TableInfo, seat: number): Promise<TableInfo> {
  const contribution = newContribution();
  keepContribution(table, contribution, localStorage);
  return api.join(table.id, { seat, ...committedTo(contribution) });
}
