import {
  historyRecord,
  openHistory,
  parseRecord,
  soloOpponent,
  startHistory,
  writeRecord,
  type Game,
  type History,
  type Setup,
} from '@drover/engine';
import { randomHex } from '../lib/chance.ts';
import { resultOf } from './result.ts';
import type { Sitter } from './authority.ts';
import { isNewerRecord } from './known.ts';
import { LocalAuthority, type Keep } from './local.ts';
import { messageOf, NotPlayable } from './not-playable.ts';
import { SHELF_FORMAT, storedGame, storeGame, type StoredGame } from './shelf.ts';
import { workerThinker } from './thinker.ts';

/** Games of this browser: begun, gone on with, taken in from records. */

const newId = (): string => randomHex(6);
export const newSeed = (): string => randomHex(16);

/** Puts a new game on the shelf and gives its id. Throws `Unusable` when the setup makes no sense. */
export async function beginGame(setup: Setup, sitters: readonly Sitter[]): Promise<string> {
  const history = startHistory(setup);
  return put(history, writeRecord(historyRecord(history)), sitters);
}

/** Puts a recorded game on the shelf. It has been played through: what is on the shelf can be opened. */
export async function shelve(record: string, sitters?: readonly Sitter[]): Promise<string> {
  return put(openHistory(parseRecord(record)), record, sitters);
}

async function put({ setup, state, played }: History, record: string, sitters?: readonly Sitter[]): Promise<string> {
  const id = newId();
  const now = Date.now();
  await storeGame(
    {
      format: SHELF_FORMAT,
      id,
      edition: setup.edition,
      sitters: sitters ?? usualSitters(state),
      record,
      version: played.length,
      turn: state.turn,
      over: state.over,
      ...(state.over ? { result: resultOf(state) } : {}),
      begun: now,
      touched: now,
    },
    null,
  );
  return id;
}

/** A record does not say who sat at the table: people did, unless a solo opponent is among them. */
export function usualSitters(game: Game): Sitter[] {
  const { setup } = game;
  const hasAutoma = soloOpponent(game).terms !== null;
  return Array.from({ length: setup.players }, (_, seat) =>
    hasAutoma && seat === setup.players - 1
      ? ({ kind: 'automa', name: '' } as const)
      : ({ kind: 'person', name: '' } as const),
  );
}

/** The first moves of a record as a record of their own. */
export function cutRecord(record: string, moves: number): string {
  const { hash: _, ...whole } = parseRecord(record);
  return writeRecord(historyRecord(openHistory({ ...whole, moves: whole.moves.slice(0, moves) })));
}

/** Gives a record to `open`, which plays it through. Throws `NotPlayable`, which says why that cannot be done. */
export function openRecord<Opened>(record: string, open: () => Opened, stored?: StoredGame): Opened {
  try {
    return open();
  } catch (error) {
    throw new NotPlayable(isNewerRecord(record) ? 'newer' : 'broken', messageOf(error), stored);
  }
}

/** Gives a stored game to `open`, which plays it through, or says why that cannot be done. */
export async function openStored<Opened>(id: string, open: (stored: StoredGame) => Opened): Promise<Opened> {
  const stored = await storedGame(id);
  if (stored === undefined) throw new NotPlayable('missing', id);
  if (!(stored.format <= SHELF_FORMAT)) throw new NotPlayable('newer', String(stored.format), stored);
  if (!Array.isArray(stored.sitters)) throw new NotPlayable('broken', 'sitters', stored);
  return openRecord(stored.record, () => open(stored), stored);
}

/** Another game with the same people, by the same options and today's rules. Gives its id. */
export function beginAgain(record: string, sitters: readonly Sitter[]): Promise<string> {
  const { setup } = parseRecord(record);
  return beginGame({ ...setup, seed: newSeed() }, sitters);
}

/** Goes on with a game of the shelf; every move is kept there before it is shown. */
export const openGame = (id: string): Promise<LocalAuthority> =>
  openStored(id, (opened) => {
    let stored = opened;
    const keep: Keep = async (game) => {
      const next: StoredGame = { ...stored, ...game, touched: Date.now() };
      await storeGame(next, stored.version);
      stored = next;
    };
    return new LocalAuthority(id, stored.record, stored.sitters, workerThinker(), keep);
  });
