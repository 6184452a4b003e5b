import { historyRecord, startHistory, writeRecord } from '@drover/engine';
import { commitmentTo, seedOf, withFairNote } from '@drover/protocol/fair';
import { describe, expect, it } from 'vitest';
import { awaited, checkShuffle, keepContribution, newContribution, partToReveal, reveal } from './shuffle.ts';
import { FakeServer } from './testing/server.ts';

const secret = 'c0ffee'.repeat(10);
const commitment = commitmentTo(secret);
const mine = newContribution();
const contributions = [mine, newContribution()];

const recordWith = (seed: string): string =>
  withFairNote(writeRecord(historyRecord(startHistory({ edition: 'nz', players: 2, seed, options: {} }))), {
    commitment,
    contributions,
  });
const fair = recordWith(seedOf(secret, contributions));

function shelf(kept: { commitment: string; contribution: string } | null) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  const { info } = new FakeServer();
  const fairness = { ...info.fairness, commitment: kept?.commitment ?? '' };
  if (kept !== null) keepContribution({ ...info, fairness }, kept.contribution, storage);
  return { id: info.id, storage };
}
const check = (record: string, kept: { commitment: string; contribution: string } | null) => {
  const { id, storage } = shelf(kept);
  return checkShuffle(id, record, storage);
};

describe('the check of the shuffles', () => {
  it('finds all well with what this browser remembers, and with less when it remembers nothing', () => {
    expect(check(fair, { commitment, contribution: mine })).toEqual({ ok: true, own: true, withheld: [] });
    expect(check(fair, null)).toEqual({ ok: true, own: false, withheld: [] });
  });

  it('finds another seed, another fingerprint, a missing part, and moves that do not replay', () => {
    const problem = (record: string, kept = { commitment, contribution: mine }) => check(record, kept);
    expect(problem(recordWith('other'))).toMatchObject({ problem: 'other-secret' });
    expect(problem(recordWith(`${secret}.x`))).toMatchObject({ problem: 'other-seed' });
    expect(problem(fair, { commitment: 'other', contribution: mine })).toMatchObject({ problem: 'other-commitment' });
    expect(problem(fair, { commitment, contribution: 'other' })).toMatchObject({ problem: 'own-part-missing' });
    expect(problem(fair.replace('# fair', '0: nonsense\n# fair'))).toMatchObject({ problem: 'other-game' });
    expect(problem('nonsense')).toMatchObject({ problem: 'no-record' });
  });
});

describe('this browser reveals its part', () => {
  const theirs = commitmentTo(contributions[1]!);
  const full = (fairness: object = {}) => {
    const { info } = new FakeServer();
    const now = { commitment, committed: [commitmentTo(mine), theirs], contributions: [null, null], secret: null };
    return { ...info, status: 'open' as const, fairness: { ...now, revealing: { until: null }, ...fairness } };
  };
  const { storage } = shelf({ commitment, contribution: mine });

  it('when everybody has committed, and remembers what they had committed to', async () => {
    const asked: string[] = [];
    const api = { reveal: async (_: string, part: string) => (asked.push(part), full()) };
    expect(awaited(full())).toEqual([0, 1]);
    await reveal(api, full(), storage);
    expect(asked).toEqual([mine]);
    const note = { commitment, contributions };
    const record = (committed: string[]) => withFairNote(fair.replace(/# fair.*\n/, ''), { ...note, committed });
    expect(checkShuffle(full().id, record([commitmentTo(mine), theirs]), storage)).toMatchObject({ ok: true });
    const exchanged = withFairNote(recordWith(seedOf(secret, [mine, 'chosen'])).replace(/# fair.*\n/, ''), {
      commitment,
      committed: [commitmentTo(mine), commitmentTo('chosen')],
      contributions: [mine, 'chosen'],
    });
    expect(checkShuffle(full().id, exchanged, storage)).toMatchObject({ problem: 'other-commitments' });
  });

  it.each([
    ['before everybody has', { revealing: null }],
    ['while one commitment is missing', { committed: [commitmentTo(mine), null] }],
    ['once it has', { contributions: [mine, null] }],
    ['where the server shows another fingerprint than before', { commitment: 'other' }],
    ['where its own commitment was exchanged', { committed: [theirs, theirs] }],
  ])('not %s', (_, fairness) => {
    expect(partToReveal(full(fairness), storage)).toBeNull();
  });

  it('not where it does not sit, or sat down elsewhere', () => {
    expect(partToReveal({ ...full(), mine: [] }, storage)).toBeNull();
    expect(partToReveal(full(), shelf(null).storage)).toBeNull();
  });
});

it('a contribution is as long as the server wants it, and never the same', () => {
  expect(newContribution()).toMatch(/^[0-9a-f]{64}$/);
  expect(newContribution()).not.toBe(newContribution());
});
