import type { ScoreSheet, Seat } from '@drover/engine';

/** How the points of a seat came about, and where it was ahead of the others or behind. */
export interface Account {
  /** The largest sources, most first. */
  readonly sources: readonly Source[];
  /** Against the best of the others; null where nobody was ahead in anything. */
  readonly ahead: Source | null;
  readonly behind: Source | null;
}

export interface Source {
  readonly category: string;
  readonly vp: number;
}

const TOLD = 3;

export function accountOf({ seats }: ScoreSheet, seat: Seat): Account {
  const own = seats[seat]!.categories;
  const rival = seats.filter((one) => one.seat !== seat).toSorted((a, b) => b.total - a.total)[0];
  const sources = own
    .filter(({ vp }) => vp > 0)
    .toSorted((a, b) => b.vp - a.vp)
    .slice(0, TOLD);
  const differences = own
    .map(({ category, vp }) => ({
      category,
      vp: vp - (rival?.categories.find((other) => other.category === category)?.vp ?? 0),
    }))
    .toSorted((a, b) => b.vp - a.vp);
  const [ahead, behind] = [differences[0], differences.at(-1)];
  return {
    sources: sources.map(({ category, vp }) => ({ category, vp })),
    ahead: rival !== undefined && ahead !== undefined && ahead.vp > 0 ? ahead : null,
    behind: rival !== undefined && behind !== undefined && behind.vp < 0 ? { ...behind, vp: -behind.vp } : null,
  };
}
