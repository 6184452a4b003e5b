import { parseRecord, sha256 } from '@drover/engine';

/**
 * Fair shuffles, by commit and reveal. The server shows the hash of its secret before anybody sits down; everybody who
 * sits down shows the hash of a random contribution. Only when all hashes lie open are the contributions revealed, and
 * the seed is made of the secret and of them. So whoever comes last, the operator of the server among them, has chosen
 * before anything was to be seen; when the secret is told at the end everybody can check that. Pure, so that server,
 * page and command line share it.
 */
export interface FairNote {
  readonly commitment: string;
  /** Those of the seats; records from before people committed have none. */
  readonly committed?: readonly (string | null)[];
  /** By seat; null for seats without a browser, and for those that did not reveal theirs in time. */
  readonly contributions: readonly (string | null)[];
}

export const commitmentTo = (secret: string): string => sha256(secret);

export const seedOf = (secret: string, contributions: readonly (string | null)[]): string =>
  [secret, ...contributions.filter((part) => part !== null)].join('.');

const MARK = '# fair ';

/** The record with what is needed to check its seed. */
export const withFairNote = (record: string, { commitment, committed, contributions }: FairNote): string =>
  `${record}${MARK}${JSON.stringify({ commitment, committed, contributions })}\n`;

export type FairnessProblem =
  | 'no-record'
  | 'no-note'
  | 'other-secret'
  | 'other-seed'
  | 'other-contribution'
  | 'other-commitment'
  | 'other-commitments'
  | 'own-part-missing';

export interface FairnessCheck {
  readonly ok: boolean;
  /** A sentence; empty when all is well. */
  readonly why: string;
  readonly problem: FairnessProblem | null;
  /** Seats that had committed themselves and did not reveal in time: a bot has played them. */
  readonly withheld: readonly number[];
}

const SENTENCES: Readonly<Record<FairnessProblem, string>> = {
  'no-record': 'This is not a game record.',
  'no-note': 'The record says nothing about how its seed was made.',
  'other-secret': 'The secret in the seed is not the one the server had committed itself to.',
  'other-seed': 'The seed is not made of the secret and the contributions of the players.',
  'other-contribution': 'The contribution of a player is not the one that player had committed to.',
  'other-commitments': 'The commitments of the players are not those that were shown before anybody revealed anything.',
  'other-commitment': 'The commitment in the record is not the one that was shown at the table.',
  'own-part-missing': 'The contribution of this player is not part of the seed.',
};

const bad = (problem: FairnessProblem): FairnessCheck => ({
  ok: false,
  why: SENTENCES[problem],
  problem,
  withheld: [],
});

const isPart = (part: unknown): boolean => part === null || typeof part === 'string';

function noteIn(text: string): FairNote | null {
  const line = text.split(/\r?\n/).find((line) => line.startsWith(MARK));
  if (line === undefined) return null;
  try {
    const note = JSON.parse(line.slice(MARK.length)) as Partial<FairNote>;
    const { commitment, committed, contributions } = note;
    if (typeof commitment !== 'string' || !Array.isArray(contributions) || !contributions.every(isPart)) return null;
    if (committed === undefined) return { commitment, contributions };
    const known = Array.isArray(committed) && committed.length === contributions.length && committed.every(isPart);
    return known ? { commitment, committed, contributions } : null;
  } catch {
    return null;
  }
}

/** Whether the record carries a note about its seed at all. */
export const hasFairNote = (text: string): boolean => text.split(/\r?\n/).some((line) => line.startsWith(MARK));

/** Checks the seed of a record; `seen` is what somebody at the table remembers. The moves are checked by replaying. */
export function checkFairness(
  text: string,
  seen: {
    readonly commitment?: string;
    readonly contribution?: string;
    /** As they were when this player revealed. */
    readonly committed?: readonly (string | null)[];
  } = {},
): FairnessCheck {
  let seed: string;
  try {
    seed = parseRecord(text).setup.seed;
  } catch {
    return bad('no-record');
  }
  const note = noteIn(text);
  if (note === null) return bad('no-note');
  const [secret = ''] = seed.split('.');
  if (commitmentTo(secret) !== note.commitment) return bad('other-secret');
  if (seedOf(secret, note.contributions) !== seed) return bad('other-seed');
  const { committed, contributions } = note;
  const kept = (part: string | null, seat: number): boolean =>
    part === null || commitmentTo(part) === committed?.[seat];
  if (committed !== undefined && !contributions.every(kept)) return bad('other-contribution');
  if (seen.committed !== undefined && seen.committed.join() !== committed?.join()) return bad('other-commitments');
  if (seen.commitment !== undefined && seen.commitment !== note.commitment) return bad('other-commitment');
  if (seen.contribution !== undefined && !note.contributions.includes(seen.contribution))
    return bad('own-part-missing');
  const withheld = (committed ?? []).flatMap((part, seat) => (part !== null && !contributions[seat] ? [seat] : []));
  return { ok: true, why: '', problem: null, withheld };
}
