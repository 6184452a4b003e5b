import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import type { Effect } from '../effects/effect.ts';
import { effectChoice, pushReward } from '../effects/rule.ts';
import { earn } from '../trail/money.ts';
import type { EffectRule } from '../trail/types.ts';
import { refuse, type SecondRule } from './refusal.ts';
import { offerStation } from './stations.ts';
import { playerOf, type SecondContext } from './state.ts';
import type { SecondTask } from './tasks.ts';

/** The railroad: occupied spaces are as if they were not there, turnouts are spaces of their own. */

type EngineEffect = Extract<Effect, { do: 'engine' }>;
type BackEffect = Extract<Effect, { do: 'engine-back' }>;

/** The engine goes to this space. */
export interface EngineMove {
  do: 'engine';
  to: number;
}

/** Another engine stands there; the start has room for all. */
export function occupied(p: SecondContext, seat: Seat, space: number): boolean {
  return space !== 0 && p.s.players.some((player, other) => other !== seat && player.engine === space);
}

/** The spaces one movement away, over occupied ones. */
export function oneSpace(p: SecondContext, seat: Seat, from: number, way: 'next' | 'before', out: number[]): number[] {
  for (const to of p.c.rail[from]![way]) {
    if (occupied(p, seat, to)) oneSpace(p, seat, to, way, out);
    else if (!out.includes(to)) out.push(to);
  }
  return out;
}

/** Spaces that can be reached with 1 to `most` movements forward. */
export function ahead(p: SecondContext, seat: Seat, most: number): number[] {
  const reached: number[] = [];
  let front = [playerOf(p, seat).engine];
  for (let i = 0; i < most && front.length > 0; i++) {
    const next: number[] = [];
    for (const from of front) oneSpace(p, seat, from, 'next', next);
    front = next.filter((space) => !reached.includes(space));
    reached.push(...front);
  }
  return reached;
}

/** Spaces that are exactly so many movements back. */
function exactlyBack(p: SecondContext, seat: Seat, spaces: number): number[] {
  let front = [playerOf(p, seat).engine];
  for (let i = 0; i < spaces; i++) {
    const next: number[] = [];
    for (const from of front) oneSpace(p, seat, from, 'before', next);
    front = next;
  }
  return front;
}

/** Stopping at a station is a chance to upgrade it; the last space sends the engine back afterwards. */
export function stopAt(p: SecondContext, seat: Seat, to: number): void {
  const player = playerOf(p, seat);
  p.log?.push({ type: 'engine', seat, from: p.c.rail[player.engine]!.id, to: p.c.rail[to]!.id });
  player.engine = to;
  if (to === p.c.railEnd) p.s.agenda.push({ task: 'engine-return', seat });
  offerStation(p, seat, p.c.stationAt[to]!);
}

const spacesOf = (p: SecondContext, seat: Seat, effect: EngineEffect): number =>
  typeof effect.spaces === 'number' ? effect.spaces : p.c.rules.countOf(p, seat, effect.spaces);

export const engine: EffectRule<EngineEffect, SecondContext> = {
  refusal: (p, seat, effect) =>
    ahead(p, seat, spacesOf(p, seat, effect)).length === 0 ? refuse('nothing-to-gain', 'SE-X3') : null,
  run: (p, task) => p.s.agenda.push({ ...task, task: 'engine' }),
};

const refuseSpace = (
  p: SecondContext,
  code: 'already-there' | 'space-taken' | 'not-reachable',
  rule: SecondRule,
  space: number,
): Refusal => refuse(code, rule, { what: p.c.rail[space]!.id });

/** Why an engine cannot stop there, wherever it comes from. */
function spaceRefusal(p: SecondContext, seat: Seat, space: number, rule: SecondRule): Refusal | null {
  if (space === playerOf(p, seat).engine) return refuseSpace(p, 'already-there', rule, space);
  return occupied(p, seat, space) ? refuseSpace(p, 'space-taken', rule, space) : null;
}

/** How many movements forward a space is; 0 for those that are not ahead. */
function spacesAhead(p: SecondContext, seat: Seat, to: number): number {
  for (let most = 1, known = 0; ; most++) {
    const reached = ahead(p, seat, most);
    if (reached.includes(to)) return most;
    if (reached.length === known) return 0;
    known = reached.length;
  }
}

export const engineChoice = effectChoice<SecondContext, SecondTask<'engine'>, EngineMove>({
  moves(p, task, out) {
    for (const to of ahead(p, task.seat, spacesOf(p, task.seat, task.effect))) out.push({ do: 'engine', to });
  },
  take: (p, task, move) => stopAt(p, task.seat, move.to),
  refusal(p, task, move) {
    if (move.do !== 'engine') return null;
    const away = spacesAhead(p, task.seat, move.to);
    return away > 0
      ? refuse('too-far', 'SE-X3', {
          need: away,
          have: spacesOf(p, task.seat, task.effect),
          what: p.c.rail[move.to]!.id,
        })
      : (spaceRefusal(p, task.seat, move.to, 'SE-X3') ?? refuseSpace(p, 'not-reachable', 'SE-X3', move.to));
  },
});

/** Going back is a price: all of it, or the thing is not done. */
export const engineBack: EffectRule<BackEffect, SecondContext> = {
  refusal: (p, seat, effect) =>
    exactlyBack(p, seat, effect.spaces).length === 0
      ? refuse('not-far-enough', 'SE-X4', { need: effect.spaces })
      : null,
  run: (p, task) => p.s.agenda.push({ ...task, task: 'engine-back' }),
};

export const engineBackChoice = effectChoice<SecondContext, SecondTask<'engine-back'>, EngineMove>({
  moves(p, task, out) {
    for (const to of exactlyBack(p, task.seat, task.effect.spaces)) out.push({ do: 'engine', to });
  },
  take(p, task, move) {
    pushReward(p, task);
    stopAt(p, task.seat, move.to);
  },
  refusal: (p, task, move) =>
    move.do === 'engine'
      ? (spaceRefusal(p, task.seat, move.to, 'SE-X4') ??
        refuse('not-exactly', 'SE-X4', { need: task.effect.spaces, what: p.c.rail[move.to]!.id }))
      : null,
});

/** From the last space back to any free one, for a few dollars; a station there may be upgraded too. */
export const engineReturnChoice = {
  source: () => 'railroad-end',
  moves(p: SecondContext, task: SecondTask<'engine-return'>, out: EngineMove[]) {
    for (let to = 0; to < p.c.rail.length; to++)
      if (to !== p.c.railEnd && !occupied(p, task.seat, to)) out.push({ do: 'engine', to });
  },
  take(p: SecondContext, task: SecondTask<'engine-return'>, move: EngineMove) {
    earn(p, task.seat, p.c.tables.railroad.endBonus, 'railroad');
    stopAt(p, task.seat, move.to);
  },
  refusal: (p: SecondContext, task: SecondTask<'engine-return'>, move: EngineMove) =>
    move.do === 'engine' ? spaceRefusal(p, task.seat, move.to, 'SE-X6') : null,
};
