import { answers, type NzComponents, type NzPlayer, type NzState } from '@drover/engine';
import { arrowsOf } from '../position/components.ts';
import type { EditionEvaluation, EvaluationContext } from '../position/context.ts';
import { pointWorth } from '../position/expected-deliveries.ts';
import { masters } from '../position/masters.ts';
import type { Terms } from '../position/terms.ts';
import { eachBuilding } from '../position/worth.ts';
import { nzAppraisals, shearWorth } from './appraise.ts';
import { bestPost, bestWoolPost, expectedPosts, postWorth } from './posts.ts';
import { pathfinderWorth, seaReach } from './tracks.ts';

/** New Zealand: posts and harbours, the ship, gold, the pathfinder, wool, bonus tiles. */

export const nzEvaluation: EditionEvaluation = {
  facts(components) {
    const c = components as NzComponents;
    return {
      arrows: arrowsOf(c.posts.length, c.postArrows),
      along: [],
      tasksOfCards: {
        'lincoln-corriedale': ({ id }) => id === 'lincoln' || id === 'corriedale',
        'hampshire-ryeland': ({ id }) => id === 'hampshire' || id === 'ryeland',
        ferry: ({ isFerry }) => isFerry,
      },
    };
  },
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
  addTerms(ctx, terms) {
    const me = ctx.me as NzPlayer;
    const c = ctx.c as NzComponents;
    terms.deliveries += posts(c, me, ctx.w.neighbour * ctx.left);
    addHarbours(ctx, c, me, terms);
    terms.gold += (0.25 + 0.75 * ctx.left) * ctx.w.gold * me.gold;
    terms.pathfinder += pathfinderWorth(ctx, c, me.pathfinder) + (me.feeless ? 2 * ctx.left : 0);
    terms.discs += ctx.w.wool * ctx.visits * answers.permanentWool({ c }, me);
    if (me.discs[c.certificateLimitSpace] === 0) terms.discs += ctx.w.limit * ctx.left;
    for (const tile of me.bonusTiles) terms.tiles += c.bonusTiles[tile].vp;
    terms.masters += masters(ctx, c.harbourmasters, me.harbourmasters);
    if (me.token) terms.tiles += c.tables.bonusMarket.tokenVp;
  },
  counting: {
    gold: ({ me }) => (me as NzPlayer).gold,
    pathfinder: ({ me }) => (me as NzPlayer).pathfinder,
  },
  taskCounts(ctx, have) {
    const me = ctx.me as NzPlayer;
    const c = ctx.c as NzComponents;
    const { task } = ctx.facts;
    let large = 0;
    let all = 0;
    eachBuilding(ctx, (number) => {
      all++;
      if (answers.buildingOf(ctx, ctx.seat, number).craftsmen >= 4) large++;
    });
    let far = 0;
    for (let i = 0; i < c.posts.length; i++) if (c.posts[i].value >= 13) far += me.posts[i];
    let floods = 0;
    for (const hazard of me.hazards) if (c.hazards[hazard].section === 1) floods++;
    have[task['post-13']] = far;
    have[task.building] = all;
    have[task['building-4']] = large;
    have[task['shearers-2']] = me.workers[3] >> 1;
    have[task.storehouse] = answers.storehousesPlaced(me);
    have[task['pathfinder-6']] = Math.floor(me.pathfinder / 6);
    have[task.flood] = floods;
  },
  masterCount(ctx, of) {
    const me = ctx.me as NzPlayer;
    switch (of) {
      case 'ferry':
        return ctx.flock.ferries;
      case 'pathfinder':
        return me.pathfinder;
      case 'storehouse':
        return answers.storehousesPlaced(me);
      default:
        return 0;
    }
  },
  jobPrices(ctx, prices) {
    const { jobs } = ctx.s as NzState;
    const costs = ctx.c.jobCosts;
    prices.length = ctx.c.workers.length;
    for (let worker = 0; worker < prices.length; worker++) {
      prices[worker] = Infinity;
      for (let row = 0; row < costs.length; row++)
        if (jobs[worker * costs.length + row] !== 0) prices[worker] = Math.min(prices[worker], costs[row]);
    }
  },
  appraisals: nzAppraisals,
  /** Shearing, and the wool post after it. */
  pendingTask(ctx, task) {
    if (task.task === 'wool-post') return bestWoolPost(ctx, task.total);
    return task.sheared ? 0 : shearWorth(ctx, task.effect.sheep);
  },
  clearedWorth(ctx, space) {
    const c = ctx.c as NzComponents;
    const { w, left, visits } = ctx;
    if (space === c.stepSpace) return w.step * visits + 0.2 * w.tempo;
    if (space === c.certificateLimitSpace) return w.limit * left;
    return c.certificateSpaces.includes(space) ? pointWorth(ctx) : visits * w.wool;
  },
  hazardExtra: 0.5,
  expectedDeliveries: expectedPosts,
  bestDelivery: bestPost,
  deliveryWorth: postWorth,
  workerVp: (ctx, place) => (place === answers.FIRST_LATE_WORKER ? (ctx.c as NzComponents).tables.fifthWorkerVp : 0),
};

function posts(c: NzComponents, me: NzPlayer, half: number): number {
  let vp = 0;
  for (let i = 0; i < c.posts.length; i++) vp += c.posts[i].vp * me.posts[i];
  for (const { a, b, vp: both } of c.postArrows) {
    const ends = (me.posts[a] > 0 ? 1 : 0) + (me.posts[b] > 0 ? 1 : 0);
    vp += ends === 2 ? both : ends === 1 ? half * both : 0;
  }
  return vp;
}

/** Harbours that are mine score, and so do the pairs of storehouses that have left the board. */
function addHarbours(ctx: EvaluationContext, c: NzComponents, me: NzPlayer, terms: Terms): void {
  const each = ctx.w.house * ctx.left;
  let vp = 0;
  for (let i = 0; i < c.houses.length; i++) if (me.houses[i] > 0) vp += c.houses[i].vp + each;
  for (let i = 0; i < c.medium.length; i++) if (me.medium[i] > 0) vp += c.medium[i].vp + each;
  for (const { a, b, vp: both } of c.houseArrows) {
    const ends = (me.houses[a] > 0 ? 1 : 0) + (me.houses[b] > 0 ? 1 : 0);
    vp += ends === 2 ? both : ends === 1 ? ctx.w.neighbour * ctx.left * both : 0;
  }
  for (let pair = 0; pair < c.pairs.length; pair++) {
    const placed = 2 - me.storehouses[pair];
    const { vp: points, bonus } = c.pairs[pair];
    const worth = points + (bonus === null ? 0 : 1.2);
    vp += placed === 2 ? points : placed * ctx.left * 0.4 * worth;
  }
  // A foreign post is a place to deliver to.
  for (let i = 0; i < c.posts.length; i++) {
    const { harbour, vp: points } = c.posts[i];
    if (harbour >= 0 && me.houses[harbour] > 0 && me.posts[i] === 0) vp += ctx.left * 0.3 * points;
  }
  terms.routes += vp + seaReach(ctx, c, me, me.ship);
}
