import { answers, type SecondComponents, type SecondPlayer, type SecondState } from '@drover/engine';
import { arrowsOf } from '../position/components.ts';
import type { EditionEvaluation } from '../position/context.ts';
import { masters } from '../position/masters.ts';
import { secondAppraisals } from './appraise.ts';
import { bestCity, cityWorth, expectedCities } from './cities.ts';
import { alongTrack, railroad, stationsOf } from './railroad.ts';

/** Second Edition: cities and stations, the engine, outlaws. */

export const secondEvaluation: EditionEvaluation = {
  facts(components) {
    const c = components as SecondComponents;
    return {
      arrows: arrowsOf(c.cities.length, c.cityArrows),
      along: c.rail.map((_, space) => alongTrack(c, space)),
      tasksOfCards: {
        'breeding-3': ({ breeding, variant }) => breeding === 3 && !variant,
        shorthorn: ({ breed }) => breed === 'shorthorn',
        hereford: ({ breed }) => breed === 'hereford',
      },
    };
  },
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
  addTerms(ctx, terms) {
    const me = ctx.me as SecondPlayer;
    const c = ctx.c as SecondComponents;
    const { w, left, visits } = ctx;
    terms.deliveries += cities(c, me, w.neighbour * left);
    terms.routes += railroad(ctx, c, me);
    terms.tiles += (0.3 + 0.7 * left) * w.outlaw * (me.outlaws[0] + me.outlaws[1]);
    for (const space of c.certificateSpaces) if (me.discs[space] === 0) terms.discs += w.limit * left;
    terms.masters += masters(ctx, c.stationMasters, me.stationMasters);
    terms.routes += w.cross * visits * c.rail[me.engine].crosses;
    if (me.token) terms.tiles += c.tables.jobMarket.tokenVp;
  },
  counting: {},
  taskCounts(ctx, have) {
    const me = ctx.me as SecondPlayer;
    const c = ctx.c as SecondComponents;
    const { task } = ctx.facts;
    let buildings = 0;
    for (const space of c.buildingSpaces) if (answers.isOwn(ctx.s.trail[space], ctx.seat)) buildings++;
    have[task.building] = buildings;
    have[task.station] = stationsOf(me);
    have[task.hazard] = me.hazards.length;
    have[task['green-outlaw']] = me.outlaws[0];
    have[task['orange-outlaw']] = me.outlaws[1];
    have[task['new-york']] = me.cities[c.cities.length - 1];
  },
  masterCount(ctx, of) {
    const me = ctx.me as SecondPlayer;
    switch (of) {
      case 'outlaw-pair':
        return Math.min(me.outlaws[0], me.outlaws[1]);
      case 'station':
        return stationsOf(me);
      default:
        return 0;
    }
  },
  jobPrices(ctx, prices) {
    const { jobs, tokenRow } = ctx.s as SecondState;
    const costs = ctx.c.jobCosts;
    const width = jobs.length / costs.length;
    prices.length = ctx.c.workers.length;
    prices.fill(Infinity);
    for (let slot = 0; slot < jobs.length; slot++) {
      const worker = jobs[slot] - 1;
      const row = Math.floor(slot / width);
      if (worker >= 0 && row !== tokenRow && costs[row] < prices[worker]) prices[worker] = costs[row];
    }
  },
  appraisals: secondAppraisals,
  pendingTask: () => 0,
  clearedWorth({ c, w, left, visits }, space) {
    const { stepSpaces } = c as SecondComponents;
    return stepSpaces.includes(space) ? w.step * visits + 0.2 * w.tempo : w.limit * left;
  },
  hazardExtra: 0,
  expectedDeliveries: expectedCities,
  bestDelivery: bestCity,
  deliveryWorth: cityWorth,
  workerVp: (ctx, place) => (place >= answers.FIRST_LATE_WORKER ? (ctx.c as SecondComponents).tables.lateWorkerVp : 0),
};

function cities(c: SecondComponents, me: SecondPlayer, half: number): number {
  let vp = 0;
  for (let i = 0; i < c.cities.length; i++) vp += c.cities[i].vp * me.cities[i];
  for (const { a, b, vp: both } of c.cityArrows) {
    const ends = (me.cities[a] > 0 ? 1 : 0) + (me.cities[b] > 0 ? 1 : 0);
    vp += ends === 2 ? both : ends === 1 ? half * both : 0;
  }
  return vp;
}
