import { tiles, type NzComponents, type NzPlayer, type NzState } from '@drover/engine';
import { appraiseNz, bestPost, nzTask, postsToCome } from '../appraise/nz.ts';
import type { Eye, Own } from './eye.ts';
import { faded } from './fading.ts';
import type { Parts } from './features.ts';
import { masters } from './masters.ts';
import { isOwn } from './printed.ts';

/** New Zealand: posts and harbours, the ship, gold, the pathfinder, wool, bonus tiles. */

const FIFTH = 5;

const stepTable = (c: NzComponents): Record<number, number> => c.tables.setup.stepLimit as Record<number, number>;

export const nzOwn: Own = {
  tilesLeft(state, components) {
    const [s, c] = [state as NzState, components as NzComponents];
    const rows = c.bonusCosts.length;
    const width = s.bonusMarket.length / rows;
    if (s.tokenRow >= rows) return 0;
    let free = (rows - s.tokenRow - 1) * width;
    for (let slot = s.tokenRow * width; slot < (s.tokenRow + 1) * width; slot++) if (s.bonusMarket[slot] === 0) free++;
    return free;
  },
  tilesAtStart: (c, players) => (c as NzComponents).bonusCosts.length * players - 2 * players + 1,
  stepLimit(s, components, player) {
    const [c, me] = [components as NzComponents, player as NzPlayer];
    return stepTable(c)[s.players.length] + (me.discs[c.stepSpace] === 0 ? 1 : 0) + me.stepTile;
  },
  permanentCertificates(components, player) {
    const [c, me] = [components as NzComponents, player as NzPlayer];
    let sum = me.permanentCertificates;
    for (const space of c.certificateSpaces) if (me.discs[space] === 0) sum++;
    return sum;
  },
  add(eye, parts) {
    const me = eye.me as NzPlayer;
    const c = eye.c as NzComponents;
    parts.deliveries += posts(c, me, eye.w.neighbour * eye.left);
    addHarbours(eye, c, me, parts);
    parts.gold += (0.25 + 0.75 * eye.left) * eye.w.gold * me.gold;
    parts.pathfinder += pathfinderWorth(eye, c, me.pathfinder) + (me.feeless ? 2 * eye.left : 0);
    parts.discs += eye.w.wool * eye.visits * permanentWool(c, me);
    if (me.discs[c.certificateLimitSpace] === 0) parts.discs += eye.w.limit * eye.left;
    for (const tile of me.bonusTiles) parts.tiles += c.bonusTiles[tile].vp;
    parts.masters += masters(eye, c.harbourmasters, me.harbourmasters);
    if (me.token) parts.tiles += c.tables.bonusMarket.tokenVp;
  },
  taskCounts(eye, have) {
    const me = eye.me as NzPlayer;
    const c = eye.c as NzComponents;
    const { task } = eye.printed;
    let large = 0;
    let all = 0;
    eachBuilding(eye, (craftsmen) => {
      all++;
      if (craftsmen >= 4) large++;
    });
    let far = 0;
    for (let i = 0; i < c.posts.length; i++) if (c.posts[i].value >= 13) far += me.posts[i];
    let floods = 0;
    for (const hazard of me.hazards) if (c.hazards[hazard].section === 1) floods++;
    have[task['post-13']] = far;
    have[task.building] = all;
    have[task['building-4']] = large;
    have[task['shearers-2']] = me.workers[3] >> 1;
    have[task.storehouse] = storehouses(me);
    have[task['pathfinder-6']] = Math.floor(me.pathfinder / 6);
    have[task.flood] = floods;
  },
  jobPrices(eye, prices) {
    const { jobs } = eye.s as NzState;
    const costs = eye.c.jobCosts;
    prices.length = eye.c.workers.length;
    for (let worker = 0; worker < prices.length; worker++) {
      prices[worker] = Infinity;
      for (let row = 0; row < costs.length; row++)
        if (jobs[worker * costs.length + row] !== 0) prices[worker] = Math.min(prices[worker], costs[row]);
    }
  },
  appraise: appraiseNz,
  task: nzTask,
  toCome: postsToCome,
  bestDelivery: bestPost,
  workerVp: (eye, place) => (place === FIFTH ? (eye.c as NzComponents).tables.fifthWorkerVp : 0),
};

