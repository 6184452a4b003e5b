/** What somebody has tried and solved, as it is kept. */

/** A puzzle that was tried: how often, and how it ended. Whoever has asked for the answer has not solved it. */
export interface Tried {
  readonly tries: number;
  readonly end: 'solved' | 'shown' | null;
}

export interface Kept {
  /** By the id of the puzzle. */
  readonly tried: Readonly<Record<string, Tried>>;
  /** Days on which the puzzle of the day was solved. */
  readonly days: readonly number[];
}

export const NOTHING: Kept = { tried: {}, days: [] };
export const UNTRIED: Tried = { tries: 0, end: null };

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

/** What another page, an older one perhaps, has kept; what makes no sense is as good as nothing. */
export function readKept(text: string | null): Kept {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (!isObject(found)) return NOTHING;
    const { tried, days } = found;
    return {
      tried: isObject(tried)
        ? (Object.fromEntries(
            Object.entries(tried).filter(([, one]) => isObject(one) && typeof one['tries'] === 'number'),
          ) as Kept['tried'])
        : {},
      days: Array.isArray(days) ? days.filter((day) => Number.isInteger(day)) : [],
    };
  } catch {
    return NOTHING;
  }
}

/** What came of a turn, or that the answer was asked for. */
export type Outcome = 'solved' | 'wrong' | 'shown';

/** How it stands with a puzzle after a turn was judged, or the answer shown. `day` is given for the puzzle of that day. */
export function afterTurn(before: Kept, id: string, how: Outcome, day: number | null): Kept {
  const { tries, end } = before.tried[id] ?? UNTRIED;
  const now: Tried = {
    tries: how === 'shown' ? tries : tries + 1,
    end: end ?? (how === 'wrong' ? null : how),
  };
  const counts = day !== null && now.end === 'solved' && !before.days.includes(day);
  return { tried: { ...before.tried, [id]: now }, days: counts ? [...before.days, day] : before.days };
}

/** Of the puzzles with these ids: how many were tried, and how many of them solved. */
export function shareOf(ids: readonly string[], of: (id: string) => Tried): { tried: number; solved: number } {
  const begun = ids.map(of).filter(({ tries, end }) => tries > 0 || end !== null);
  return { tried: begun.length, solved: begun.filter(({ end }) => end === 'solved').length };
}
