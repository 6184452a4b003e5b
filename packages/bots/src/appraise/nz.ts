import type { Effect, NzComponents, NzPlayer, NzState } from '@drover/engine';
import type { Eye, PendingTask } from '../value/eye.ts';
import { clearLadder, climb, pointWorth, rung } from '../value/ladder.ts';
import { pathfinderWorth, permanentWool, storehouses } from '../value/nz.ts';
import { isOwn } from '../value/printed.ts';
import { cardWorth } from './buy.ts';
import { appraise, nextWorker, USELESS } from './effects.ts';

/** The icons only New Zealand has, and its deliveries. */

export function appraiseNz(eye: Eye, effect: Effect): number {
  const me = eye.me as NzPlayer;
  const c = eye.c as NzComponents;
  const { w, left, coin } = eye;
  switch (effect.do) {
    case 'pathfinder':
      return (
        pathfinderWorth(eye, c, Math.min(16, me.pathfinder + effect.steps)) - pathfinderWorth(eye, c, me.pathfinder)
      );
    case 'per': {
      const owned =
        effect.of === 'hazard'
          ? me.hazards.length
          : effect.of === 'storehouse'
            ? storehouses(me)
            : effect.of === 'shepherd'
              ? me.workers[0]
              : effect.of === 'objective'
                ? me.area.length
                : lush(eye);
      return Math.floor(owned / effect.each) * Math.max(0, appraise(eye, effect.then)) + USELESS;
    }
    case 'take':
      return supplyWorth(eye, effect.card);
    case 'permanent':
      return pointWorth(eye) * (effect.certificates ?? 0) + eye.visits * w.wool * (effect.wool ?? 0);
    case 'invest':
      return invest(eye, effect.modifier);
    case 'ship':
      return ship(eye, effect.spaces === 'sailors' ? me.workers[2] : effect.spaces);
    case 'storehouse':
      return ship(eye, effect.within);
    case 'shear':
      return shear(eye, effect.sheep);
    case 'post':
      return 3 - coin * 7;
    case 'joker':
      return Math.max(...me.workers.map((_, row) => nextWorker(eye, row)));
    case 'retire':
      return USELESS;
    case 'stack-acquired':
      return 0.1 * left;
    default:
      return USELESS;
  }
}

/** Questions that are under way: shearing, and the wool post after it. */
export function nzTask(eye: Eye, { task, effect, sheared, total }: PendingTask): number {
  if (task === 'wool-post') return bestOf(eye, true, total!);
  return sheared === true || effect!.do !== 'shear' ? 0 : shear(eye, effect!.sheep);
}

const lush = ({ s, c, seat }: Eye): number =>
  c.buildingSpaces.filter((space) => c.spaces[space].lush && isOwn(s.trail[space], seat)).length;

const SYMBOLS = ['wheel', 'barrel', 'bell', 'compass'];

export function supplyWorth(eye: Eye, card: string): number {
  const c = eye.c as NzComponents;
  const at = SYMBOLS.indexOf(card);
  const kind = at < 0 ? c.cardId[card] : (eye.s as NzState).bonusCards[at];
  const info = c.cards[kind];
  if (info === undefined) return 0;
  if (info.kind === 'animal') return cardWorth(eye, kind);
  return info.kind === 'objective' ? eye.w.objective : eye.printed.vp[kind] + 0.7 * eye.visits * 0.5;
}

function invest(eye: Eye, modifier: number): number {
  const { bonusMarket, tokenRow } = eye.s as NzState;
  const c = eye.c as NzComponents;
  const me = eye.me as NzPlayer;
  const width = bonusMarket.length / c.bonusCosts.length;
  let most = USELESS;
  for (let slot = 0; slot < bonusMarket.length; slot++) {
    const row = Math.floor(slot / width);
    if (bonusMarket[slot] === 0 || row === tokenRow) continue;
    const tile = c.bonusTiles[bonusMarket[slot] - 1];
    const price = Math.max(0, c.bonusCosts[row] + modifier) + tile.money;
    if (price > me.money || tile.gold > me.gold) continue;
    let worth = tile.vp - eye.coin * price - eye.w.gold * tile.gold;
    for (const reward of tile.rewards) worth += Math.max(0, appraise(eye, reward));
    if (worth > most) most = worth;
  }
  return most;
}

