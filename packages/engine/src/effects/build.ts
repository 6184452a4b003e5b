import type { Seat } from '../core/state.ts';
import { spend } from '../trail/money.ts';
import { refuse, type TrailRefusal } from '../trail/refusal.ts';
import type { SharedTask } from '../trail/tasks.ts';
import { EMPTY, isPrivate, ownerOf, privateTile } from '../trail/tiles.ts';
import type { EffectRule, TrailContext } from '../trail/types.ts';
import { buildingAt, buildingOf } from '../trail/walking.ts';
import type { Effect } from './effect.ts';
import { effectChoice } from './rule.ts';

/** Place one of your private buildings: first which tile, then where. */

type BuildEffect = Extract<Effect, { do: 'build' | 'upgrade-building' }>;

export interface BuildMove {
  do: 'build';
  /** Number of the building, counted from 0. */
  building: number;
}

export interface SiteMove {
  do: 'site';
  at: number;
}

/** The worker type that builds is the second row in both editions. */
export const CRAFTSMAN = 1;

function priceRefusal(
  p: TrailContext,
  seat: Seat,
  effect: BuildEffect,
  craftsmen: number,
  what: string,
): TrailRefusal | null {
  const player = p.s.players[seat]!;
  if (craftsmen > player.workers[CRAFTSMAN]!)
    return refuse('not-enough-builders', 'build', { need: craftsmen, have: player.workers[CRAFTSMAN], what });
  const cost = craftsmen * effect.moneyPerCraftsman;
  return cost > player.money ? refuse('too-dear', 'build', { need: cost, have: player.money, what }) : null;
}

function siteRefusal(
  p: TrailContext,
  seat: Seat,
  effect: BuildEffect,
  number: number,
  space: number,
): TrailRefusal | null {
  const tile = p.s.trail[space]!;
  const building = buildingOf(p, seat, number);
  if (tile === EMPTY) {
    if (effect.do === 'upgrade-building') return refuse('empty-space', 'play', { what: p.c.spaces[space]!.id });
    return p.c.rules.siteRefusal(p, seat, space) ?? priceRefusal(p, seat, effect, building.craftsmen, building.id);
  }
  if (!isPrivate(tile) || ownerOf(tile) !== seat)
    return refuse('space-taken', 'build', { what: p.c.spaces[space]!.id });
  const more = building.craftsmen - buildingAt(p, tile).craftsmen;
  if (more <= 0 || (effect.do === 'upgrade-building' && more !== effect.by))
    return refuse('not-higher', 'build', { need: effect.do === 'build' ? undefined : effect.by, what: building.id });
  return priceRefusal(p, seat, effect, more, building.id);
}

/** How close a refused space came to being possible. */
function promise({ code, facts: { need = 0 } }: TrailRefusal): number {
  if (code === 'too-dear') return 3000 - need;
  if (code === 'not-enough-builders') return 2000 - need;
  if (code === 'gate-closed') return 1000 - need;
  return code === 'not-higher' ? 1 : 0;
}

/** Why this building cannot be placed anywhere; the reason given is the one of the most promising space. */
function buildingRefusal(p: TrailContext, seat: Seat, effect: BuildEffect, number: number): TrailRefusal | null {
  const { supply } = p.s.players[seat]!;
  if (!supply.includes(number)) return refuse('not-in-supply', 'build', { what: buildingOf(p, seat, number).id });
  let reason: TrailRefusal | null = null;
  for (const space of p.c.buildingSpaces) {
    const refusal = siteRefusal(p, seat, effect, number, space);
    if (refusal === null) return null;
    if (reason === null || promise(refusal) > promise(reason)) reason = refusal;
  }
  // Spaces that are empty or somebody else's are no reason where an own building would be replaced: there is none.
  return effect.do === 'upgrade-building' && reason !== null && promise(reason) === 0
    ? refuse('nothing-to-replace', 'play')
    : reason;
}

export const build: EffectRule<BuildEffect, TrailContext> = {
  refusal(p, seat, effect) {
    let reason: TrailRefusal | null = null;
    for (const number of p.s.players[seat]!.supply) {
      const refusal = buildingRefusal(p, seat, effect, number);
      if (refusal === null) return null;
      if (reason === null || promise(refusal) > promise(reason)) reason = refusal;
    }
    return reason ?? refuse('not-in-supply', 'build');
  },
  run: (p, task) => p.s.agenda.push({ ...task, task: 'build' }),
};

export const buildChoice = effectChoice<TrailContext, SharedTask<'build'>, BuildMove>({
  moves(p, task, out) {
    for (const building of p.s.players[task.seat]!.supply)
      if (buildingRefusal(p, task.seat, task.effect, building) === null) out.push({ do: 'build', building });
  },
  take: (p, task, move) => p.s.agenda.push({ ...task, task: 'site', will: 'may', building: move.building }),
  refusal: (p, task, move) => (move.do === 'build' ? buildingRefusal(p, task.seat, task.effect, move.building) : null),
});

export const siteChoice = effectChoice<TrailContext, SharedTask<'site'>, SiteMove>({
  moves(p, task, out) {
    for (const at of p.c.buildingSpaces)
      if (siteRefusal(p, task.seat, task.effect, task.building, at) === null) out.push({ do: 'site', at });
  },
  take(p, task, { at }) {
    const player = p.s.players[task.seat]!;
    const building = buildingOf(p, task.seat, task.building);
    const old = p.s.trail[at]!;
    const craftsmen = old === EMPTY ? building.craftsmen : building.craftsmen - buildingAt(p, old).craftsmen;
    spend(p, task.seat, craftsmen * task.effect.moneyPerCraftsman, 'build');
    p.log?.push({
      type: 'built',
      seat: task.seat,
      building: building.id,
      at: p.c.spaces[at]!.id,
      replaced: old === EMPTY ? null : buildingAt(p, old).id,
    });
    player.supply.splice(player.supply.indexOf(task.building), 1);
    p.s.trail[at] = privateTile(task.seat, task.building);
    p.c.rules.placed(p, task.seat, at, old === EMPTY);
  },
  refusal(p, task, move) {
    if (move.do !== 'site') return null;
    return p.s.trail[move.at] === EMPTY && !p.c.buildingSpaces.includes(move.at)
      ? refuse('not-there', 'build', { what: p.c.spaces[move.at]!.id })
      : siteRefusal(p, task.seat, task.effect, task.building, move.at);
  },
});
