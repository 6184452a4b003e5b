import { tiles } from '@drover/engine';
import { pending } from '../appraise/pending.ts';
import type { Eye } from './eye.ts';
import type { Parts } from './features.ts';
import { handTotal } from './flock.ts';
import { objectives } from './objectives.ts';
import { isOwn } from './printed.ts';
import { wayHome } from './tempo.ts';

/** The features both editions have. */

/** Points for a coin at the end of the game. */
export const COIN = 0.2;
/** So much money is worth half of what as much would be if every coin counted like the first. */
const PLENTY = 25;

export const moneyWorth = (money: number, cash: number, left: number): number =>
  COIN * money + (cash * left * money) / (1 + money / PLENTY);

export const coinWorth = (money: number, cash: number, left: number): number =>
  COIN + (cash * left) / (1 + money / PLENTY) ** 2;

export function addShared(eye: Eye, parts: Parts): void {
  const { s, c, me, w, left, visits, flock, printed, own } = eye;
  const { dist, lap } = wayHome(s, c, printed, me);
  const arrived = me.at === c.end;
  const owed = owedDiscards(eye);
  const stepLimit = own.stepLimit(s, c, me);
  const more = Math.min(1, visits);

  parts.money += moneyWorth(me.money, w.cash, left);
  parts.flock += flock.vp + eye.coin * visits * eye.total + w.ladder * own.toCome(eye, eye.total);
  if (!arrived) parts.hand += w.hand * more * (1 - (0.7 * dist) / lap) * handTotal(printed, me.hand, owed);
  parts.certificates += w.certificate * more * c.certificateTrack[me.certificates];
  parts.tokens += w.token * left * me.tokens;
  parts.tempo -= (w.tempo * (0.2 + 0.8 * more) * dist) / stepLimit;
  parts.tempo += w.step * visits * stepLimit + w.lap * visits;
  parts.workers += workers(eye);
  parts.buildings += buildings(eye);
  parts.discs += discs(eye);
  for (const hazard of me.hazards) parts.tiles += c.hazards[hazard].vp;
  parts.objectives += objectives(eye);
  parts.options += pending(eye);
}

/** Discards that are still to come out of the hand. */
function owedDiscards({ s, seat }: Eye): number {
  const task = s.agenda[s.agenda.length - 1];
  return task !== undefined && task.task === 'discard' && task.seat === seat
    ? (task as typeof task & { readonly count: number }).count
    : 0;
}

/** What the worker at this place of a row is worth over a whole game; the sixth counts like the fifth. */
export function placeWorth({ w, c }: Eye, row: number, place: number): number {
  const at = Math.min(place, 5) - 2;
  if (row === 0) return at === 0 ? w.buyer2 : at === 1 ? w.buyer3 : at === 2 ? w.buyer4 : w.buyer5;
  if (row === 1) return at === 0 ? w.builder2 : at === 1 ? w.builder3 : at === 2 ? w.builder4 : w.builder5;
  if (row === 2 || c.workers.length === 3)
    return at === 0 ? w.mover2 : at === 1 ? w.mover3 : at === 2 ? w.mover4 : w.mover5;
  return at === 0 ? w.shearer2 : at === 1 ? w.shearer3 : at === 2 ? w.shearer4 : w.shearer5;
}

function workers(eye: Eye): number {
  const { me, left, own } = eye;
  let worth = 0;
  for (let row = 0; row < me.workers.length; row++)
    for (let place = 2; place <= me.workers[row]; place++)
      worth += left * placeWorth(eye, row, place) + own.workerVp(eye, place);
  return worth;
}

/** What a building is worth to its owner besides its price. */
export function buildingWorth(eye: Eye, number: number): number {
  const { vp, craftsmen, fee } = eye.c.buildings[number * 2 + eye.s.sides[number]];
  return vp + eye.left * (eye.w.building * Math.sqrt(craftsmen) + eye.w.fee * fee);
}

function buildings(eye: Eye): number {
  const { s, c, seat } = eye;
  let worth = 0;
  for (const space of c.buildingSpaces) {
    const tile = s.trail[space];
    if (isOwn(tile, seat)) worth += buildingWorth(eye, tiles.numberOf(tile));
  }
  return worth;
}

function discs({ c, me, w, left, printed }: Eye): number {
  let worth = 0;
  for (const space of printed.auxiliarySpaces) {
    const clear = 2 - me.discs[space];
    if (clear > 0) worth += left * (clear === 1 ? w.auxiliary : w.auxiliary + w.doubled);
  }
  for (let space = 0; space < c.discSpaces.length; space++) if (me.discs[space] === 0) worth += c.discSpaces[space].vp;
  return worth;
}
