import type { Effect } from '../effects/effect.ts';
import type { AuxiliaryInfo, CardInfo, DiscSpaceInfo, SpaceInfo } from './types.ts';

/** Turning component tables into numbers: the parts both editions have. */

export const entries = <V>(table: Readonly<Record<string, V>>): [string, V][] => Object.entries(table);

/** A card with nothing on it; each kind of card fills in what it has. */
export const BLANK_CARD = {
  breed: '',
  variant: false,
  flock: false,
  breeding: 0,
  wool: 0,
  vp: 0,
  penalty: 0,
  tasks: [],
  options: [],
  isFerry: false,
  scores: false,
} satisfies Partial<CardInfo>;

interface ObjectiveRow {
  readonly tasks: readonly string[];
  readonly vp: number;
  readonly penalty?: number;
  readonly action?: Effect;
}

export const objectiveCards = (rows: Readonly<Record<string, ObjectiveRow>>, tasks: readonly string[]): CardInfo[] =>
  entries(rows).map(([id, row]) => ({
    ...BLANK_CARD,
    id,
    kind: 'objective',
    vp: row.vp,
    penalty: row.penalty ?? 0,
    tasks: row.tasks.map((task) => tasks.indexOf(task)),
    options: row.action === undefined ? [] : [row.action],
  }));

interface TrailRows {
  readonly start: string;
  readonly end: string;
  readonly neutral: readonly string[];
  readonly building: Readonly<Record<string, { readonly risk: Effect | null }>>;
  readonly edges: Readonly<Record<string, readonly string[]>>;
}

/** Spaces in the order of the adjacency table; `print` says what else is printed at a building space. */
export function compileTrail(
  trail: TrailRows,
  print: (id: string) => Pick<SpaceInfo, 'lush' | 'nugget' | 'gate'>,
): {
  space: (id: string) => number;
  parts: { spaces: SpaceInfo[]; start: number; end: number; buildingSpaces: number[]; neutralSpaces: number[] };
} {
  const ids = [...new Set([...Object.keys(trail.edges), trail.end])];
  const space = (id: string): number => ids.indexOf(id);
  const plain = { lush: false, nugget: false, gate: 0 };
  const spaces = ids.map((id): SpaceInfo => {
    const building = trail.building[id];
    return {
      id,
      next: (trail.edges[id] ?? []).map(space),
      ...(building === undefined ? plain : print(id)),
      risk: building?.risk ?? null,
    };
  });
  return {
    space,
    parts: {
      spaces,
      start: space(trail.start),
      end: space(trail.end),
      buildingSpaces: ids.flatMap((id, i) => (trail.building[id] ? [i] : [])),
      neutralSpaces: trail.neutral.map(space),
    },
  };
}

interface DiscRow {
  readonly count: number;
  readonly corner: 'white' | 'dark';
  readonly cost: number;
  readonly gain: number;
  readonly vp: number;
  readonly unlocks: string;
  readonly auxiliary: string | null;
}

interface AuxiliaryRow {
  readonly single: Effect;
  readonly double: Effect;
}

export function compileBoard(
  discs: Readonly<Record<string, DiscRow>>,
  auxiliaries: Readonly<Record<string, AuxiliaryRow>>,
): {
  /** Disc spaces that unlock this. */
  discsThat: (unlocks: string) => number[];
  parts: { discSpaces: DiscSpaceInfo[]; auxiliaries: AuxiliaryInfo[] };
} {
  const rows = entries(discs);
  return {
    discsThat: (unlocks) => rows.flatMap(([, disc], i) => (disc.unlocks === unlocks ? [i] : [])),
    parts: {
      discSpaces: rows.map(([id, { count, corner, cost, gain, vp }]) => ({
        id,
        count,
        dark: corner === 'dark',
        cost,
        gain,
        vp,
      })),
      auxiliaries: entries(auxiliaries).map(([id, { single, double }]) => ({
        id,
        single,
        double,
        discSpace: rows.findIndex(([, disc]) => disc.auxiliary === id),
      })),
    },
  };
}

/** The ends of an arrow between two places, as their numbers. */
export const arrowOf = (ids: readonly string[], between: readonly [string, string]): { a: number; b: number } => ({
  a: ids.indexOf(between[0]),
  b: ids.indexOf(between[1]),
});
