import { engine, replay, writeRecord, type GameRecord } from '@drover/engine';
import { withFairNote } from '@drover/protocol';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { committedAt, hasBegun, hasEnded, needKnownRules, setupOf, type Table } from '../tables/table.ts';
import { standingMoves } from './game.ts';

/** The whole game with everything that was hidden: only for games that have ended. */
export async function recordOf(store: Store, table: Table): Promise<string> {
  if (!hasEnded(table)) throw new Refusal(409, 'not-over', 'The record is available once the game has ended.');
  if (!hasBegun(table)) throw new Refusal(409, 'not-begun', 'This game never began.');
  needKnownRules(table);
  const { commitment, contributions } = table.body;
  const committed = committedAt(table.body);
  const moves = standingMoves(await store.actions(table.id, 1));
  const record: GameRecord = { drover: 1, rules: table.body.rules, setup: setupOf(table), moves };
  const { state } = replay(record);
  return withFairNote(writeRecord({ ...record, hash: engine.hash(state) }), { commitment, committed, contributions });
}
