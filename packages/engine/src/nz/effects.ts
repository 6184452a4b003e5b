import { auxiliary } from '../effects/auxiliary.ts';
import { build } from '../effects/build.ts';
import { discardFor, drawThenDiscard } from '../effects/cards.ts';
import type { Effect, EffectsOf } from '../effects/effect.ts';
import { certificates, gain } from '../effects/gain.ts';
import { removeHazard } from '../effects/hazard.ts';
import { hire } from '../effects/hire.ts';
import { buy, pick } from '../effects/market.ts';
import { objective } from '../effects/objective.ts';
import { all, either, pay, per } from '../effects/structure.ts';
import { moveOn } from '../phases/phase-a.ts';
import type { EffectRule, EffectRules } from '../trail/types.ts';
import type { NzCountable } from './counts.ts';
import { invest, retire } from './invest.ts';
import { pathfinder } from './pathfinder.ts';
import { post } from './posts.ts';
import { ship, storehouse } from './sea.ts';
import { playerOf, type NzContext } from './state.ts';
import { take } from './supplies.ts';
import { permanent } from './tracks.ts';
import { shear } from './wool.ts';
import { joker } from './workers.ts';

/** Every icon of the New Zealand edition and how it is done. */

const stackAcquired: EffectRule<Extract<Effect, { do: 'stack-acquired' }>, NzContext> = {
  refusal: () => null,
  run: (p, task) => void (playerOf(p, task.seat).stackAcquired = true),
};

export const nzEffects = {
  all: all,
  auxiliary: auxiliary,
  build: build,
  buy: buy,
  certificates: certificates,
  discard: discardFor,
  draw: drawThenDiscard,
  either: either,
  gain: gain,
  hire: hire,
  invest: invest,
  joker: joker,
  'move-on': moveOn,
  objective: objective,
  pathfinder: pathfinder,
  pay: pay,
  per: per,
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
  'upgrade-building': build,
} satisfies EffectRules;

export type NzEffects = typeof nzEffects;

/** What New Zealand prints: the effects it has a rule for, with what it can count. */
export type NzEffect = EffectsOf<keyof typeof nzEffects, NzCountable>;