export function eachBuilding({ s, c, seat }: Eye, visit: (craftsmen: number) => void): void {
  for (const space of c.buildingSpaces) {
    const tile = s.trail[space];
    if (!isOwn(tile, seat)) continue;
    const number = tiles.numberOf(tile);
    visit(c.buildings[number * 2 + s.sides[number]].craftsmen);
  }
}

export const storehouses = (me: NzPlayer): number => {
  let count = 0;
  for (const slot of me.houses) if (slot > 0) count++;
  return count;
};

export function permanentWool(c: NzComponents, me: NzPlayer): number {
  let sum = me.permanentWool;
  for (const space of c.woolSpaces) if (me.discs[space] === 0) sum++;
  return sum;
}

function posts(c: NzComponents, me: NzPlayer, half: number): number {
  let vp = 0;
  for (let i = 0; i < c.posts.length; i++) vp += c.posts[i].vp * me.posts[i];
  for (const { a, b, vp: both } of c.postArrows) {
    const ends = (me.posts[a] > 0 ? 1 : 0) + (me.posts[b] > 0 ? 1 : 0);
    vp += ends === 2 ? both : ends === 1 ? half * both : 0;
  }
  return vp;
}

/** The track's points between its marks, and what lies along it. */
export function pathfinderWorth({ w, left }: Eye, c: NzComponents, at: number): number {
  const last = c.pathfinderVp.length - 1;
  const now = c.pathfinderVp[at];
  const ahead = c.pathfinderVp[Math.min(last, at + 3)];
  return now + left * (0.5 * (ahead - now) + w.pathfinder * at);
}

/** Harbours that are mine score, and so do the pairs of storehouses that have left the board. */
function addHarbours(eye: Eye, c: NzComponents, me: NzPlayer, parts: Parts): void {
  const each = eye.w.house * eye.left;
  let vp = 0;
  for (let i = 0; i < c.houses.length; i++) if (me.houses[i] > 0) vp += c.houses[i].vp + each;
  for (let i = 0; i < c.medium.length; i++) if (me.medium[i] > 0) vp += c.medium[i].vp + each;
  for (const { a, b, vp: both } of c.houseArrows) {
    const ends = (me.houses[a] > 0 ? 1 : 0) + (me.houses[b] > 0 ? 1 : 0);
    vp += ends === 2 ? both : ends === 1 ? eye.w.neighbour * eye.left * both : 0;
  }
  for (let pair = 0; pair < c.pairs.length; pair++) {
    const placed = 2 - me.storehouses[pair];
    const { vp: points, bonus } = c.pairs[pair];
    const worth = points + (bonus === null ? 0 : 1.2);
    vp += placed === 2 ? points : placed * eye.left * 0.4 * worth;
  }
  // A foreign post is a place to deliver to.
  for (let i = 0; i < c.posts.length; i++) {
    const { harbour, vp: points } = c.posts[i];
    if (harbour >= 0 && me.houses[harbour] > 0 && me.posts[i] === 0) vp += eye.left * 0.3 * points;
  }
  parts.routes += vp + seaReach(eye, c, me, me.ship);
}

/** The harbours ahead of a ship count the less the farther they are. */
export function seaReach(eye: Eye, c: NzComponents, me: NzPlayer, ship: number): number {
  const away = c.seaDistance[ship];
  let reach = 0;
  for (let i = 0; i < c.houses.length; i++) {
    const { vp, at, end } = c.houses[i];
    if (me.houses[i] === 0) reach += (1 + vp + (end ? 2 : 0)) * faded(eye.w.fading, away[at]);
  }
  for (let i = 0; i < c.medium.length; i++)
    if (me.medium[i] === 0) reach += (1 + c.medium[i].vp) * faded(eye.w.fading, away[c.medium[i].at]);
  return eye.w.route * eye.left * reach;
}
