import type { NzComponents, NzPlayer, NzState, SecondComponents, SecondPlayer, SecondState } from '@drover/engine';
import type { Eye } from '../value/eye.ts';
import type { Way } from '../value/tempo.ts';
import type { Inputs } from './writer.ts';

/** Which ones exactly: objective cards, masters, the row of the token, and what a solo opponent will do next. */

export function particulars(eye: Eye, way: Way, out: Inputs): void {
  objectives(eye, out);
  masters(eye, out);
  for (let row = 0; row < ROWS; row++) out.flag(eye.s.tokenRow === row);
  opponentsPlans(eye, way, out);
}

/** Enough rows for both editions, as the places and cards below: those that an edition lacks are never set. */
const ROWS = 14;

/** Each card: owned, and played. */
function objectives({ c, me, printed, flock }: Eye, out: Inputs): void {
  for (let card = 0; card < c.cards.length; card++) {
    if (!printed.isObjective[card]) continue;
    out.put(flock.copies[card]);
    out.flag(me.area.includes(card));
  }
}

/** Each tile: had, and to be had. */
function masters({ s, c, me }: Eye, out: Inputs): void {
  const nz = s.edition === 'nz';
  const all = nz ? (c as NzComponents).harbourmasters : (c as SecondComponents).stationMasters;
  const mine = nz ? (me as NzPlayer).harbourmasters : (me as SecondPlayer).stationMasters;
  const open = nz ? (s as NzState).harbourmasters : (s as SecondState).stationMasters;
  for (let tile = 0; tile < all.length; tile++) {
    out.flag(mine.includes(tile));
    out.flag(open.includes(tile));
  }
}

/** Steps from the end of the trail. */
const NEAR = [1, 2, 3, 4, 5, 6, 8, 10];
const [PLACES, CARDS] = [10, 18];

/** Where a solo opponent delivers next, how near it is, and which of its cards have been seen. */
function opponentsPlans({ s, c }: Eye, { away }: Way, out: Inputs): void {
  const it = s.players[s.players.length - 1];
  const { mind } = it;
  for (let place = 0; place < PLACES; place++) out.flag(mind?.next === place);
  for (const steps of NEAR) out.flag(mind !== null && it.at >= 0 && it.at !== c.end && away[it.at] <= steps);
  for (let card = 0; card < CARDS; card++) out.flag(mind !== null && mind.seen.includes(card));
}
