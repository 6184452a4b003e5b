import type { Components, Player, Printed, State } from './printed.ts';

/** How far it is to the end of the trail, in locations that cost a step. */

const EMPTY = 0;
const away = new Int16Array(256);

export interface Way {
  /** From where the player stands, and from the start of the trail. */
  readonly dist: number;
  readonly lap: number;
  /** From every space; to be read before the next position is looked at, and never changed. */
  readonly away: Int16Array;
}

/** From where the player stands. */
export function wayHome(s: State, c: Components, printed: Printed, me: Player): Way {
  if (c !== walked || !isTrod(s.trail)) walk(s.trail, c, printed);
  const lap = away[c.start];
  return { dist: me.at < 0 ? lap : away[me.at], lap, away };
}

/** The trail seldom changes from one position to the next: this is the one `away` was worked out for. */
let walked: Components | null = null;
const trod: number[] = [];

function isTrod(trail: readonly number[]): boolean {
  for (let space = 0; space < trail.length; space++) if (trail[space] !== trod[space]) return false;
  return true;
}

/** Every space comes after those it leads to, so one pass is enough. */
function walk(trail: readonly number[], c: Components, { homeward }: Printed): void {
  walked = c;
  for (let space = 0; space < trail.length; space++) trod[space] = trail[space];
  for (let i = 0; i < homeward.length; i++) {
    const space = homeward[i];
    if (space === c.end) {
      away[space] = 0;
      continue;
    }
    const { next } = c.spaces[space];
    let least = 999;
    for (let k = 0; k < next.length; k++) {
      const to = next[k];
      const steps = away[to] + (trail[to] !== EMPTY || to === c.end ? 1 : 0);
      if (steps < least) least = steps;
    }
    away[space] = least;
  }
}
