import { auxiliary } from '../effects/auxiliary.ts';
import { build } from '../effects/build.ts';
import { discardFor, drawThenDiscard } from '../effects/cards.ts';
import type { Effect, EffectsOf } from '../effects/effect.ts';
import { certificates, gain } from '../effects/gain.ts';
import { removeHazard } from '../effects/hazard.ts';
import { hire } from '../effects/hire.ts';
import { buy } from '../effects/market.ts';
import { objective } from '../effects/objective.ts';
import { all, either, pay, per } from '../effects/structure.ts';
import { moveOn } from '../phases/phase-a.ts';
import type { EffectRule, EffectRules } from '../trail/types.ts';
import type { SecondCountable } from './counts.ts';
import { bounty } from './outlaws.ts';
import { adjacent, cull, specialDelivery, stroll } from './own-effects.ts';
import { engine, engineBack } from './railroad.ts';
import { playerOf, type SecondContext } from './state.ts';
import { stationBehind } from './stations.ts';

/** Every icon of the Second Edition and how it is done. */

const permanent: EffectRule<Extract<Effect, { do: 'permanent' }>, SecondContext> = {
  refusal: () => null,
  run(p, { seat, effect }) {
    const more = effect.certificates ?? 0;
    playerOf(p, seat).permanentCertificates += more;
    p.log?.push({ type: 'permanent', seat, certificates: more });
  },
};

export const secondEffects = {
  adjacent: adjacent,
  all: all,
  auxiliary: auxiliary,
  bounty: bounty,
  build: build,
  buy: buy,
  certificates: certificates,
  cull: cull,
  discard: discardFor,
  draw: drawThenDiscard,
  either: either,
  engine: engine,
  'engine-back': engineBack,
  gain: gain,
  hire: hire,
  'move-on': moveOn,
  objective: objective,
  pay: pay,
  per: per,
  permanent: permanent,
  'remove-hazard': removeHazard,
  'special-delivery': specialDelivery,
  'station-behind': stationBehind,
  stroll: stroll,
} satisfies EffectRules;

export type SecondEffects = typeof secondEffects;

/** What the Second Edition prints: the effects it has a rule for, with what it can count. */
export type SecondEffect = EffectsOf<keyof typeof secondEffects, SecondCountable>;
