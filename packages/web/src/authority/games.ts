import {
  engine,
  historyRecord,
  openHistory,
  parseRecord,
  startHistory,
  writeRecord,
  type History,
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

/** Gives a stored game to `open`, which plays it through, or says why that cannot be done. */
export async function openStored<Opened>(id: string, open: (stored: StoredGame) => Opened): Promise<Opened> {
  const stored = await storedGame(id);
  if (stored === undefined) throw new NotPlayable('missing', id);
  if (!(stored.format <= SHELF_FORMAT)) throw new NotPlayable('newer', String(stored.format), stored);
  try {
    if (!Array.isArray(stored.sitters)) throw new TypeError('sitters');
    return open(stored);
  } catch (error) {
    const kind = followsNewerRules(stored) ? 'newer' : 'broken';
    throw new NotPlayable(kind, error instanceof Error ? error.message : String(error), stored);
  }
}

/** A page that was kept for being offline may be older than a game on its shelf. */
function followsNewerRules({ record }: StoredGame): boolean {
  try {
    const { rules, setup } = parseRecord(record);
    return !engine.plays({ edition: setup.edition, rules });
  } catch {
    return false;
  }
}

/** Goes on with a game of the shelf; every move is kept there before it is shown. */
export const openGame = (id: string): Promise<LocalAuthority> =>
  openStored(id, (opened) => {
    let stored = opened;
    const keep: Keep = async ({ record, version, turn, over }) => {
      const next: StoredGame = { ...stored, record, version, turn, over, touched: Date.now() };
      await storeGame(next, stored.version);
      stored = next;
    };
    return new LocalAuthority(id, stored.record, stored.sitters, workerThinker(), keep);
  });
