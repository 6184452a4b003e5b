import { tiles, type CoreState, type Seat } from '@drover/engine';
import { BY_HAND } from '../beliefs.ts';
import type { Eye } from '../value/eye.ts';
import { clear, FEATURES, noParts } from '../value/features.ts';
import { handTotal } from '../value/flock.ts';
import { isOwn, type State } from '../value/printed.ts';
import { wayHome, type Way } from '../value/tempo.ts';
import { addParts, eyeOf } from '../value/valuation.ts';
import { lookAhead, placesAhead } from './ahead.ts';
import { automa } from './automa.ts';
import { cards } from './cards.ts';
import { clock } from './clock.ts';
import { inputsOfNz, offersOfNz } from './inputs-nz.ts';
import { inputsOfSecond } from './inputs-second.ts';
import { particulars } from './particulars.ts';
import { underWay } from './under-way.ts';
import { whereabouts } from './whereabouts.ts';
import type { Inputs } from './writer.ts';

/** What the network is shown of a position: the parts of the valuation written by hand, and the bare facts. */

const parts = noParts();

/** Reads a position, and stops when at least so much is written: an older network was shown less. */
export function readPosition(state: CoreState, seat: Seat, out: Inputs, wanted = Infinity): void {
  const s = state as State;
  const eye = eyeOf(s, seat, BY_HAND[s.edition].weights);
  clear(parts);
  addParts(eye, parts);
  out.begin();
  for (const feature of FEATURES) out.put(parts[feature] / 20);
  game(eye, out);
  const way = wayHome(s, eye.c, eye.printed, eye.me);
  person(eye, way, out);
  flock(eye, out);
  buildings(eye, out);
  underWay(eye, out);
  lookAhead(eye, out);
  if (s.edition === 'nz') inputsOfNz(eye, out);
  else inputsOfSecond(eye, out);
  automa(eye, out);
  clock(eye, way, out);
  cards(eye, way, out);
  placesAhead(eye, out);
  if (s.edition === 'nz') offersOfNz(eye, out);
  if (out.length >= wanted) return;
  particulars(eye, way, out);
  if (s.edition === 'nz') whereabouts(eye, out);
}

function game({ s, left, visits }: Eye, out: Inputs): void {
  const n = s.players.length;
  out.put(left);
  out.put(left * left);
  out.put(visits / 5);
  out.put(Math.min(1, visits));
  out.flag(s.ending >= 0);
  out.flag(n === 3);
  out.flag(n === 4);
  const { mind } = s.players[n - 1];
  out.flag(mind !== null);
  out.put(mind === null ? 0 : left);
  out.put(mind === null ? 0 : mind.next / 8);
  out.put(mind === null ? 0 : mind.discs / 15);
  out.flag(mind !== null && mind.difficulty === 'hard');
  out.flag(mind !== null && mind.difficulty === 'easy');
  out.put(s.turn / n / 20);
}

const PURSES = [2, 4, 6, 9, 13, 18];

function person(eye: Eye, { dist, lap, away }: Way, out: Inputs): void {
  const { s, c, me, own, left } = eye;
  const steps = own.stepLimit(s, c, me);
  out.put(me.money / 20);
  for (const purse of PURSES) out.put(Math.min(me.money, purse) / purse);
  out.put((me.money / 20) * left);
  out.put(Math.min(3, me.tokens) / 2);
  out.put(c.certificateTrack[me.certificates] / 3);
  out.put(own.permanentCertificates(c, me) / 2);
  out.put(own.permanentCertificates(c, me) * left);
  let hired = 0;
  for (let row = 0; row < me.workers.length; row++) {
    const count = me.workers[row];
    hired += count - 1;
    for (let place = 2; place <= 5; place++) {
      out.flag(count >= place);
      out.put(count >= place ? left : 0);
    }
  }
  out.put(hired / 5);
  out.put(dist / 12);
  out.put(dist / lap);
  out.put(dist / steps / 5);
  out.put(Math.ceil(dist / steps) / 5);
  out.flag(me.at < 0);
  out.flag(me.at === c.end);
  out.put(steps / 6);
  let rival = lap;
  for (let other = 0; other < s.players.length; other++) {
    const { at } = s.players[other];
    if (other !== eye.seat && at >= 0 && away[at] < rival) rival = away[at];
  }
  out.put(rival / lap);
  for (let space = 0; space < c.discSpaces.length; space++) {
    const cleared = c.discSpaces[space].count - me.discs[space];
    out.put(cleared);
    out.put(cleared * left);
  }
  out.put(me.hazards.length / 4);
  out.put(me.area.length / 4);
}

function flock(eye: Eye, out: Inputs): void {
  const { c, me, flock: f, total, left, printed, own } = eye;
  out.put(f.size / 20);
  out.put(f.strength / 10);
  out.put(total / 10);
  out.put((total / 10) * left);
  out.put(f.vp / 20);
  out.put(f.objectives.length / 4);
  for (let card = 0; card < c.cards.length; card++) if (!printed.isObjective[card]) out.put(f.copies[card] / 3);
  const shown = handTotal(printed, me.hand, 0);
  let others = 0;
  let wool = 0;
  for (const card of me.hand)
    if (card >= 0 && printed.breedOf[card] < 0) others++;
    else if (card >= 0) wool += printed.wool[card];
  const all = shown + own.permanentCertificates(c, me) + c.certificateTrack[me.certificates];
  out.put(shown / 10);
  out.put(all / 15);
  out.put(own.bestDelivery(eye, Math.floor(all)) / 10);
  out.put(me.hand.length / 6);
  out.put(others / 3);
  out.put(wool / 10);
}

const standing = new Uint8Array(16);

function buildings({ s, c, me, seat, left }: Eye, out: Inputs): void {
  standing.fill(0);
  let count = 0;
  for (const space of c.buildingSpaces) {
    const tile = s.trail[space];
    if (!isOwn(tile, seat)) continue;
    standing[tiles.numberOf(tile)] = 1;
    count++;
  }
  const kinds = c.buildings.length / 2;
  for (let number = 0; number < kinds; number++) {
    const side = s.sides[number];
    const here = standing[number] > 0;
    out.flag(here);
    out.put(here ? left : 0);
    out.put(here && side === 1 ? left : 0);
  }
  out.put(count / 4);
  out.put(me.supply.length / 10);
}
