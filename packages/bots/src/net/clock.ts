import type { Eye } from '../value/eye.ts';
import type { Way } from '../value/tempo.ts';
import type { Inputs } from './writer.ts';

/**
 * How long the game will last: everybody walks on at the usual pace, and each time somebody arrives at the end of the trail
 * it comes nearer.
 */

/** Steps a turn: of what they are allowed, people make most. */
const SHARE_OF_LIMIT = 0.85;
const AUTOMA_STEPS = 2.8;

const arrival = new Float64Array(4);
const round = new Float64Array(4);
const visits = new Float64Array(4);

export function clock({ s, c, seat, own }: Eye, { lap, away }: Way, out: Inputs): void {
  const { players } = s;
  for (let i = 0; i < players.length; i++) {
    const player = players[i];
    const steps = player.automa ? AUTOMA_STEPS : SHARE_OF_LIMIT * own.stepLimit(s, c, player);
    round[i] = lap / steps;
    arrival[i] = player.at < 0 || player.at === c.end ? round[i] : away[player.at] / steps;
    visits[i] = 0;
  }
  let end = 0;
  let last = seat;
  if (s.ending < 0)
    for (let tiles = Math.ceil(own.tilesLeft(s, c)); tiles > 0; tiles--) {
      last = 0;
      for (let i = 1; i < players.length; i++) if (arrival[i] < arrival[last]) last = i;
      end = arrival[last];
      visits[last]++;
      arrival[last] += round[last];
    }
  let others = 0;
  for (let i = 0; i < players.length; i++) if (i !== seat) others += visits[i];
  out.put(end / 10);
  for (const turns of HORIZONS) out.put(Math.min(1, end / turns));
  out.put(visits[seat] / 4);
  out.put(Math.min(1, visits[seat]));
  out.put(Math.min(2, visits[seat]) / 2);
  out.put(others / 4);
  out.put(Math.min(1, others));
  out.flag(last === seat);
  // How far the way after the last arrival will have been walked.
  out.put(1 - Math.min(1, Math.max(0, (arrival[seat] - end) / round[seat])));
}

const HORIZONS = [1, 2, 3, 5, 8];
