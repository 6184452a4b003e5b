import { answers, type NzComponents, type NzEffect, type NzPlayer, type NzState } from '@drover/engine';
import { appraise, USELESS } from '../appraise/appraise.ts';
import { appraiseBuild } from '../appraise/build.ts';
import { cardWorth } from '../appraise/buy.ts';
import { nextWorker, sharedAppraisals } from '../appraise/effects.ts';
import type { EffectAppraisals, EffectOf, EvaluationContext } from '../position/context.ts';
import { pointWorth } from '../position/expected-deliveries.ts';
import { houseWorth, mediumWorth } from './harbours.ts';
import { bestWoolPost } from './posts.ts';
import { supplyWorth } from './supply.ts';
import { pathfinderWorth } from './tracks.ts';

/** What the icons of New Zealand are worth. */

export const nzAppraisals: EffectAppraisals<NzEffect['do']> = {
  ...sharedAppraisals,
  pathfinder(ctx, { steps }) {
    const c = ctx.c as NzComponents;
    const { pathfinder } = ctx.me as NzPlayer;
    const end = c.pathfinderVp.length - 1;
    return pathfinderWorth(ctx, c, Math.min(end, pathfinder + steps)) - pathfinderWorth(ctx, c, pathfinder);
  },
  pick,
  'upgrade-building': (ctx, { moneyPerCraftsman }) => appraiseBuild(ctx, moneyPerCraftsman),
  take: (ctx, { card }) => supplyWorth(ctx, card),
  permanent: (ctx, { certificates = 0, wool = 0 }) => pointWorth(ctx) * certificates + ctx.visits * ctx.w.wool * wool,
  invest: (ctx, { modifier }) => invest(ctx, modifier),
  ship: (ctx, { spaces }) => ship(ctx, spaces === 'sailors' ? ctx.me.workers[2] : spaces),
  storehouse: (ctx, { within }) => ship(ctx, within),
  shear: (ctx, { sheep }) => shearWorth(ctx, sheep),
  post: ({ coin }) => 3 - coin * 7,
  joker: (ctx) => Math.max(...ctx.me.workers.map((_, row) => nextWorker(ctx, row))),
  retire: () => USELESS,
  'stack-acquired': ({ left }) => 0.1 * left,
};

/** Animals of the market that the icon speaks of. */
function pick(ctx: EvaluationContext, { sheep, count }: EffectOf<'pick'>): number {
  let most = USELESS;
  for (const card of ctx.c.marketBreeds) {
    if (ctx.s.market[card] === 0) continue;
    const info = ctx.c.cards[card];
    const fits =
      'vp' in sheep
        ? info.vp === sheep.vp
        : 'breeding' in sheep
          ? info.breeding === sheep.breeding
          : sheep.breeds.includes(info.breed);
    if (fits) most = Math.max(most, cardWorth(ctx, card));
  }
  return most * count;
}

function invest(ctx: EvaluationContext, modifier: number): number {
  const { bonusMarket, tokenRow } = ctx.s as NzState;
  const c = ctx.c as NzComponents;
  const me = ctx.me as NzPlayer;
  const width = bonusMarket.length / c.bonusCosts.length;
  let most = USELESS;
  for (let slot = 0; slot < bonusMarket.length; slot++) {
    const row = Math.floor(slot / width);
    if (bonusMarket[slot] === 0 || row === tokenRow) continue;
    const tile = c.bonusTiles[bonusMarket[slot] - 1];
    const price = Math.max(0, c.bonusCosts[row] + modifier) + tile.money;
    if (price > me.money || tile.gold > me.gold) continue;
    let worth = tile.vp - ctx.coin * price - ctx.w.gold * tile.gold;
    for (const reward of tile.rewards) worth += Math.max(0, appraise(ctx, reward));
    if (worth > most) most = worth;
  }
  return most;
}

/** The best harbour the ship can reach and upgrade; else the way it makes. */
function ship(ctx: EvaluationContext, spaces: number): number {
  const c = ctx.c as NzComponents;
  const me = ctx.me as NzPlayer;
  const away = c.seaDistance[me.ship];
  let most = ctx.w.route * ctx.left * Math.min(spaces, 4) * 0.4;
  for (let i = 0; i < c.houses.length; i++) {
    const { at, costs } = c.houses[i];
    if (away[at] >= spaces || me.houses[i] > 0 || costs[0] > me.money) continue;
    most = Math.max(most, houseWorth(ctx, i) - ctx.coin * (costs[0] + 0.5));
  }
  for (let i = 0; i < c.medium.length; i++) {
    const { at, cost } = c.medium[i];
    if (away[at] >= spaces || me.medium[i] > 0 || cost > me.money) continue;
    most = Math.max(most, mediumWorth(ctx, i) - ctx.coin * cost);
  }
  return most;
}

const wools: number[] = [];

/** Wool of the best different sheep in hand: money, and perhaps a wool post; they leave the hand. */
export function shearWorth(ctx: EvaluationContext, sheep: number | 'shearers'): number {
  const { facts, w, coin } = ctx;
  const me = ctx.me as NzPlayer;
  const c = ctx.c as NzComponents;
  const most = sheep === 'shearers' ? me.workers[3] : sheep;
  wools.length = 0;
  for (let i = 0; i < me.hand.length; i++)
    if (me.hand[i] !== me.hand[i - 1] && me.hand[i] >= 0 && facts.breedOf[me.hand[i]] >= 0) wools.push(me.hand[i]);
  wools.sort((a, b) => facts.wool[b] - facts.wool[a]);
  let total = answers.permanentWool({ c }, me);
  let lost = 0;
  for (let i = 0; i < most && i < wools.length; i++) {
    total += facts.wool[wools[i]];
    lost += facts.breeding[wools[i]];
  }
  return (
    coin * total +
    Math.max(0, bestWoolPost(ctx, total)) -
    0.45 * w.hand * Math.min(1, ctx.visits) * lost +
    0.2 * w.cycle
  );
}
