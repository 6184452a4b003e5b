import type { Engine } from './engine.ts';
import { canonical } from './engine.ts';
import { IllegalMove, Unusable, type Refusal } from './refusal.ts';
import { sha256 } from './sha256.ts';
import type { CoreState, GameEvent, Move, Seat, Setup } from './state.ts';
import type { Game } from './versions.ts';

/** A game is its setup and its moves, nothing else. `hash` is the fingerprint of the state they lead to. */
export interface GameRecord {
  readonly drover: 1;
  readonly rules: string;
  readonly setup: Setup;
  /** Fingerprint of the component overrides, when there are any. */
  readonly components?: string;
  /** `seat: text` */
  readonly moves: readonly string[];
  readonly hash?: string;
}

export interface Played {
  readonly seat: Seat;
  readonly move: Move;
}

export const overridesHash = (setup: Setup): string | undefined =>
  setup.components === undefined ? undefined : sha256(canonical(setup.components));

export function recordOf(engine: Engine, setup: Setup, moves: readonly Played[], last: CoreState): GameRecord {
  const components = overridesHash(setup);
  return {
    drover: 1,
    rules: last.rules,
    setup,
    ...(components === undefined ? {} : { components }),
    moves: moves.map(({ seat, move }) => `${seat}: ${engine.writeMove(last, move)}`),
    hash: engine.hash(last),
  };
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Reads a record from JSON or from its text form. */
export function parseRecord(text: string): GameRecord {
  const source = text.trimStart();
  let raw: unknown;
  try {
    raw = source.startsWith('{') ? JSON.parse(source) : fromLines(source);
  } catch (error) {
    throw new Unusable(`This is not a game record: ${(error as Error).message}`);
  }
  if (!isObject(raw) || typeof raw['drover'] !== 'number') throw new Unusable('This is not a game record.');
  if (raw['drover'] !== 1) throw new Unusable(`This record has format ${raw['drover']}; this program reads format 1.`);
  const { rules, setup, moves, hash, components } = raw;
  if (typeof rules !== 'string') throw new Unusable('The record does not say which rules it follows.');
  if (!isObject(setup) || typeof setup['edition'] !== 'string' || typeof setup['seed'] !== 'string')
    throw new Unusable('The record has no setup with edition and seed.');
  if (typeof setup['players'] !== 'number') throw new Unusable('The setup does not say how many play.');
  if (setup['options'] !== undefined && !isObject(setup['options']))
    throw new Unusable('The options of the setup are not an object.');
  if (!Array.isArray(moves) || moves.some((move) => typeof move !== 'string'))
    throw new Unusable('The record has no list of moves.');
  if (hash !== undefined && typeof hash !== 'string') throw new Unusable('The hash of the record is not a text.');
  if (components !== undefined && typeof components !== 'string')
    throw new Unusable('The components hash of the record is not a text.');
  return {
    drover: 1,
    rules,
    setup: { ...setup, options: setup['options'] ?? {} } as unknown as Setup,
    ...(components === undefined ? {} : { components }),
    moves: moves as string[],
    ...(hash === undefined ? {} : { hash }),
  };
}

/** The text form: a head of `key value` lines, an empty line, then a move a line. */
export function writeRecord(record: GameRecord): string {
  const head = [
    `drover ${record.drover}`,
    `rules ${record.rules}`,
    `setup ${JSON.stringify(record.setup)}`,
    ...(record.components === undefined ? [] : [`components ${record.components}`]),
    ...(record.hash === undefined ? [] : [`hash ${record.hash}`]),
  ];
  return `${[...head, '', ...record.moves].join('\n')}\n`;
}

function fromLines(text: string): unknown {
  const lines = text.split(/\r?\n/);
  const raw: Record<string, unknown> = {};
  let at = 0;
  for (; at < lines.length && lines[at]!.trim() !== ''; at++) {
    const [, key, value] = /^(\w+) (.*)$/.exec(lines[at]!.trim()) ?? [];
    if (key === undefined || value === undefined) throw new Error(`line ${at + 1} is not "key value"`);
    raw[key] = key === 'setup' ? JSON.parse(value) : key === 'drover' ? Number(value) : value;
  }
  // Notes may stand in a record: lines that begin with # are for people.
  raw['moves'] = lines
    .slice(at)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  return raw;
}

/** A record that stops making sense at one of its moves. */
export class BadMove extends Error {
  override readonly name = 'BadMove';
  readonly at: number;
  readonly text: string;
  readonly game: Game;
  /** Why it cannot be made; null where it is not even written like a move. */
  readonly refusal: Refusal | null;
  constructor(game: Game, at: number, text: string, error: Error) {
    super(`Move ${at + 1}, "${text}": ${error.message}`, { cause: error });
    this.game = game;
    this.at = at;
    this.text = text;
    this.refusal = error instanceof IllegalMove ? error.refusal : null;
  }
}

export interface Replayed {
  readonly state: CoreState;
  readonly played: readonly Played[];
}

export interface ReplayOptions {
  /** Stop after this many moves. */
  readonly upTo?: number;
  /** Called after every move. */
  readonly onMove?: (state: CoreState, played: Played, events: readonly GameEvent[]) => void;
}

/** Plays a record again by the rules it names: exactly as it was played, or not at all. */
export function replay(engine: Engine, record: GameRecord, options: ReplayOptions = {}): Replayed {
  if (record.components !== undefined && record.components !== overridesHash(record.setup))
    throw new Unusable('The component corrections in this record are not the ones it was played with.');
  let state = engine.newGame(record.setup, record.rules);
  const played: Played[] = [];
  const end = Math.min(options.upTo ?? record.moves.length, record.moves.length);
  for (let i = 0; i < end; i++) {
    const text = record.moves[i]!;
    try {
      const [, seat, words] = /^(\d): (.+)$/.exec(text) ?? [];
      if (seat === undefined || words === undefined) throw new Error('a move reads "seat: verb words".');
      const one = { seat: Number(seat), move: engine.readMove(state, words) };
      const result = engine.apply(state, one.seat, one.move);
      state = result.state;
      played.push(one);
      options.onMove?.(state, one, result.events);
    } catch (error) {
      if (error instanceof Unusable) throw error;
      throw new BadMove(record, i, text, error as Error);
    }
  }
  if (end === record.moves.length && record.hash !== undefined && record.hash !== engine.hash(state))
    throw new Unusable('The moves of this record lead to another position than the one it was saved with.');
  return { state, played };
}
