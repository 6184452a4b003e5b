import { tiles } from '@drover/engine';
import type { ComponentFacts } from './components.ts';
import type { Components, Player, State } from './editions.ts';

/** How far it is to the end of the trail, in locations that cost a step. */

const fromSpace = new Int16Array(256);

export interface Distances {
  /** From where the player stands, and from the start of the trail. */
  readonly dist: number;
  readonly lap: number;
  /** From every space; to be read before the next position is looked at, and never changed. */
  readonly away: Int16Array;
}

export function distancesOf(s: State, c: Components, facts: ComponentFacts, me: Player): Distances {
  if (c !== cachedComponents || !isCached(s.trail)) measure(s.trail, c, facts);
  const lap = fromSpace[c.start];
  return { dist: me.at < 0 ? lap : fromSpace[me.at], lap, away: fromSpace };
}

/** The trail seldom changes from one position to the next: these are what the distances were worked out for. */
let cachedComponents: Components | null = null;
const cachedTrail: number[] = [];

function isCached(trail: readonly number[]): boolean {
  for (let space = 0; space < trail.length; space++) if (trail[space] !== cachedTrail[space]) return false;
  return true;
}

/** Every space comes after those it leads to, so one pass is enough. */
function measure(trail: readonly number[], c: Components, { homeward }: ComponentFacts): void {
  cachedComponents = c;
  for (let space = 0; space < trail.length; space++) cachedTrail[space] = trail[space];
  for (let i = 0; i < homeward.length; i++) {
    const space = homeward[i];
    if (space === c.end) {
      fromSpace[space] = 0;
      continue;
    }
    const { next } = c.spaces[space];
    let least = 999;
    for (let k = 0; k < next.length; k++) {
      const to = next[k];
      const steps = fromSpace[to] + (trail[to] !== tiles.EMPTY || to === c.end ? 1 : 0);
      if (steps < least) least = steps;
    }
    fromSpace[space] = least;
  }
}
