import { parseRecord, sha256 } from '@drover/engine';

/**
 * Fair shuffles. Before anybody sits down the server shows the hash of its secret; every player's browser adds
 * randomness; the seed is made of all of it. So neither the server nor a player can choose the shuffles, and when the
 * secret is told at the end everybody can check that. Pure, so that server, page and command line share it.
 */
export interface FairNote {
  readonly commitment: string;
  /** By seat; null for seats without a browser. */
  readonly contributions: readonly (string | null)[];
}

export const commitmentTo = (secret: string): string => sha256(secret);

export const seedOf = (secret: string, contributions: readonly (string | null)[]): string =>
  [secret, ...contributions.filter((part) => part !== null)].join('.');

const MARK = '# fair ';

/** The record with what is needed to check its seed. */
export const withFairNote = (record: string, note: FairNote): string =>
  `${record}${MARK}${JSON.stringify({ commitment: note.commitment, contributions: note.contributions })}\n`;

export type FairnessProblem =
  'no-record' | 'no-note' | 'other-secret' | 'other-seed' | 'other-commitment' | 'own-part-missing';

export interface FairnessCheck {
  readonly ok: boolean;
  /** A sentence; empty when all is well. */
  readonly why: string;
  readonly problem: FairnessProblem | null;
}

const SENTENCES: Readonly<Record<FairnessProblem, string>> = {
  'no-record': 'This is not a game record.',
  'no-note': 'The record says nothing about how its seed was made.',
  'other-secret': 'The secret in the seed is not the one the server had committed itself to.',
  'other-seed': 'The seed is not made of the secret and the contributions of the players.',
  'other-commitment': 'The commitment in the record is not the one that was shown at the table.',
  'own-part-missing': 'The contribution of this player is not part of the seed.',
};

const bad = (problem: FairnessProblem): FairnessCheck => ({ ok: false, why: SENTENCES[problem], problem });

function noteIn(text: string): FairNote | null {
  const line = text.split(/\r?\n/).find((line) => line.startsWith(MARK));
  if (line === undefined) return null;
  try {
    const { commitment, contributions } = JSON.parse(line.slice(MARK.length)) as Partial<FairNote>;
    const parts = Array.isArray(contributions) && contributions.every((c) => c === null || typeof c === 'string');
    return typeof commitment === 'string' && parts ? { commitment, contributions } : null;
  } catch {
    return null;
  }
}

/** Whether the record carries a note about its seed at all. */
export const hasFairNote = (text: string): boolean => text.split(/\r?\n/).some((line) => line.startsWith(MARK));

/** Checks the seed of a record; `seen` is what somebody at the table remembers. The moves are checked by replaying. */
export function checkFairness(
  text: string,
  seen: { readonly commitment?: string; readonly contribution?: string } = {},
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
  if (seen.commitment !== undefined && seen.commitment !== note.commitment) return bad('other-commitment');
  if (seen.contribution !== undefined && !note.contributions.includes(seen.contribution))
    return bad('own-part-missing');
  return { ok: true, why: '', problem: null };
}
