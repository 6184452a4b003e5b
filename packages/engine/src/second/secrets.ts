import { randomStreams, type Below } from '../core/rng.ts';
import { streamNames } from '../trail/flock.ts';
import { fillTrail, hideTrail, sort } from '../trail/secrets.ts';
import type { SecondState } from './state.ts';

/** Bags are hidden in order only: what is in them follows from what lies on the table. */

const BAGS = ['bag-1', 'bag-2', 'bag-3'];

export const secondStreams = (players: number): string[] => streamNames(players, BAGS);

export function hideSecond(s: SecondState, viewer: number): void {
  hideTrail(s, viewer);
  for (const bag of s.bags) sort(bag);
}

export function fillSecond(view: SecondState, pick: Below): void {
  fillTrail(view, pick);
  view.rng = randomStreams(view.players.length + BAGS.length, pick);
}
