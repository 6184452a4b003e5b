import { describe, expect, it } from 'vitest';
import {
  BadMove,
  hash,
  historyRecord,
  legalMoves,
  newGame,
  openHistory,
  OverrideError,
  parseRecord,
  playMove,
  recordOf,
  replay,
  startHistory,
  Unusable,
  writeRecord,
  type GameRecord,
  type History,
  type Setup,
} from '../index.ts';
import { generator } from './rng.ts';
import { randomMove } from '../testing/random-games.ts';

const setup: Setup = { edition: 'nz', players: 2, seed: 'tui', options: { sides: 'random' } };

/** The first forty moves of a random game. */
const game: GameRecord = (() => {
  let history: History = startHistory(setup);
  const pick = generator('tui', 'record');
  for (let i = 0; i < 40; i++) {
    const { seat, move } = randomMove(history.state, pick);
    history = playMove(history, seat, move).history;
  }
  return historyRecord(history);
})();
const text = writeRecord(game);
const json = JSON.stringify(game);

describe('a record', () => {
  it('is the same as text and as JSON', () => {
    expect(parseRecord(text)).toEqual(game);
    expect(parseRecord(json)).toEqual(game);
    expect(parseRecord(JSON.stringify(game, null, 2))).toEqual(game);
    expect(parseRecord(writeRecord(parseRecord(json)))).toEqual(game);
  });

  it('may have notes, empty lines, room and the line ends of another system', () => {
    const lines = text.trimEnd().split('\n');
    const blank = lines.indexOf('');
    lines.splice(blank + 3, 0, '# here it became exciting', '', '   ');
    expect(parseRecord(`\n\n${lines.map((line) => `${line}  `).join('\r\n')}`)).toEqual(game);
  });

  it('replays to the state it was saved with', () => {
    const { state, played } = replay(game);
    expect(hash(state)).toBe(game.hash);
    expect(played).toHaveLength(40);
    expect(recordOf(setup, played, state)).toEqual(game);
  });

  it('replays in part, and tells of every move on the way', () => {
    const seen: number[] = [];
    const { state, played } = replay(game, { upTo: 7, onMove: (_, { seat }) => seen.push(seat) });
    expect(played).toHaveLength(7);
    expect(seen).toEqual(game.moves.slice(0, 7).map((move) => Number(move[0])));
    expect(hash(state)).toBe(hash(replay({ ...withoutHash(game), moves: game.moves.slice(0, 7) }).state));
    expect(hash(replay(game, { upTo: 0 }).state)).toBe(hash(newGame(setup)));
    expect(replay(game, { upTo: 1000 }).played).toHaveLength(40);
  });

  it('goes on where it stopped', () => {
    const history = openHistory(game);
    expect(hash(history.state)).toBe(game.hash);
    expect(historyRecord(history)).toEqual(game);
    expect(legalMoves(history.state).length).toBeGreaterThan(0);
  });

  it('may leave out options and hash', () => {
    const { options: _, ...rest } = setup;
    const short = { drover: 1, rules: game.rules, setup: rest, moves: [] };
    expect(parseRecord(JSON.stringify(short)).setup).toEqual({ ...rest, options: {} });
    expect(replay(parseRecord(JSON.stringify(short))).played).toEqual([]);
  });
});

