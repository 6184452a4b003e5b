import { tiles, type Effect } from '@drover/engine';
import { waiting, type TableContext } from '../context/context.ts';
import { buildingAt } from '../names/tiles.ts';

/** The actions a place offers, and those in question. */

/** Those of the building on a space, a risk action of the space included. */
export function actionsAt(at: TableContext, space: number): readonly Effect[] {
  const tile = at.s.trail[space];
  if (tiles.isNeutral(tile)) return at.c.rules.neutralActions(at, tiles.neutralOf(tile));
  if (!tiles.isPrivate(tile)) return [];
  const { risk } = at.c.spaces[space];
  const { actions } = buildingAt(at, tile);
  return risk === null ? actions : [...actions, risk];
}

/** Of the place where the decider stands, or of the one whose actions are borrowed. */
export function actionsInQuestion(at: TableContext): readonly Effect[] {
  const { task, seat, at: borrowed } = waiting<{ readonly at: number }>(at);
  return actionsAt(at, task === 'borrowed' ? borrowed : at.s.players[seat].at);
}

/** The effect the waiting task belongs to. */
export const effectInQuestion = (at: TableContext): Effect | undefined =>
  waiting<{ readonly effect?: Effect }>(at)?.effect;

export const halfOf = (effect: Effect | undefined, half: number): Effect | undefined =>
  effect?.do === 'either' ? effect.of[half] : effect;
