import {
  historyRecord,
  newGame,
  openHistory,
  parseRecord,
  startHistory,
  writeRecord,
  type Setup,
} from '@drover/engine';
import { randomHex } from '../lib/chance.ts';
import type { Sitter } from './authority.ts';
import { LocalAuthority, type Keep } from './local.ts';
import { SHELF_FORMAT, storedGame, storeGame, type StoredGame } from './shelf.ts';
import { workerThinker } from './thinker.ts';

/** Games of this browser: begun, gone on with, taken in from records. */

const newId = (): string => randomHex(6);
export const newSeed = (): string => randomHex(16);

/** Puts a new game on the shelf and gives its id. Throws `Unusable` when the setup makes no sense. */
export async function beginGame(setup: Setup, sitters: readonly Sitter[]): Promise<string> {
  return shelve(writeRecord(historyRecord(startHistory(setup))), sitters);
}

/** Puts a recorded game on the shelf. It has been played through: what is on the shelf can be opened. */
export async function shelve(record: string, sitters?: readonly Sitter[]): Promise<string> {
  const { setup, state, played } = openHistory(parseRecord(record));
  const id = newId();
  const now = Date.now();
  await storeGame(
    {
      format: SHELF_FORMAT,
      id,
      edition: setup.edition,
      sitters: sitters ?? usualSitters(setup),
      record,
      version: played.length,
      turn: state.turn,
      over: state.over,
      begun: now,
      touched: now,
    },
    null,
  );
  return id;
}

const hasAutoma = ({ options }: Setup): boolean =>
  ['sarah', 'sam'].some((name) => options[name] !== undefined && options[name] !== null);

/** A record does not say who sat at the table: people did, unless Sarah or Sam is among them. */
export function usualSitters(setup: Setup, name: (n: number) => string = String): Sitter[] {
  return Array.from({ length: setup.players }, (_, seat) =>
    hasAutoma(setup) && seat === setup.players - 1
      ? ({ kind: 'automa', name: '' } as const)
      : ({ kind: 'person', name: name(seat + 1) } as const),
  );
}

/** The first moves of a record as a record of their own. */
export function cutRecord(record: string, moves: number): string {
  const { hash: _, ...whole } = parseRecord(record);
  return writeRecord(historyRecord(openHistory({ ...whole, moves: whole.moves.slice(0, moves) })));
}

/** Why a stored game cannot be opened. It stays where it is. */
export class NotPlayable extends Error {
  override readonly name = 'NotPlayable';
  readonly kind: 'missing' | 'newer' | 'broken';
  readonly stored: StoredGame | undefined;
  constructor(kind: NotPlayable['kind'], why: string, stored?: StoredGame) {
    super(why);
    this.kind = kind;
    this.stored = stored;
  }
}

export async function readGame(id: string): Promise<StoredGame> {
  const stored = await storedGame(id);
  if (stored === undefined) throw new NotPlayable('missing', id);
  if (!(stored.format <= SHELF_FORMAT)) throw new NotPlayable('newer', String(stored.format), stored);
  try {
    openHistory(parseRecord(stored.record));
    if (!Array.isArray(stored.sitters)) throw new TypeError('sitters');
  } catch (error) {
    throw new NotPlayable('broken', error instanceof Error ? error.message : String(error), stored);
  }
  return stored;
}

/** Goes on with a game of the shelf; every move is kept there before it is shown. */
export async function openGame(id: string): Promise<LocalAuthority> {
  let stored = await readGame(id);
  const keep: Keep = async ({ record, version, turn, over }) => {
    const next: StoredGame = { ...stored, record, version, turn, over, touched: Date.now() };
    await storeGame(next, stored.version);
    stored = next;
  };
  return LocalAuthority.resume(id, stored.record, stored.sitters, workerThinker(), keep);
}

/** Can a game be begun like this? The reason why not, or nothing. */
export function setupTrouble(setup: Setup): string | null {
  try {
    newGame(setup);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
