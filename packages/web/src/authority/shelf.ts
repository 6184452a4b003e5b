import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Result } from './result.ts';
import type { Sitter } from './authority.ts';

/** The layout of stored games; a page refuses newer ones and leaves them alone. */
export const SHELF_FORMAT = 1;

/** A game in the browser's own storage. */
export interface StoredGame {
  readonly format: number;
  readonly id: string;
  readonly edition: string;
  readonly sitters: readonly Sitter[];
  /** The game as a record: setup and moves. */
  readonly record: string;
  /** Moves made. */
  readonly version: number;
  readonly turn: number;
  readonly over: boolean;
  /** Of a finished game; pages before this one stored none. */
  readonly result?: Result;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly touched: number;
}

/** Another page has gone on with the same game. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;
const shelf = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>('drover', 1, {
    upgrade: (db) => void db.createObjectStore('games', { keyPath: 'id' }),
  }));

/** The last played first. */
export async function storedGames(): Promise<StoredGame[]> {
  const games = await (await shelf()).getAll('games');
  return games.sort((a, b) => (b.touched ?? 0) - (a.touched ?? 0));
}

export const storedGame = async (id: string): Promise<StoredGame | undefined> => (await shelf()).get('games', id);

/** `before` is the version this game is known to have on the shelf, or null for one that is new there. */
export async function storeGame(game: StoredGame, before: number | null): Promise<void> {
  const transaction = (await shelf()).transaction('games', 'readwrite');
  const there = await transaction.store.get(game.id);
  if ((there?.version ?? null) !== before) throw new Overtaken();
  await transaction.store.put(game);
  await transaction.done;
}

export const forgetGame = async (id: string): Promise<void> => (await shelf()).delete('games', id);
