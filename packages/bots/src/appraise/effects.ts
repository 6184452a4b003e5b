import { tiles, type Effect } from '@drover/engine';
import type { Eye } from '../value/eye.ts';
import { appraiseBuild } from './build.ts';
import { appraiseBuy, cardWorth } from './buy.ts';
import { appraiseDiscard } from './discard.ts';
import { bestObjective } from '../value/objectives.ts';
import { placeWorth } from '../value/shared.ts';

/** What carrying out an icon would be worth now. A little less than nothing where it would do nothing. */

export const USELESS = -0.05;

export function appraise(eye: Eye, effect: Effect): number {
  const { me, w, coin } = eye;
  switch (effect.do) {
    case 'gain':
      return coin * (effect.money ?? 0) + w.gold * (effect.gold ?? 0) + w.token * eye.left * (effect.tokens ?? 0);
    case 'certificates':
      return certificates(eye, effect.steps);
    case 'all':
      return effect.of.reduce((sum, part) => sum + appraise(eye, part), 0);
    case 'either':
      return best(eye, effect.of);
    case 'pay':
      return effect.money > me.money ? USELESS : appraise(eye, effect.then) - coin * effect.money;
    case 'discard':
      return appraiseDiscard(eye, effect.cards, effect.then);
    case 'draw':
      return w.cycle * (typeof effect.cards === 'number' ? effect.cards : me.workers[0]);
    case 'objective':
      return bestObjective(eye);
    case 'pick':
      return pick(eye, effect);
    case 'hire':
      return hire(eye, effect.modifier);
    case 'buy':
      return appraiseBuy(eye, me.workers[0]);
    case 'build':
    case 'upgrade-building':
      return appraiseBuild(eye, effect.moneyPerCraftsman);
    case 'auxiliary':
      return auxiliary(eye, effect.double);
    case 'remove-hazard':
      return hazard(eye, effect.cost);
    case 'move-on':
      return w.again * (0.3 + 0.7 * eye.left) + 0.2 * Math.min(3, effect.steps);
    default:
      return eye.own.appraise(eye, effect);
  }
}

export function best(eye: Eye, effects: readonly Effect[]): number {
  let most = USELESS;
  for (const effect of effects) {
    const worth = appraise(eye, effect);
    if (worth > most) most = worth;
  }
  return most;
}

/** What fits on the track; without a cleared space that is three. */
function certificates({ c, me, w, visits }: Eye, steps: number): number {
  const now = me.certificates;
  const limit = c.certificateTrack.length - 1 - (c.certificateTrack.length === 6 ? 2 : 0);
  const gained = Math.max(0, Math.min(now + steps, limit) - now);
  return gained === 0 ? USELESS : w.certificate * Math.min(1, visits) * gained;
}

const prices: number[] = [];

/** What the next worker of a row is worth, with the action of the place it takes. */
export function nextWorker(eye: Eye, row: number): number {
  const { me, left, c } = eye;
  const count = me.workers[row];
  const places = c.workerRows[row];
  if (count >= places.length) return -Infinity;
  const action = places[count];
  // A hire that brings another hire would be asked without end.
  const extra = action === null || action.do === 'hire' ? 0 : Math.max(0, appraise(eye, action));
  return left * placeWorth(eye, row, count + 1) + eye.own.workerVp(eye, count + 1) + 0.7 * extra;
}

function hire(eye: Eye, modifier: number): number {
  eye.own.jobPrices(eye, prices);
  let most = USELESS;
  for (let row = 0; row < prices.length; row++) {
    const price = Math.max(0, prices[row] + modifier);
    if (price > eye.me.money) continue;
    const worth = nextWorker(eye, row) - eye.coin * price;
    if (worth > most) most = worth;
  }
  return most;
}

function pick(eye: Eye, { sheep, count }: Extract<Effect, { do: 'pick' }>): number {
  let most = USELESS;
  for (const card of eye.c.marketBreeds) {
    if (eye.s.market[card] === 0) continue;
    const info = eye.c.cards[card];
    const fits =
      'vp' in sheep
        ? info.vp === sheep.vp
        : 'breeding' in sheep
          ? info.breeding === sheep.breeding
          : sheep.breeds.includes(info.breed);
    if (fits) most = Math.max(most, cardWorth(eye, card));
  }
  return most * count;
}

/** The best auxiliary action that is open, single or doubled. */
export function auxiliary(eye: Eye, double: boolean): number {
  const { c, me } = eye;
  let most = USELESS;
  for (const { discSpace, single, double: doubled } of c.auxiliaries) {
    const clear = 2 - me.discs[discSpace];
    if (clear === 0) continue;
    const worth = appraise(eye, double && clear === 2 ? doubled : single);
    if (worth > most) most = worth;
  }
  return most;
}

function hazard(eye: Eye, cost: number): number {
  const { s, c, me, coin } = eye;
  if (cost > me.money) return USELESS;
  let most = -1;
  for (const section of c.hazardSections)
    for (const space of section) {
      const tile = s.trail[space];
      if (tiles.isHazard(tile)) most = Math.max(most, c.hazards[tiles.hazardOf(tile)].vp);
    }
  return most < 0 ? USELESS : most - coin * cost + (eye.w.gold > 0 ? 0.5 * eye.left : 0);
}
