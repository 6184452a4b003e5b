import { historyRecord, legalMoves, playMove, startHistory, writeRecord } from '@drover/engine';
import { describe, expect, it } from 'vitest';
import { checkFairness, commitmentTo, hasFairNote, seedOf, withFairNote } from './fair.ts';

const secret = 'ab'.repeat(32);
const contributions = ['1'.repeat(32), null, '2'.repeat(32)];
const note = { commitment: commitmentTo(secret), contributions };

function recordWith(seed: string): string {
  let history = startHistory({ edition: 'nz', players: 3, seed, options: {} });
  for (let i = 0; i < 5; i++) {
    const { seat } = history.state.agenda.at(-1)!;
    history = playMove(history, seat, legalMoves(history.state, seat)[0]!).history;
  }
  return writeRecord(historyRecord(history));
}

const honest = withFairNote(recordWith(seedOf(secret, contributions)), note);

describe('the fairness of shuffles', () => {
  it('is confirmed for a seed made of the committed secret and everybody’s part', () => {
    expect(checkFairness(honest)).toEqual({ ok: true, why: '', problem: null, withheld: [] });
    expect(checkFairness(honest, { commitment: note.commitment, contribution: '1'.repeat(32) }).ok).toBe(true);
    expect(hasFairNote(honest)).toBe(true);
  });

  it.each([
    ['another secret', recordWith(seedOf('cd'.repeat(32), contributions)), 'other-secret'],
    ['a part left out', recordWith(seedOf(secret, ['1'.repeat(32)])), 'other-seed'],
    ['parts in another order', recordWith(seedOf(secret, [...contributions].reverse())), 'other-seed'],
  ])('is denied for %s', (_, record, problem) => {
    expect(checkFairness(withFairNote(record, note))).toMatchObject({ ok: false, problem });
  });

  describe('of players who committed themselves', () => {
    const committed = contributions.map((part) => (part === null ? null : commitmentTo(part)));
    const record = recordWith(seedOf(secret, contributions));
    const check = (changes: object, seen = {}) => checkFairness(withFairNote(record, { ...note, ...changes }), seen);

    it('is confirmed where every contribution is what was committed to, as it was seen', () => {
      expect(check({ committed }, { committed })).toMatchObject({ ok: true, withheld: [] });
    });

    it('is denied where a contribution was chosen afterwards, or a commitment was exchanged', () => {
      const other = committed.with(2, commitmentTo('another'));
      expect(check({ committed: other }).problem).toBe('other-contribution');
      expect(check({ committed }, { committed: other }).problem).toBe('other-commitments');
      expect(check({}, { committed }).problem).toBe('other-commitments');
      expect(check({ committed: committed.slice(1) }).problem).toBe('no-note');
    });

    it('says who revealed nothing', () => {
      const parts = contributions.with(2, null);
      const silent = withFairNote(recordWith(seedOf(secret, parts)), { ...note, committed, contributions: parts });
      expect(checkFairness(silent)).toMatchObject({ ok: true, withheld: [2] });
    });
  });

  it('is denied when the note is not what was seen at the table', () => {
    expect(checkFairness(honest, { commitment: 'x' }).problem).toBe('other-commitment');
    expect(checkFairness(honest, { contribution: '3'.repeat(32) }).problem).toBe('own-part-missing');
  });

  it('is denied, not an error, for records without a note, with a broken one, and for no record at all', () => {
    expect(checkFairness(recordWith('kea')).problem).toBe('no-note');
    expect(checkFairness(`${recordWith('kea')}# fair {"commitment":1}\n`).problem).toBe('no-note');
    expect(checkFairness(`${recordWith('kea')}# fair {`).problem).toBe('no-note');
    expect(checkFairness('nothing').problem).toBe('no-record');
  });
});
