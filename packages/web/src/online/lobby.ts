import type { TableInfo } from '@drover/protocol';

export const isMyTurn = ({ status, deciding, mine }: TableInfo): boolean =>
  status === 'playing' && deciding !== null && mine.includes(deciding);

export const openSeats = ({ seats }: TableInfo): number => seats.filter(({ kind }) => kind === 'open').length;

const RANK = { playing: 1, open: 2, over: 3, abandoned: 4 } as const;
/** Finished games are a memory: the last few are enough. */
const ENDED = 5;

const rank = (table: TableInfo): number => (isMyTurn(table) ? 0 : RANK[table.status]);

/** Where one's own move is waited for comes first, the most urgent at the top; then what is going on, then the past. */
export function sortMine(tables: readonly TableInfo[]): TableInfo[] {
  const sorted = tables.toSorted(
    (a, b) => rank(a) - rank(b) || (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || b.created - a.created || 0,
  );
  const going = sorted.filter(({ status }) => status === 'open' || status === 'playing');
  const ended = sorted.filter(({ status }) => status === 'over' || status === 'abandoned');
  return [...going, ...ended.slice(0, ENDED)];
}

/** One's own are listed above already. */
export const forEverybody = (tables: readonly TableInfo[]): TableInfo[] =>
  tables.filter(({ mine }) => mine.length === 0).toSorted((a, b) => b.created - a.created);
