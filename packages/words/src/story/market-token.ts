import type { GameContext } from '../context/context.ts';
import type { Arrow } from '../pack/ids.ts';

const SILENT: readonly Arrow[] = ['none', 'plain', 'black'];

/** The token that walks down the rows of a market; arrows that do nothing are passed over in silence. */
export function tokenMovedWords(
  { words: { events }, edition }: GameContext,
  row: number,
  arrow: Arrow,
  rows: number,
): string {
  if (row > rows) return events.tokenLeft(edition);
  return SILENT.includes(arrow) ? events.tokenMoved(edition, row) : events.tokenMovedOver(edition, row, arrow);
}
