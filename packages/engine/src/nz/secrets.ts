import { randomStreams, type Below } from '../core/rng.ts';
import { streamNames } from '../trail/flock.ts';
import { fillTrail, hideTrail, sort } from '../trail/secrets.ts';
import type { NzState } from './state.ts';

/** Bags are hidden in order only: what is in them follows from what lies on the table. */

const BAGS = ['bag-a', 'bag-b'];

export const nzStreams = (players: number): string[] => streamNames(players, BAGS);

export function hideNz(s: NzState, viewer: number): void {
  hideTrail(s, viewer);
  sort(s.bagA);
  sort(s.bagB);
}

export function fillNz(view: NzState, pick: Below): void {
  fillTrail(view, pick);
  view.rng = randomStreams(view.players.length + BAGS.length, pick);
}
