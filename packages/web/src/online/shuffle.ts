import { parseRecord, replay } from '@drover/engine';
import type { TableInfo } from '@drover/protocol';
import { checkFairness, type FairnessProblem } from '@drover/protocol/fair';
import { randomHex } from '../lib/chance.ts';

/**
 * What this browser keeps of a table it sat down at: its own part of the seed, and the fingerprint it was shown, so that
 * nobody can exchange either afterwards.
 */
interface Kept {
  readonly commitment: string;
  readonly contribution: string;
}

const keyOf = (table: string): string => `drover-shuffle-${table}`;

export const newContribution = (): string => randomHex(32);

/** What is kept lives as long as the browser lets it; without storage there is less to check. */
type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export function keepContribution({ id, fairness }: TableInfo, contribution: string, shelf: Shelf): void {
  const kept: Kept = { commitment: fairness.commitment, contribution };
  try {
    shelf.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // A private window: the rest can still be checked.
  }
}

function keptFor(table: string, shelf: Shelf): Partial<Kept> {
  try {
    return JSON.parse(shelf.getItem(keyOf(table)) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export type Verdict =
  | { readonly ok: true; readonly own: boolean }
  | { readonly ok: false; readonly problem: FairnessProblem | 'other-game' };

/** Secret, fingerprint, everybody's part, and the whole game by the rules. */
export function checkShuffle(table: string, record: string, shelf: Shelf): Verdict {
  const kept = keptFor(table, shelf);
  const { problem } = checkFairness(record, kept);
  if (problem !== null) return { ok: false, problem };
  try {
    replay(parseRecord(record));
  } catch {
    return { ok: false, problem: 'other-game' };
  }
  return { ok: true, own: kept.contribution !== undefined };
}
