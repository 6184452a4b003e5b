import { answers, type NzComponents, type NzPlayer, type NzState } from '@drover/engine';
import type { EvaluationContext } from '../position/context.ts';
import type { EditionFeatures } from '../features/edition.ts';
import type { FeatureWriter } from '../features/writer.ts';
import { placeFeatures } from './place-features.ts';

/** The features only New Zealand has. */

const FAR = 12;
const HARBOURS = ['small', 'large', 'last', 'medium'];
const prices: number[] = [];

function position(ctx: EvaluationContext, out: FeatureWriter): void {
  const me = ctx.me as NzPlayer;
  const c = ctx.c as NzComponents;
  const s = ctx.s as NzState;
  const { left } = ctx;
  out.put(me.gold / 5, 'gold');
  out.put((me.gold / 5) * left, 'gold, left');
  out.flag(me.gold >= 3, 'gold for a card');
  out.put(me.pathfinder / 16, 'pathfinder');
  out.put((me.pathfinder / 16) * left, 'pathfinder, left');
  out.put(c.pathfinderVp[me.pathfinder] / 15, 'points of the pathfinder');
  out.put(me.stepTile, 'step tile');
  out.flag(me.feeless, 'no fees');
  out.put(me.feeless ? left : 0, 'no fees, left');
  out.flag(s.flipped, 'flipped');
  for (let i = 0; i < c.posts.length; i++) out.put(me.posts[i], 'post', c.posts, i);
  for (let i = 0; i < c.medium.length; i++) out.put(me.medium[i], 'medium harbour', c.medium, i);
  const houses = answers.storehousesPlaced(me);
  out.put(houses / 5, 'storehouses');
  out.put((houses / 5) * left, 'storehouses, left');
  for (let i = 0; i < c.pairs.length; i++) out.put(2 - me.storehouses[i], 'storehouses of pair', i + 1);
  const away = c.seaDistance[me.ship];
  let [small, large, last] = [FAR, FAR, FAR];
  for (let i = 0; i < c.houses.length; i++) {
    const house = c.houses[i];
    out.flag(me.houses[i] > 0, 'storehouse at', c.houses, i);
    if (me.houses[i] > 0) continue;
    if (house.end) last = Math.min(last, away[house.at]);
    if (house.card === null) large = Math.min(large, away[house.at]);
    else small = Math.min(small, away[house.at]);
  }
  let medium = FAR;
  for (let i = 0; i < c.medium.length; i++) if (me.medium[i] === 0) medium = Math.min(medium, away[c.medium[i].at]);
  const distances = [small, large, last, medium];
  for (let i = 0; i < distances.length; i++) {
    out.put(distances[i] / FAR, 'sea way to a harbour', HARBOURS[i]);
    out.put((distances[i] / FAR) * left, 'sea way to a harbour, left', HARBOURS[i]);
  }
  out.put(away[c.seaStart] / FAR, 'sea way home');
  out.put(me.harbourmasters.length / 2, 'harbourmasters');
  out.put(me.bonusTiles.length / 4, 'bonus tiles');
  const wool = answers.permanentWool({ c }, me);
  out.put(wool / 2, 'permanent wool');
  out.put((wool / 2) * left, 'permanent wool, left');
  out.flag(me.token, 'token');
  ctx.edition.jobPrices(ctx, prices);
  for (let row = 0; row < prices.length; row++)
    out.put(Math.max(0, 10 - Math.min(10, prices[row])) / 6, 'cheap worker', c.workers[row]);
  for (const card of c.marketBreeds) out.put(Math.min(2, s.market[card]) / 2, 'in the market', c.cards, card);
}

const tilePrices = new Float64Array(64);
const DEAR = 12;

/** What lies open to be had: bonus tiles by kind, harbourmasters, the cards that gold buys. */
function offers({ s: state, c: components }: EvaluationContext, out: FeatureWriter): void {
  const [s, c] = [state as NzState, components as NzComponents];
  const width = s.bonusMarket.length / c.bonusCosts.length;
  tilePrices.fill(DEAR);
  for (let slot = 0; slot < s.bonusMarket.length; slot++) {
    const tile = s.bonusMarket[slot] - 1;
    const row = Math.floor(slot / width);
    if (tile >= 0 && row !== s.tokenRow) tilePrices[tile] = Math.min(tilePrices[tile], c.bonusCosts[row]);
  }
  for (let tile = 0; tile < c.bonusTiles.length; tile++)
    out.put((DEAR - tilePrices[tile]) / 8, 'cheap bonus tile', c.bonusTiles, tile);
  for (let harbour = 0; harbour < c.medium.length; harbour++)
    out.flag(s.harbourmasters[harbour] >= 0, 'harbourmaster at', c.medium, harbour);
  for (let stack = 0; stack < s.bonusCards.length; stack++) {
    const { kind, vp, breeding } = c.cards[s.bonusCards[stack]];
    out.put(vp / 5, 'bonus card, points', stack + 1);
    out.put(breeding / 4, 'bonus card, value', stack + 1);
    out.flag(kind === 'objective', 'bonus card, an objective', stack + 1);
  }
}

export const nzFeatures: EditionFeatures = {
  position,
  offers,
  places: placeFeatures,
  deliveryPoints(components, player) {
    const c = components as NzComponents;
    const { posts, medium, pathfinder } = player as NzPlayer;
    let vp = 0;
    for (let i = 0; i < posts.length; i++) vp += c.posts[i].vp * posts[i];
    for (let i = 0; i < medium.length; i++) vp += c.medium[i].vp * medium[i];
    return vp + c.pathfinderVp[pathfinder];
  },
  masters: ({ s, c, me }) => ({
    all: (c as NzComponents).harbourmasters,
    mine: (me as NzPlayer).harbourmasters,
    open: (s as NzState).harbourmasters,
  }),
};
