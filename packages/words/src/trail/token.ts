import type { Arrow } from '../pack/ids.ts';
import type { Ground } from './at.ts';

const SILENT: readonly Arrow[] = ['none', 'plain', 'black'];

/** The token that walks down the rows of a market; arrows that do nothing are passed over in silence. */
export function tokenMovedWords(
  { words: { events }, edition }: Ground,
  row: number,
  arrow: Arrow,
  rows: number,
): string {
  if (row > rows) return events.tokenLeft(edition);
  return SILENT.includes(arrow) ? events.tokenMoved(edition, row) : events.tokenMovedOver(edition, row, arrow);
}
