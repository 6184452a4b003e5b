import type { NzComponents, NzPlayer, NzState } from '@drover/engine';
import type { Eye } from '../value/eye.ts';
import { permanentWool, storehouses } from '../value/nz.ts';
import type { Inputs } from './writer.ts';

/** The facts only New Zealand has. */

const FAR = 12;
const prices: number[] = [];

export function inputsOfNz(eye: Eye, out: Inputs): void {
  const me = eye.me as NzPlayer;
  const c = eye.c as NzComponents;
  const s = eye.s as NzState;
  const { left } = eye;
  out.put(me.gold / 5);
  out.put((me.gold / 5) * left);
  out.flag(me.gold >= 3);
  out.put(me.pathfinder / 16);
  out.put((me.pathfinder / 16) * left);
  out.put(c.pathfinderVp[me.pathfinder] / 15);
  out.put(me.stepTile);
  out.flag(me.feeless);
  out.put(me.feeless ? left : 0);
  out.flag(s.flipped);
  for (let i = 0; i < c.posts.length; i++) out.put(me.posts[i]);
  for (let i = 0; i < c.medium.length; i++) out.put(me.medium[i]);
  const houses = storehouses(me);
  out.put(houses / 5);
  out.put((houses / 5) * left);
  for (let i = 0; i < c.pairs.length; i++) out.put(2 - me.storehouses[i]);
  const away = c.seaDistance[me.ship];
  let [small, large, last] = [FAR, FAR, FAR];
  for (let i = 0; i < c.houses.length; i++) {
    const house = c.houses[i];
    out.flag(me.houses[i] > 0);
    if (me.houses[i] > 0) continue;
    if (house.end) last = Math.min(last, away[house.at]);
    if (house.card === null) large = Math.min(large, away[house.at]);
    else small = Math.min(small, away[house.at]);
  }
  let medium = FAR;
  for (let i = 0; i < c.medium.length; i++) if (me.medium[i] === 0) medium = Math.min(medium, away[c.medium[i].at]);
  for (const distance of [small, large, last, medium]) {
    out.put(distance / FAR);
    out.put((distance / FAR) * left);
  }
  out.put(away[c.seaStart] / FAR);
  out.put(me.harbourmasters.length / 2);
  out.put(me.bonusTiles.length / 4);
  out.put(permanentWool(c, me) / 2);
  out.put((permanentWool(c, me) / 2) * left);
  out.flag(me.token);
  eye.own.jobPrices(eye, prices);
  for (let row = 0; row < prices.length; row++) out.put(Math.max(0, 10 - Math.min(10, prices[row])) / 6);
  for (const card of c.marketBreeds) out.put(Math.min(2, s.market[card]) / 2);
}

const tilePrices = new Float64Array(64);
const DEAR = 12;

/** What lies open to be had: bonus tiles by kind, harbourmasters, the cards that gold buys. */
export function offersOfNz({ s: state, c: components }: Eye, out: Inputs): void {
  const [s, c] = [state as NzState, components as NzComponents];
  const width = s.bonusMarket.length / c.bonusCosts.length;
  tilePrices.fill(DEAR);
  for (let slot = 0; slot < s.bonusMarket.length; slot++) {
    const tile = s.bonusMarket[slot] - 1;
    const row = Math.floor(slot / width);
    if (tile >= 0 && row !== s.tokenRow) tilePrices[tile] = Math.min(tilePrices[tile], c.bonusCosts[row]);
  }
  for (let tile = 0; tile < c.bonusTiles.length; tile++) out.put((DEAR - tilePrices[tile]) / 8);
  for (let harbour = 0; harbour < c.medium.length; harbour++) out.flag(s.harbourmasters[harbour] >= 0);
  for (let stack = 0; stack < s.bonusCards.length; stack++) {
    const { kind, vp, breeding } = c.cards[s.bonusCards[stack]];
    out.put(vp / 5);
    out.put(breeding / 4);
    out.flag(kind === 'objective');
  }
}