/** The best harbour the ship can reach and upgrade; else the way it makes. */
function ship(eye: Eye, spaces: number): number {
  const c = eye.c as NzComponents;
  const me = eye.me as NzPlayer;
  const away = c.seaDistance[me.ship];
  let most = eye.w.route * eye.left * Math.min(spaces, 4) * 0.4;
  for (let i = 0; i < c.houses.length; i++) {
    const { at, vp, card, costs } = c.houses[i];
    if (away[at] >= spaces || me.houses[i] > 0 || costs[0] > me.money) continue;
    const brings = card === null ? 1.5 * eye.left : card === 'objective' ? eye.w.objective : supplyWorth(eye, card);
    most = Math.max(most, vp + brings + eye.w.house * eye.left - eye.coin * (costs[0] + 0.5));
  }
  for (let i = 0; i < c.medium.length; i++) {
    const { at, vp, cost, card } = c.medium[i];
    if (away[at] >= spaces || me.medium[i] > 0 || cost > me.money) continue;
    most = Math.max(most, vp + supplyWorth(eye, card) + (eye.w.house + eye.w.master) * eye.left - eye.coin * cost);
  }
  return most;
}

const wools: number[] = [];

/** Wool of the best different sheep in hand: money, and perhaps a wool post; they leave the hand. */
function shear(eye: Eye, sheep: number | 'shearers'): number {
  const { printed, w, coin } = eye;
  const me = eye.me as NzPlayer;
  const c = eye.c as NzComponents;
  const most = sheep === 'shearers' ? me.workers[3] : sheep;
  wools.length = 0;
  for (let i = 0; i < me.hand.length; i++)
    if (me.hand[i] !== me.hand[i - 1] && me.hand[i] >= 0 && printed.breedOf[me.hand[i]] >= 0) wools.push(me.hand[i]);
  wools.sort((a, b) => printed.wool[b] - printed.wool[a]);
  let total = permanentWool(c, me);
  let lost = 0;
  for (let i = 0; i < most && i < wools.length; i++) {
    total += printed.wool[wools[i]];
    lost += printed.breeding[wools[i]];
  }
  return (
    coin * total +
    Math.max(0, bestOf(eye, true, total)) -
    0.45 * w.hand * Math.min(1, eye.visits) * lost +
    0.2 * w.cycle
  );
}

export const bestPost = (eye: Eye, total: number): number => bestOf(eye, false, total);

/** The best post within reach. */
function bestOf(eye: Eye, wool: boolean, total: number): number {
  const c = eye.c as NzComponents;
  const me = eye.me as NzPlayer;
  let most = -3;
  for (let i = 0; i < c.posts.length; i++) {
    const post = c.posts[i];
    if (post.wool !== wool || post.value > total || (me.posts[i] > 0 && !post.repeatable)) continue;
    if (post.harbour >= 0 && me.houses[post.harbour] === 0) continue;
    if (post.transport > me.money + (wool ? 0 : total)) continue;
    const worth = postWorth(eye, i) + (post.dark ? 1.2 : 0.8) * eye.left;
    if (worth > most) most = worth;
  }
  return most;
}

/** Points, arrows, transport and what the delivery brings. */
export function postWorth(eye: Eye, i: number): number {
  const c = eye.c as NzComponents;
  const me = eye.me as NzPlayer;
  const post = c.posts[i];
  let worth = post.vp - eye.coin * post.transport;
  if (post.delivery !== null) worth += appraise(eye, post.delivery);
  if (me.posts[i] > 0) return worth;
  const half = eye.w.neighbour * eye.left;
  for (const { to, vp } of eye.printed.arrows[i]) worth += me.posts[to] > 0 ? vp * (1 - half) : half * vp;
  return worth;
}

/** Local posts, and foreign ones whose harbour is open; each brings its points and, with its neighbours, arrows. */
export function postsToCome(eye: Eye, total: number): number {
  const c = eye.c as NzComponents;
  const me = eye.me as NzPlayer;
  clearLadder();
  for (let i = 0; i < c.posts.length; i++) {
    const post = c.posts[i];
    if (post.wool || (me.posts[i] > 0 && !post.repeatable)) continue;
    const open = post.harbour < 0 || me.houses[post.harbour] > 0 ? 1 : 0.35;
    rung(eye, total, post.value, open * postPromise(eye, c, me, i), post.repeatable ? 2 : 1);
  }
  return climb(eye.visits);
}

function postPromise(eye: Eye, c: NzComponents, me: NzPlayer, i: number): number {
  const { vp, transport, delivery } = c.posts[i];
  let worth = vp - eye.coin * transport + (delivery === null ? 0 : delivery.do === 'objective' ? eye.w.objective : 0.5);
  if (me.posts[i] === 0)
    for (const { to, vp: both } of eye.printed.arrows[i]) worth += (me.posts[to] > 0 ? 1 : 0.5) * both;
  return worth;
}
