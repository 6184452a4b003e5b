import { auxiliary } from '../effects/auxiliary.ts';
import { buildRules } from '../effects/build.ts';
import { discardFor, drawRules } from '../effects/cards.ts';
import type { Countable, Effect } from '../effects/effect.ts';
import { removeHazard, removeHazardChoice } from '../effects/hazard.ts';
import { objective } from '../effects/objective.ts';
import { all, either, pay, per } from '../effects/structure.ts';
import { refuse } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import { isPrivate, ownerOf } from '../trail/tiles.ts';
import { pushEffect, type EffectRule, type EffectRules } from '../trail/types.ts';
import { invest, retire } from './invest.ts';
import { pathfinder } from './pathfinder.ts';
import { post } from './posts.ts';
import { ship, storehouse, storehousesPlaced } from './sea.ts';
import { buy, pick } from './sheep-market.ts';
import { playerOf, SHEPHERD, type NzPlay } from './state.ts';
import { take } from './supplies.ts';
import { certificates, gain, gainGold, permanent } from './tracks.ts';
import { moveOn } from './turn.ts';
import { shear } from './wool.ts';
import { hire, joker } from './workers.ts';

/** Every icon of the New Zealand edition and how it is done. */

function countOf(p: NzPlay, seat: Seat, of: Countable): number {
  const player = playerOf(p, seat);
  switch (of) {
    case 'lush-building': {
      let count = 0;
      for (const space of p.c.buildingSpaces) {
        const tile = p.s.trail[space]!;
        if (p.c.spaces[space]!.lush && isPrivate(tile) && ownerOf(tile) === seat) count++;
      }
      return count;
    }
    case 'storehouse':
      return storehousesPlaced(player);
    case 'shepherd':
      return player.workers[SHEPHERD]!;
    case 'hazard':
      return player.hazards.length;
    case 'objective':
      return player.area.length;
    default:
      return 0;
  }
}

/** Some building spaces open with pathfinder progress. */
const gate = (p: NzPlay, seat: Seat, space: number) => {
  const needed = p.c.spaces[space]!.gate;
  const { pathfinder: reached } = playerOf(p, seat);
  return needed > reached ? refuse('gate-closed', 'NZ-X5', needed, reached, p.c.spaces[space]!.id) : null;
};

/** A nugget is for a new building, not for a replacement. */
const placed = (p: NzPlay, seat: Seat, space: number, isNew: boolean): void => {
  if (isNew && p.c.spaces[space]!.nugget) gainGold(p, seat, 1);
};

const drawing = drawRules(countOf);
export const { drawChoice } = drawing;

const building = buildRules(gate, placed);
export const { buildChoice, siteChoice } = building;

/** The card that belongs to the hazard comes along. */
export const nzRemoveHazardChoice = removeHazardChoice((p: NzPlay, seat, hazard, source) =>
  pushEffect(p, seat, { do: 'take', card: p.c.hazardCard[p.c.hazards[hazard]!.section]! }, 'must', source),
);

const stackAcquired: EffectRule<Extract<Effect, { do: 'stack-acquired' }>, NzPlay> = {
  refusal: () => null,
  run: (p, task) => void (playerOf(p, task.seat).stackAcquired = true),
};

export const nzEffects = {
  all: all,
  auxiliary: auxiliary,
  build: building.build,
  buy: buy,
  certificates: certificates,
  discard: discardFor,
  draw: drawing.draw,
  either: either,
  gain: gain,
  hire: hire,
  invest: invest,
  joker: joker,
  'move-on': moveOn,
  objective: objective,
  pathfinder: pathfinder,
  pay: pay,
  per: per(countOf),
  permanent: permanent,
  pick: pick,
  post: post,
  'remove-hazard': removeHazard,
  retire: retire,
  shear: shear,
  ship: ship,
  'stack-acquired': stackAcquired,
  storehouse: storehouse,
  take: take,
  'upgrade-building': building.build,
} satisfies EffectRules;
