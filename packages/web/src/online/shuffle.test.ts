import { historyRecord, startHistory, writeRecord } from '@drover/engine';
import { commitmentTo, seedOf, withFairNote } from '@drover/protocol/fair';
import { describe, expect, it } from 'vitest';
import { checkShuffle, keepContribution, newContribution } from './shuffle.ts';
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
    expect(check(fair, { commitment, contribution: mine })).toEqual({ ok: true, own: true });
    expect(check(fair, null)).toEqual({ ok: true, own: false });
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

it('a contribution is as long as the server wants it, and never the same', () => {
  expect(newContribution()).toMatch(/^[0-9a-f]{64}$/);
  expect(newContribution()).not.toBe(newContribution());
});
