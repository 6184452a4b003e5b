import { parseRecord, replay } from '@drover/engine';
import type { TableInfo } from '@drover/protocol';
import { checkFairness, commitmentTo, type FairnessProblem } from '@drover/protocol/fair';
import { randomHex } from '../lib/chance.ts';

/**
 * What this browser keeps of a table it sat down at: its own part of the seed, which stays here until everybody has
 * committed, and the fingerprints it was shown, so that nobody can exchange any of it afterwards.
 */
interface Kept {
  readonly commitment: string;
  readonly contribution: string;
  /** Everybody's, when this browser revealed its part. */
  readonly committed?: readonly (string | null)[];
}

const keyOf = (table: string): string => `drover-shuffle-${table}`;

export const newContribution = (): string => randomHex(32);

export const committedTo = (contribution: string): { commitment: string } => ({
  commitment: commitmentTo(contribution),
});

/** What is kept lives as long as the browser lets it; without storage there is less to check. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Where nothing can be stored, a private window, it is known as long as the page is open. */
const unstored = new Map<string, Kept>();

export function keepContribution({ id, fairness }: TableInfo, contribution: string, store: Store): void {
  keep(id, { commitment: fairness.commitment, contribution }, store);
}

function keep(table: string, kept: Kept, store: Store): void {
  try {
    store.setItem(keyOf(table), JSON.stringify(kept));
  } catch {
    unstored.set(table, kept);
  }
}

function keptFor(table: string, store: Store): Partial<Kept> {
  try {
    return JSON.parse(store.getItem(keyOf(table)) ?? '{}') as Partial<Kept>;
  } catch {
    return unstored.get(table) ?? {};
  }
}

/** The seats whose part the game waits for. */
export const awaited = ({ seats, fairness }: TableInfo): number[] =>
  fairness.revealing === null
    ? []
    : seats.flatMap(({ kind }, seat) => (kind === 'person' && fairness.contributions[seat] === null ? [seat] : []));

/**
 * What this browser has to reveal now, if anything: its part, once every person has committed to theirs, the server still
 * shows the fingerprint it showed when we sat down, and our own is the one we gave.
 */
export function partToReveal(table: TableInfo, store: Store): string | null {
  const { seats, fairness, mine } = table;
  const [seat] = mine;
  if (seat === undefined || !awaited(table).includes(seat)) return null;
  const { contribution, commitment } = keptFor(table.id, store);
  if (contribution === undefined || commitment !== fairness.commitment) return null;
  if (fairness.committed[seat] !== commitmentTo(contribution)) return null;
  if (seats.some(({ kind }, other) => kind === 'person' && fairness.committed[other] === null)) return null;
  return contribution;
}

/** Reveals what is due; null where nothing is. What everybody had committed to is kept first. */
export async function reveal(
  api: { readonly reveal: (table: string, contribution: string) => Promise<TableInfo> },
  table: TableInfo,
  store: Store,
): Promise<TableInfo | null> {
  const contribution = partToReveal(table, store);
  if (contribution === null) return null;
  const { id, fairness } = table;
  keep(id, { commitment: fairness.commitment, contribution, committed: fairness.committed }, store);
  return api.reveal(id, contribution);
}

export type Verdict =
  | { readonly ok: true; readonly own: boolean; readonly withheld: readonly number[] }
  | { readonly ok: false; readonly problem: FairnessProblem | 'other-game' };

/** Secret, fingerprint, everybody's part, and the whole game by the rules. */
export function checkShuffle(table: string, record: string, store: Store): Verdict {
  const kept = keptFor(table, store);
  const { problem, withheld } = checkFairness(record, kept);
  if (problem !== null) return { ok: false, problem };
  try {
    replay(parseRecord(record));
  } catch {
    return { ok: false, problem: 'other-game' };
  }
  return { ok: true, own: kept.contribution !== undefined, withheld };
}
