import { EDITIONS } from '../../packages/engine/src/index.ts';
import { GROUPS } from '../../packages/engine/src/testing/setups.ts';
import { describe, expect, test } from 'vitest';
import { examineAll, examineHints } from './examine.ts';
import { recordedGames, recordedPositions } from './positions.ts';
import { NOTHING_SEEN, seenTogether } from './seen.ts';

describe('hints', () => {
  test('hold what they say at every kind of table, whoever plays', () => {
    let all = NOTHING_SEEN;
    for (const [i, group] of Object.keys(GROUPS).entries()) {
      const { seen, wrong } = examineHints(group, i % 8, 'test', 110);
      expect(wrong).toEqual([]);
      all = seenTogether(all, seen);
    }
    // Enough of them speak, and can be checked in another game than the one they were found in.
    expect(all.reasons).toBeGreaterThan(all.positions);
    expect(all.confirmed).toBeGreaterThan(all.reasons / 3);
    expect(all.recounted).toBeGreaterThan(10);
  });

  test.each(EDITIONS)('hold what they say in a recorded game of %s', (edition) => {
    const file = recordedGames().find((name) => name.startsWith(edition))!;
    const { seen, wrong } = examineAll(recordedPositions(file, 50), 'recorded');
    expect(wrong).toEqual([]);
    expect(seen.positions).toBeGreaterThan(2);
  });
});
