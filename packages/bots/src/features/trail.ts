import { answers, tiles, type Effect } from '@drover/engine';
import type { EvaluationContext } from '../position/context.ts';
import type { Components } from '../position/editions.ts';
import type { FeatureWriter } from './writer.ts';

/** What lies ahead on the trail. */

const KINDS = ['hire', 'buy', 'build', 'ship', 'engine', 'shear', 'invest', 'remove-hazard', 'objective'] as const;
const bits: ReadonlyMap<string, number> = new Map(KINDS.map((kind, i) => [kind, 1 << i]));

function bitsOf(effect: Effect): number {
  switch (effect.do) {
    case 'all':
    case 'either':
      return effect.of.reduce((sum, part) => sum | bitsOf(part), 0);
    case 'pay':
    case 'per':
    case 'discard':
    case 'engine-back':
      return bitsOf(effect.then);
    default:
      return bits.get(effect.do) ?? 0;
  }
}

const all = (effects: readonly Effect[]): number => effects.reduce((sum, effect) => sum | bitsOf(effect), 0);

interface Offers {
  readonly front: readonly number[];
  readonly back: readonly number[];
  readonly buildings: readonly number[];
}
const known = new WeakMap<Components, Offers>();

function offersOf(c: Components): Offers {
  let offers = known.get(c);
  if (offers === undefined) {
    offers = {
      front: c.neutral.map(({ front }) => all(front)),
      back: c.neutral.map(({ front, back }) => all(back ?? front)),
      buildings: c.buildings.map(({ actions }) => all(actions)),
    };
    known.set(c, offers);
  }
  return offers;
}

const FAR = 99;
const steps = new Int16Array(256);
const nearest = new Int16Array(KINDS.length);

/** In how many turns the next place is reached where each of these can be done; where the runholder stands is behind it. */
export function nextActionFeatures(ctx: EvaluationContext, out: FeatureWriter): void {
  const { s, c, me, seat, facts } = ctx;
  const { homeward } = facts;
  const { front, back, buildings } = offersOf(c);
  const from = me.at < 0 || me.at === c.end ? c.start : me.at;
  steps.fill(FAR, 0, c.spaces.length);
  nearest.fill(FAR);
  steps[from] = 0;
  for (let i = homeward.length - 1; i >= 0; i--) {
    const space = homeward[i];
    const here = steps[space];
    if (here >= FAR) continue;
    if (here > 0) {
      const tile = s.trail[space];
      let offer = 0;
      if (tiles.isNeutral(tile)) {
        const number = tiles.neutralOf(tile);
        offer = (c.rules.neutralActions(ctx, number) === c.neutral[number].front ? front : back)[number];
      } else if (answers.isOwn(tile, seat)) offer = buildings[tiles.numberOf(tile) * 2 + s.sides[tiles.numberOf(tile)]];
      for (let kind = 0; offer !== 0; kind++, offer >>= 1) if (offer & 1 && here < nearest[kind]) nearest[kind] = here;
    }
    const { next } = c.spaces[space];
    for (let k = 0; k < next.length; k++) {
      const to = next[k];
      const reached = here + (s.trail[to] !== 0 || to === c.end ? 1 : 0);
      if (reached < steps[to]) steps[to] = reached;
    }
  }
  const limit = answers.stepLimit(ctx, seat);
  for (let kind = 0; kind < KINDS.length; kind++)
    out.put(nearest[kind] === FAR ? 0 : 1 / Math.max(1, nearest[kind] / limit), 'near action', KINDS[kind]);
}

const near = (space: number, limit: number): number =>
  steps[space] === 0 || steps[space] === FAR ? 0 : 1 / Math.max(1, steps[space] / limit);

const neutralAhead = new Float64Array(16);
const ownAhead = new Float64Array(16);

/** In how many turns each neutral building and each of one's own is reached, as the features of the next actions have found. */
export function nextBuildingFeatures(ctx: EvaluationContext, out: FeatureWriter): void {
  const { s, c, seat } = ctx;
  const limit = answers.stepLimit(ctx, seat);
  neutralAhead.fill(0);
  ownAhead.fill(0);
  for (let space = 0; space < c.spaces.length; space++) {
    const tile = s.trail[space];
    if (tiles.isNeutral(tile)) neutralAhead[tiles.neutralOf(tile)] = near(space, limit);
    else if (answers.isOwn(tile, seat)) ownAhead[tiles.numberOf(tile)] = near(space, limit);
  }
  for (let i = 0; i < c.neutral.length; i++) out.put(neutralAhead[i], 'near neutral building', c.neutral, i);
  for (let i = 0; i < c.buildings.length / 2; i++) out.put(ownAhead[i], 'near own building', i + 1);
}
