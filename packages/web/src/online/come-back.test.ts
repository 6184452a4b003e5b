import { describe, expect, it } from 'vitest';
import { leftSeatOf, seatsToTake } from './come-back.ts';
import type { TableInfo } from '@drover/protocol';
import { FakeServer } from './testing/server.ts';

const [ada, ben, eva] = ['person000001', 'person000002', 'person000003'];
const left = 1_000_000;
const bot = { kind: 'bot', name: 'easy', level: 'easy', instead: ada, left } as const;
const { info } = new FakeServer();
const mayReturnUntil = (at: TableInfo, person: string, now: number) => leftSeatOf(at, person, now)?.until ?? null;
const table = {
  ...info,
  seats: [bot, info.seats[1]!],
  mine: [],
  returnWithin: 60,
  fairness: { ...info.fairness, committed: ['a', 'b'], contributions: ['a', 'b'] },
};

describe('a seat that somebody left', () => {
  it('is theirs while it is kept for them, and then anybody’s who has not sat there', () => {
    expect(mayReturnUntil(table, ada, left)).toBe(left + 60_000);
    expect(seatsToTake(table, eva, left + 59_000)).toEqual([]);
    expect(mayReturnUntil(table, ada, left + 60_000)).toBeNull();
    expect(seatsToTake(table, eva, left + 60_001)).toEqual([0]);
    expect(seatsToTake(table, ada, left + 60_001)).toEqual([]);
    expect(seatsToTake({ ...table, mine: [1] }, ben, left + 60_001)).toEqual([]);
    expect(seatsToTake({ ...table, substitutes: [eva] }, eva, left + 60_001)).toEqual([]);
  });

  it('is kept for three returns, and no longer than that', () => {
    const after = (count: number) => ({ ...table, returns: [count, 0] });
    expect([0, 1, 2, 3].map((count) => leftSeatOf(after(count), ada, left)?.returns)).toEqual([3, 2, 1, 0]);
    expect(mayReturnUntil(after(2), ada, left)).toBe(left + 60_000);
    expect(mayReturnUntil(after(3), ada, left)).toBeNull();
    expect(seatsToTake(after(2), eva, left + 1)).toEqual([]);
    expect(seatsToTake(after(3), eva, left + 1)).toEqual([0]);
  });

  it('stays with the bot where they withheld their part of the shuffles, or the game has ended', () => {
    const withheld = { ...table, fairness: { ...table.fairness, contributions: [null, 'b'] } };
    for (const other of [withheld, { ...table, status: 'over' as const }])
      expect([mayReturnUntil(other, ada, left), seatsToTake(other, eva, left + 60_001)]).toEqual([null, []]);
  });
});
