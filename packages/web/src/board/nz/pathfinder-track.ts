import type { NzComponents } from '@drover/engine';
import { pathfinderPoint } from './table-layout.ts';

/** What is printed on each space of the pathfinder track. */
export interface PathfinderMark {
  readonly gold: boolean;
  readonly stepTile: boolean;
  readonly choice: boolean;
  readonly vp: number | null;
}

export function pathfinderMarks(c: NzComponents, players: number): PathfinderMark[] {
  const { last, gold, stepTileAt, choiceAt, vp } = c.tables.pathfinder;
  return Array.from({ length: last + 1 }, (_, space) => ({
    gold: gold.includes(space),
    stepTile: stepTileAt[players as keyof typeof stepTileAt] === space,
    choice: choiceAt === space,
    vp: vp[space] ?? null,
  }));
}

/** Discs stand at the right of their space, those that meet close together. */
export function pathfinderStandings(at: readonly number[]): { seat: number; x: number; y: number }[] {
  return at.map((space, seat) => {
    const company = at.filter((other) => other === space).length;
    const rank = at.slice(0, seat).filter((other) => other === space).length;
    const [x, y] = pathfinderPoint(space);
    return { seat, x: x + 46 - rank * (company > 2 ? 15 : 24), y };
  });
}
