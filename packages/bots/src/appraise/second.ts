import type { Effect, SecondComponents, SecondPlayer } from '@drover/engine';
import type { Eye } from '../value/eye.ts';
import { clearLadder, climb, pointWorth, rung } from '../value/ladder.ts';
import { isOwn } from '../value/printed.ts';
import { railReach, stationsOf } from '../value/second.ts';
import { appraise, USELESS } from './effects.ts';

/** The icons only the Second Edition has, and its deliveries. */

export function appraiseSecond(eye: Eye, effect: Effect): number {
  const me = eye.me as SecondPlayer;
  const { w, left, coin } = eye;
  switch (effect.do) {
    case 'per':
      return Math.floor(countOf(eye, effect.of) / effect.each) * Math.max(0, appraise(eye, effect.then)) + USELESS;
    case 'permanent':
      return pointWorth(eye) * (effect.certificates ?? 0);
    case 'engine':
      return engine(eye, typeof effect.spaces === 'number' ? effect.spaces : countOf(eye, effect.spaces));
    case 'engine-back':
      return me.engine === 0 ? USELESS : appraise(eye, effect.then) - 0.25 * left * effect.spaces;
    case 'bounty':
      return bounty(eye);
    case 'cull':
      return cull(eye, effect.cards);
    case 'adjacent':
      return 2 * left;
    case 'special-delivery':
      return me.engine < 8 ? USELESS : 4;
    case 'station-behind':
      return 3 - 5 * coin;
    case 'stroll':
      return 0.3 * w.tempo;
    default:
      return USELESS;
  }
}

function countOf(eye: Eye, of: string): number {
  const me = eye.me as SecondPlayer;
  switch (of) {
    case 'station':
      return stationsOf(me);
    case 'cowboy':
      return me.workers[0];
    case 'builder':
      return me.workers[1];
    case 'engineer':
      return me.workers[2];
    case 'hazard':
      return me.hazards.length;
    case 'outlaw-pair':
      return Math.min(me.outlaws[0], me.outlaws[1]);
    case 'objective':
      return me.area.length;
    default:
      return inForest(eye);
  }
}

const inForest = ({ s, c, seat }: Eye): number =>
  c.buildingSpaces.filter((space) => c.spaces[space].lush && isOwn(s.trail[space], seat)).length;

/** A station the engine can stop at and upgrade, or the way it makes. */
function engine(eye: Eye, spaces: number): number {
  const c = eye.c as SecondComponents;
  const me = eye.me as SecondPlayer;
  if (spaces === 0 || me.engine === c.railEnd) return USELESS;
  const { along } = eye.printed;
  const from = along[me.engine];
  const reachNow = railReach(eye, c, me, from);
  let most = 0.1 * spaces + eye.left * (railReach(eye, c, me, from + spaces) - reachNow);
  for (let i = 0; i < c.stations.length; i++) {
    const { at, vp, cost } = c.stations[i];
    const ahead = along[at] - from;
    if (ahead <= 0 || Math.ceil(ahead) > spaces || me.stations[i] > 0 || cost > me.money) continue;
    const worth =
      vp + eye.w.house * eye.left - eye.coin * cost + eye.left * (railReach(eye, c, me, along[at]) - reachNow);
    if (worth > most) most = worth;
  }
  return most;
}

function bounty(eye: Eye): number {
  const c = eye.c as SecondComponents;
  let most = USELESS;
  for (let i = 0; i < c.outlawSpaces.length; i++) {
    if (eye.s.trail[c.outlawSpaces[i]] === 0) continue;
    most = Math.max(most, appraise(eye, c.outlawRewards[i]));
  }
  return most < 0 ? USELESS : most + (0.3 + 0.7 * eye.left) * eye.w.outlaw;
}

/** Only cards that keep better ones away. */
function cull(eye: Eye, cards: number): number {
  let weak = 0;
  for (const card of eye.me.hand) if (card >= 0 && eye.printed.breeding[card] === 1) weak++;
  return weak === 0 ? USELESS : eye.w.cull * Math.min(1, eye.visits / 2) * Math.min(cards, weak);
}

/** The best city within reach. */
export function bestCity(eye: Eye, total: number): number {
  const c = eye.c as SecondComponents;
  const me = eye.me as SecondPlayer;
  let most = -3;
  for (let i = 0; i < c.cities.length; i++) {
    const city = c.cities[i];
    if (city.value > total || (me.cities[i] > 0 && !city.repeatable)) continue;
    if (fareTo(c, me, i) > me.money + total) continue;
    const worth = cityWorth(eye, i) + (city.dark ? 1.2 : 0.8) * eye.left;
    if (worth > most) most = worth;
  }
  return most;
}

const fareTo = (c: SecondComponents, me: SecondPlayer, city: number): number =>
  Math.max(0, c.cities[city].crosses - c.rail[me.engine].crosses);

/** Points, arrows and their actions, transport. */
export function cityWorth(eye: Eye, i: number): number {
  const c = eye.c as SecondComponents;
  const me = eye.me as SecondPlayer;
  let worth = c.cities[i].vp + eye.coin * (c.cities[i].money - fareTo(c, me, i));
  if (me.cities[i] > 0) return worth;
  const half = eye.w.neighbour * eye.left;
  for (const { to, vp, action } of eye.printed.arrows[i]) {
    if (me.cities[to] > 0) worth += vp * (1 - half) + (action === null ? 0 : Math.max(0, appraise(eye, action)));
    else worth += half * vp;
  }
  return worth;
}

/** Each city brings its points and, with its neighbours, arrows; what transport costs now is taken off. */
export function citiesToCome(eye: Eye, total: number): number {
  const c = eye.c as SecondComponents;
  const me = eye.me as SecondPlayer;
  clearLadder();
  for (let i = 0; i < c.cities.length; i++) {
    const { value, vp, repeatable } = c.cities[i];
    if (me.cities[i] > 0 && !repeatable) continue;
    let worth = vp - 0.7 * eye.coin * fareTo(c, me, i);
    if (me.cities[i] === 0)
      for (const { to, vp: both, action } of eye.printed.arrows[i])
        worth += (me.cities[to] > 0 ? 1 : 0.5) * (both + (action === null ? 0 : eye.w.objective));
    rung(eye, total, value, worth, repeatable ? 3 : 1);
  }
  return climb(eye.visits);
}
