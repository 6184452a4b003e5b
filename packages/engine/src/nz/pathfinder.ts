import type { Seat } from '../core/state.ts';
import type { Effect } from '../effects/effect.ts';
import { effectChoice } from '../effects/rule.ts';
import { earn } from '../trail/money.ts';
import type { EffectRule } from '../trail/types.ts';
import { playerOf, type NzContext } from './state.ts';
import type { NzTask } from './tasks.ts';
import { gainGold } from './tracks.ts';

/** The pathfinder track: gold, the step tile, the choice at 11, points. */

type PathfinderEffect = Extract<Effect, { do: 'pathfinder' }>;

export interface AdvanceMove {
  do: 'advance';
  steps: number;
}

/** `tile` is 0 for the step tile, 1 for the fee tile. */
export interface FlipMove {
  do: 'flip';
  tile: number;
}

/** Rewards come on reaching or passing; beyond the last space every step is money. */
export function advancePathfinder(p: NzContext, seat: Seat, steps: number): void {
  const player = playerOf(p, seat);
  const track = p.c.tables.pathfinder;
  const from = player.pathfinder;
  const to = Math.min(from + steps, track.last);
  player.pathfinder = to;
  if (to > from) p.log?.push({ type: 'pathfinder', seat, from, to });
  for (let at = from + 1; at <= to; at++) {
    if (track.gold.includes(at)) gainGold(p, seat, 1);
    if (at === stepTileSpace(p) && p.s.stepTiles > 0) {
      p.s.stepTiles--;
      player.stepTile = 1;
      p.log?.push({ type: 'step-tile', seat, side: 1 });
    }
    if (at === track.choiceAt) p.s.agenda.push({ task: 'flip', seat });
  }
  earn(p, seat, (from + steps - to) * track.overflowMoney, 'pathfinder');
}

const stepTileSpace = (p: NzContext): number =>
  p.c.tables.pathfinder.stepTileAt[p.s.players.length as keyof typeof p.c.tables.pathfinder.stepTileAt];

export const pathfinder: EffectRule<PathfinderEffect, NzContext> = {
  refusal: () => null,
  run(p, task) {
    const atLast = playerOf(p, task.seat).pathfinder === p.c.tables.pathfinder.last;
    if (atLast || task.will === 'must' || (task.will === 'may' && task.effect.steps === 1))
      advancePathfinder(p, task.seat, task.effect.steps);
    else p.s.agenda.push({ ...task, task: 'pathfinder' });
  },
};

export const pathfinderChoice = effectChoice<NzContext, NzTask<'pathfinder'>, AdvanceMove>({
  moves(p, task, out) {
    const all = task.effect.steps;
    const toLast = p.c.tables.pathfinder.last - playerOf(p, task.seat).pathfinder;
    // Steps may be declined; what the last space pays for further ones is money, and that is taken whole.
    for (let steps = all; steps > 0; steps--) if (steps === all || steps < toLast) out.push({ do: 'advance', steps });
  },
  take: (p, task, move) => advancePathfinder(p, task.seat, move.steps),
});

/** On reaching 11: a longer stride, or no more fees. */
export const flipChoice = {
  source: () => 'pathfinder',
  moves(p: NzContext, task: NzTask<'flip'>, out: FlipMove[]) {
    if (playerOf(p, task.seat).stepTile > 0) out.push({ do: 'flip', tile: 0 });
    out.push({ do: 'flip', tile: 1 });
  },
  take(p: NzContext, task: NzTask<'flip'>, move: FlipMove) {
    const player = playerOf(p, task.seat);
    if (move.tile === 0) {
      player.stepTile = 2;
      p.log?.push({ type: 'step-tile', seat: task.seat, side: 2 });
    } else {
      player.feeless = true;
      p.log?.push({ type: 'fees-ended', seat: task.seat });
    }
  },
};