describe('what is no record is refused:', () => {
  const without = (key: keyof GameRecord): string => {
    const { [key]: _, ...rest } = game;
    return JSON.stringify(rest);
  };
  const changed = (change: object): string => JSON.stringify({ ...game, ...change });

  it.each<[string, string, RegExp]>([
    ['nothing', '', /not a game record/],
    ['some text', 'hello', /not a game record: line 1 is not "key value"/],
    ['half a JSON file', json.slice(0, 100), /not a game record: /],
    ['another JSON file', '{}', /not a game record/],
    ['a list', '[1]', /not a game record/],
    ['a newer format', changed({ drover: 2 }), /format 2; this program reads format 1/],
    ['a newer format in text', text.replace('drover 1', 'drover 2'), /format 2; this program reads format 1/],
    ['a format that is no number', changed({ drover: '1' }), /not a game record/],
    ['no rules', without('rules'), /which rules/],
    ['no setup', without('setup'), /no setup/],
    ['a setup without a seed', changed({ setup: { edition: 'nz', players: 2 } }), /edition and seed/],
    ['a setup without players', changed({ setup: { edition: 'nz', seed: 'a' } }), /how many play/],
    ['options that are no object', changed({ setup: { ...setup, options: 'sides' } }), /options/],
    ['a setup that is no JSON', text.replace('setup {', 'setup {{'), /not a game record/],
    ['no moves', without('moves'), /no list of moves/],
    ['moves that are no texts', changed({ moves: [{ seat: 0 }] }), /no list of moves/],
    ['a hash that is no text', changed({ hash: 7 }), /hash/],
    ['a components hash that is no text', changed({ components: {} }), /components/],
  ])('%s', (_, given, message) => {
    expect(() => parseRecord(given)).toThrow(Unusable);
    expect(() => parseRecord(given)).toThrow(message);
  });
});

describe('a record is not replayed', () => {
  it('by rules this program does not know', () => {
    expect(() => replay({ ...game, rules: 'nz-0' })).toThrow(Unusable);
    expect(() => replay({ ...game, rules: 'nz-0' })).toThrow(
      new RegExp(`follows rules nz-0; this program plays ${game.rules},`),
    );
    expect(() => openHistory({ ...game, rules: 'nz-0' })).toThrow(Unusable);
  });

  it('in an edition that is not there', () => {
    expect(() => replay({ ...game, setup: { ...setup, edition: 'first' as never } })).toThrow(/no edition "first"/);
  });

  it('when its moves lead elsewhere', () => {
    expect(() => replay({ ...game, hash: 'f'.repeat(64) })).toThrow(/another position/);
    expect(() => replay({ ...game, setup: { ...setup, seed: 'other' } })).toThrow();
  });

  it('with other component corrections than it was played with', () => {
    const corrected = { ...setup, components: { breeds: { merino: { wool: 4 } } } };
    const record = recordOf(corrected, [], newGame(corrected));
    expect(record.components).toMatch(/^[0-9a-f]{64}$/);
    expect(parseRecord(writeRecord(record))).toEqual(record);
    expect(hash(replay(record).state)).toBe(record.hash);

    const other = { ...corrected, components: { breeds: { merino: { wool: 5 } } } };
    expect(() => replay({ ...record, setup: other })).toThrow(/component corrections/);
    expect(() => replay({ ...record, setup })).toThrow(/component corrections/);
    const wrong = { ...corrected, components: { breeds: { merinos: { wool: 5 } } } };
    const { components: _, ...unchecked } = withoutHash(record);
    expect(() => replay({ ...unchecked, setup: wrong })).toThrow(OverrideError);
  });

  it.each([
    ['a move that is not written like one', 'start aux-pound', 'a move reads "seat: verb words"'],
    ['an unknown verb', '0: fly', 'malformed'],
    ['a verb every object has', '0: constructor', 'malformed'],
    ['a move of another seat', '1: start aux-pound', 'not-your-turn'],
    ['an illegal move', '0: start step', 'white-corners-only (NZ-S16)'],
  ])('past %s, whose place it names', (_, move, why) => {
    const record = { ...withoutHash(game), moves: [move, ...game.moves] };
    let error: unknown;
    try {
      replay(record);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(BadMove);
    expect(error).toMatchObject({ at: 0, text: move });
    expect((error as Error).message).toContain(`Move 1, "${move}"`);
    expect((error as Error).message).toContain(why);
  });
});

function withoutHash(record: GameRecord): GameRecord {
  const { hash: _, ...rest } = record;
  return rest;
}
