import { score, type CoreState, type Seat } from '@drover/engine';
import { isSolo } from '../outcomes.ts';
import type { Eye, Own } from './eye.ts';
import { clear, noParts, sumOf, type Parts } from './features.ts';
import { surveyFlock } from './flock.ts';
import { nzOwn } from './nz.ts';
import { componentsOf, printedOf, type State } from './printed.ts';
import { secondOwn } from './second.ts';
import { addShared, coinWorth } from './shared.ts';
import type { Weights } from './weights.ts';

/** The valuation: how many points a seat can expect in the end, as a sum of readable parts. */

const owns: Readonly<Record<string, Own>> = { nz: nzOwn, second: secondOwn };

const tilesLeft = (s: State): number => (s.ending >= 0 ? 0 : owns[s.edition].tilesLeft(s, componentsOf(s)));

/** How much of the game is left, from 1 to 0. */
export function shareLeft(state: CoreState, tiles = tilesLeft(state as State)): number {
  const s = state as State;
  return Math.min(1, tiles / owns[s.edition].tilesAtStart(componentsOf(s), s.players.length));
}

export function eyeOf(state: CoreState, seat: Seat, w: Weights): Eye {
  const s = state as State;
  const c = componentsOf(s);
  const printed = printedOf(c);
  const own = owns[s.edition];
  const me = s.players[seat];
  const tiles = tilesLeft(s);
  const left = shareLeft(s, tiles);
  let handLimit = c.handLimit;
  for (const space of c.handSpaces) handLimit += c.discSpaces[space].count - me.discs[space];
  const flock = surveyFlock(c, printed, me, handLimit);
  return {
    s,
    c,
    me,
    seat,
    w,
    printed,
    own,
    left,
    visits: tiles / s.players.length,
    coin: coinWorth(me.money, w.cash, left),
    flock,
    total: flock.strength + own.permanentCertificates(c, me) + 0.5 * c.certificateTrack[me.certificates],
    pointWorth: Number.NaN,
  };
}

export function addParts(eye: Eye, parts: Parts): void {
  addShared(eye, parts);
  eye.own.add(eye, parts);
}

export function partsOf(state: CoreState, seat: Seat, w: Weights): Parts {
  const parts = noParts();
  addParts(eyeOf(state, seat, w), parts);
  return parts;
}

/** A solo opponent plays by no valuation: what it has, and what it usually gets each time round. Nothing without one. */
export function automaValue(state: CoreState, w: Weights): number {
  if (!isSolo(state)) return 0;
  const s = state as State;
  const laps = tilesLeft(s) / s.players.length;
  return score(s).seats[s.players.length - 1].total + w.automaLap * laps;
}

const scratch = noParts();

export function valueOf(state: CoreState, seat: Seat, w: Weights): number {
  clear(scratch);
  addParts(eyeOf(state, seat, w), scratch);
  return sumOf(scratch);
}
