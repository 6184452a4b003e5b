import { botOf } from '@drover/bots';
import {
  advance,
  decision,
  generator,
  legalMoves,
  newGame,
  openHistory,
  parseRecord,
  recordOf,
  view,
  writeRecord,
  type Played,
  type Setup,
} from '@drover/engine';
import type { Page } from '@playwright/test';
import type { Sitter } from '../src/authority/authority.ts';
import type { StoredGame } from '../src/authority/shelf.ts';

/** Games in the browser's own storage, put there and read without the page. */

export const person = (name: string): Sitter => ({ kind: 'person', name });
export const bot = (name: string): Sitter => ({ kind: 'bot', name, level: 'easy' });
export const automa: Sitter = { kind: 'automa', name: '' };

export interface Prepared {
  readonly id: string;
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  /** So many moves have been made, or all of them. */
  readonly moves: number;
  /** The game goes on from there to the next decision of this seat. */
  readonly until?: number;
  /** By bots, so that it looks like a game; otherwise at random. */
  readonly well?: boolean;
}

/** A game that has gone on for a while, always in the same way. */
export function preparedGame({ id, setup, sitters, moves, until, well = false }: Prepared): StoredGame {
  const state = newGame(setup);
  const below = generator(setup.seed, 'prepared');
  const played: Played[] = [];
  for (let asked = decision(state); asked !== null; asked = decision(state)) {
    if (played.length >= moves && (until === undefined || asked.seat === until)) break;
    const choices = legalMoves(state, asked.seat);
    const move = well
      ? botOf('easy').choose(view(state, asked.seat), asked.seat, { below })
      : choices[below(choices.length)]!;
    advance(state, asked.seat, move);
    played.push({ seat: asked.seat, move });
  }
  const record = writeRecord(recordOf(setup, played, state));
  const { turn, over } = state;
  const version = played.length;
  return { format: 1, id, edition: setup.edition, sitters, record, version, turn, over, begun: 0, touched: 0 };
}

/** The page must be open, anywhere. */
export async function putGame(page: Page, game: object): Promise<void> {
  await page.evaluate(shelf, game);
}

export const readGames = (page: Page): Promise<StoredGame[]> => page.evaluate(shelf, null);

/** Runs in the page: puts a game there, or none, and gives all that are there. */
async function shelf(game: object | null): Promise<StoredGame[]> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error!));
    });
  const opening = indexedDB.open('drover', 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('games', { keyPath: 'id' }));
  const database = await done(opening);
  const games = database.transaction('games', 'readwrite').objectStore('games');
  if (game !== null) await done(games.put(game));
  const all = (await done(games.getAll())) as StoredGame[];
  database.close();
  return all;
}

/** The game the page is showing. */
export async function gameShown(page: Page): Promise<StoredGame> {
  const id = /#\/(?:game|replay)\/([^/]+)/.exec(page.url())?.[1];
  const game = (await readGames(page)).find((stored) => stored.id === id);
  if (game === undefined) throw new Error(`There is no stored game at ${page.url()}.`);
  return game;
}

export const historyOf = (game: StoredGame) => openHistory(parseRecord(game.record));
