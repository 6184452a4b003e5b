import { answers } from '@drover/engine';
import type { EvaluationContext } from '../position/context.ts';
import type { Distances } from '../position/distance.ts';
import type { FeatureWriter } from './writer.ts';

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

export function clockFeatures(ctx: EvaluationContext, { lap, away }: Distances, out: FeatureWriter): void {
  const { s, c, seat, edition } = ctx;
  const { players } = s;
  for (let i = 0; i < players.length; i++) {
    const player = players[i];
    const steps = player.automa ? AUTOMA_STEPS : SHARE_OF_LIMIT * answers.stepLimit(ctx, i);
    round[i] = lap / steps;
    arrival[i] = player.at < 0 || player.at === c.end ? round[i] : away[player.at] / steps;
    visits[i] = 0;
  }
  let end = 0;
  let last = seat;
  if (s.ending < 0)
    for (let tiles = Math.ceil(edition.tilesLeft(s, c)); tiles > 0; tiles--) {
      last = 0;
      for (let i = 1; i < players.length; i++) if (arrival[i] < arrival[last]) last = i;
      end = arrival[last];
      visits[last]++;
      arrival[last] += round[last];
    }
  let others = 0;
  for (let i = 0; i < players.length; i++) if (i !== seat) others += visits[i];
  out.put(end / 10, 'turns until the end');
  for (const turns of HORIZONS) out.put(Math.min(1, end / turns), 'turns until the end up to', turns);
  out.put(visits[seat] / 4, 'arrivals until the end');
  out.put(Math.min(1, visits[seat]), 'arrivals until the end up to', 1);
  out.put(Math.min(2, visits[seat]) / 2, 'arrivals until the end up to', 2);
  out.put(others / 4, 'arrivals of others');
  out.put(Math.min(1, others), 'an arrival of others');
  out.flag(last === seat, 'arrives last');
  // How far the way after the last arrival will have been walked.
  out.put(1 - Math.min(1, Math.max(0, (arrival[seat] - end) / round[seat])), 'way after the last arrival');
}

const HORIZONS = [1, 2, 3, 5, 8];
