import { describe, expect, it } from 'vitest';
import {
  hash,
  historyRecord,
  IllegalMove,
  openHistory,
  playMove,
  readMove,
  replay,
  startHistory,
  undo,
  undoable,
  Unusable,
  type History,
  type Move,
} from '../index.ts';

const start = (): History => startHistory({ edition: 'nz', players: 2, seed: 'kereru', options: {} });

/** Plays moves of the form "seat: text". */
const play = (history: History, ...moves: string[]): History =>
  moves.reduce((now, move) => {
    const [seat, text] = move.split(': ');
    return playMove(now, Number(seat), readMove(now.state, text)).history;
  }, history);

describe('taking back', () => {
  it('gives exactly the state before, one or several steps', () => {
    const one = start();
    const two = play(one, '0: start aux-pound');
    const three = play(two, '0: place A');
    expect(undoable(three, 0).moves).toBe(2);
    expect(undo(three, 0).state).toBe(two.state);
    expect(undo(three, 0, 2).state).toBe(one.state);
    expect(undo(three, 0, 2)).toEqual(one);
    expect(undo(undo(three, 0), 0)).toEqual(one);
    expect(hash(undo(three, 0).state)).toBe(hash(two.state));
  });

  it('leaves the history it was given as it was, and the game goes on from either', () => {
    const two = play(start(), '0: start aux-pound', '0: place A');
    const record = historyRecord(two);
    const other = play(undo(two, 0), '0: place B');
    expect(historyRecord(two)).toEqual(record);
    expect(historyRecord(other).moves).toEqual(['0: start aux-pound', '0: place B']);
    expect(replay(historyRecord(other)).state).toEqual(other.state);
  });

  it('is for whoever moved last', () => {
    const history = play(start(), '0: start aux-pound');
    expect(undoable(history, 1).moves).toBe(0);
    expect(() => undo(history, 1)).toThrow(Unusable);
    expect(() => undo(history, 1)).toThrow(/nothing to undo/);
  });

  it('never goes behind a reveal: cards that were drawn have been seen', () => {
    const history = play(start(), '0: start aux-pound', '0: exchange 1');
    expect(undoable(history, 0).moves).toBe(0);
    expect(() => undo(history, 0)).toThrow(/hidden information/);
    const later = play(history, `0: discard ${firstCard(history, 0)}`);
    expect(undoable(later, 0).moves).toBe(1);
    expect(undo(later, 0).state).toBe(history.state);
    expect(() => undo(later, 0, 2)).toThrow(/Only 1 steps/);
  });

  it('never goes behind a move of somebody else', () => {
    const mine = play(start(), '0: start aux-pound');
    const theirs = play(mine, '1: exchange 1', `1: discard ${firstCard(play(mine, '1: exchange 1'), 1)}`);
    expect(undoable(theirs, 0).moves).toBe(0);
    expect(undoable(theirs, 1).moves).toBe(1);
    const after = play(theirs, '0: place A');
    expect(undoable(after, 0).moves).toBe(1);
    expect(undoable(after, 1).moves).toBe(0);
    expect(undo(after, 0).state).toBe(theirs.state);
  });

  it('refuses what is no number of steps', () => {
    const history = play(start(), '0: start aux-pound', '0: place A');
    for (const steps of [0, -1, 3, 1.5, NaN, Infinity])
      expect(() => undo(history, 0, steps), `${steps}`).toThrow(Unusable);
  });
});

describe('a history', () => {
  it('starts with nothing to take back', () => {
    const history = start();
    for (const seat of [-1, 0, 1, 7]) {
      expect(undoable(history, seat).moves).toBe(0);
      expect(() => undo(history, seat)).toThrow(Unusable);
    }
  });

  it('is not touched by a move that is refused', () => {
    const history = play(start(), '0: start aux-pound');
    const before = JSON.stringify(history);
    expect(() => playMove(history, 1, { do: 'end' })).toThrow(IllegalMove);
    expect(() => playMove(history, 0, { do: 'fly' })).toThrow(IllegalMove);
    expect(JSON.stringify(history)).toBe(before);
  });

  it('is found again in its record, with what can be taken back', () => {
    const history = play(start(), '0: exchange 1', `0: discard ${firstCard(play(start(), '0: exchange 1'), 0)}`);
    const more = play(history, '0: start aux-ship', '0: place B');
    const opened = openHistory(historyRecord(more));
    expect(undoable(opened, 0).moves).toBe(3);
    expect(undoable(more, 0).moves).toBe(3);
    expect(opened).toEqual(more);
    expect(undo(opened, 0, 3).state).toEqual(undo(more, 0, 3).state);
  });

  it('can always be recorded: a move with more in it than belongs there does not get in', () => {
    let history = start();
    try {
      history = playMove(history, 0, { do: 'start', disc: 0, note: 'hello' } as Move).history;
    } catch (error) {
      expect(error).toBeInstanceOf(IllegalMove);
    }
    expect(() => historyRecord(history)).not.toThrow();
  });
});

/** The name of a card in hand, found by trying. */
function firstCard(history: History, seat: number): string {
  for (const card of ['shropshire', 'southdown', 'english-leicester', 'merino'])
    try {
      playMove(history, seat, readMove(history.state, `discard ${card}`));
      return card;
    } catch {
      continue;
    }
  throw new Error('no starting sheep in hand');
}
