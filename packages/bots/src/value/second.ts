import type { SecondComponents, SecondPlayer, SecondState } from '@drover/engine';
import { appraiseSecond, bestCity, citiesToCome } from '../appraise/second.ts';
import type { Eye, Own } from './eye.ts';
import { faded } from './fading.ts';
import { masters } from './masters.ts';
import { isOwn } from './printed.ts';

/** Second Edition: cities and stations, the engine, outlaws. */

const FIRST_LATE = 5;

type PerPlayers = Record<number, number>;

export const secondOwn: Own = {
  tilesLeft(state, components) {
    const [s, c] = [state as SecondState, components as SecondComponents];
    const rows = c.jobCosts.length;
    const width = s.jobs.length / rows;
    if (s.tokenRow >= rows) return 0;
    let free = (rows - s.tokenRow - 1) * width;
    for (let slot = s.tokenRow * width; slot < (s.tokenRow + 1) * width; slot++) if (s.jobs[slot] === 0) free++;
    // Two workers a visit, nearly always.
    return free / 1.9;
  },
  tilesAtStart: (c, players) => (c.jobCosts.length * players - 2 * players + 1) / 1.9,
  stepLimit(s, components, player) {
    const [c, me] = [components as SecondComponents, player as SecondPlayer];
    const n = s.players.length;
    const [left, right] = c.stepSpaces;
    const { stepLimit, stepLeft, stepRight } = c.tables;
    return (
      (stepLimit as PerPlayers)[n] +
      (me.discs[left] === 0 ? (stepLeft as PerPlayers)[n] : 0) +
      (me.discs[right] === 0 ? (stepRight as PerPlayers)[n] : 0)
    );
  },
  permanentCertificates: (_c, me) => (me as SecondPlayer).permanentCertificates,
  add(eye, parts) {
    const me = eye.me as SecondPlayer;
    const c = eye.c as SecondComponents;
    const { w, left, visits } = eye;
    parts.deliveries += cities(c, me, w.neighbour * left);
    parts.routes += railroad(eye, c, me);
    parts.tiles += (0.3 + 0.7 * left) * w.outlaw * (me.outlaws[0] + me.outlaws[1]);
    for (const space of c.certificateSpaces) if (me.discs[space] === 0) parts.discs += w.limit * left;
    parts.masters += masters(eye, c.stationMasters, me.stationMasters);
    parts.routes += w.cross * visits * c.rail[me.engine].crosses;
    if (me.token) parts.tiles += c.tables.jobMarket.tokenVp;
  },
  taskCounts(eye, have) {
    const me = eye.me as SecondPlayer;
    const c = eye.c as SecondComponents;
    const { task } = eye.printed;
    let buildings = 0;
    for (const space of c.buildingSpaces) if (isOwn(eye.s.trail[space], eye.seat)) buildings++;
    have[task.building] = buildings;
    have[task.station] = stationsOf(me);
    have[task.hazard] = me.hazards.length;
    have[task['green-outlaw']] = me.outlaws[0];
    have[task['orange-outlaw']] = me.outlaws[1];
    have[task['new-york']] = me.cities[c.cities.length - 1];
  },
  jobPrices(eye, prices) {
    const { jobs, tokenRow } = eye.s as SecondState;
    const costs = eye.c.jobCosts;
    const width = jobs.length / costs.length;
    prices.length = eye.c.workers.length;
    prices.fill(Infinity);
    for (let slot = 0; slot < jobs.length; slot++) {
      const worker = jobs[slot] - 1;
      const row = Math.floor(slot / width);
      if (worker >= 0 && row !== tokenRow && costs[row] < prices[worker]) prices[worker] = costs[row];
    }
  },
  appraise: appraiseSecond,
  task: () => 0,
  toCome: citiesToCome,
  bestDelivery: bestCity,
  workerVp: (eye, place) => (place >= FIRST_LATE ? (eye.c as SecondComponents).tables.lateWorkerVp : 0),
};

export function stationsOf(me: SecondPlayer): number {
  let count = 0;
  for (const disc of me.stations) count += disc;
  return count;
}

function cities(c: SecondComponents, me: SecondPlayer, half: number): number {
  let vp = 0;
  for (let i = 0; i < c.cities.length; i++) vp += c.cities[i].vp * me.cities[i];
  for (const { a, b, vp: both } of c.cityArrows) {
    const ends = (me.cities[a] > 0 ? 1 : 0) + (me.cities[b] > 0 ? 1 : 0);
    vp += ends === 2 ? both : ends === 1 ? half * both : 0;
  }
  return vp;
}

/** Stations that are mine score; those ahead of the engine count the less the farther they are. */
export function railroad(eye: Eye, c: SecondComponents, me: SecondPlayer): number {
  return stationPoints(c, me, eye.w.house * eye.left) + eye.left * railReach(eye, c, me, eye.printed.along[me.engine]);
}

function stationPoints(c: SecondComponents, me: SecondPlayer, each: number): number {
  let vp = 0;
  for (let i = 0; i < c.stations.length; i++) vp += (c.stations[i].vp + each) * me.stations[i];
  return vp;
}

export function railReach(eye: Eye, c: SecondComponents, me: SecondPlayer, from: number): number {
  let reach = 0;
  for (let i = 0; i < c.stations.length; i++) {
    const { at, vp, cost } = c.stations[i];
    const ahead = eye.printed.along[at] - from;
    if (me.stations[i] > 0 || ahead <= 0) continue;
    reach += Math.max(0.5, 1 + vp - 0.15 * cost) * faded(eye.w.fading, ahead);
  }
  return eye.w.route * (reach + 0.15 * from);
}
