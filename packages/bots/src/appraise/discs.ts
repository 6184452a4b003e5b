import type { Eye } from '../value/eye.ts';
import { pointWorth } from '../value/ladder.ts';

/** What taking a disc off its space of the player board is worth: what it frees, less what it costs. */

/** Breeding value that one more card in hand brings. */
const MORE_IN_HAND = 1.2;

export function discWorth(eye: Eye, space: number): number {
  const { c, me, w, left, coin, printed } = eye;
  const { cost, gain, vp } = c.discSpaces[space];
  let worth = coin * (gain - cost) + (me.discs[space] === 1 ? vp : 0);
  if (printed.auxiliarySpaces.includes(space)) worth += left * (me.discs[space] === 2 ? w.auxiliary : w.doubled);
  else if (c.handSpaces.includes(space)) worth += pointWorth(eye) * MORE_IN_HAND;
  else worth += freed(eye, space);
  return worth;
}

function freed(eye: Eye, space: number): number {
  const { c, w, left, visits } = eye;
  if ('stepSpaces' in c) return c.stepSpaces.includes(space) ? w.step * visits + 0.2 * w.tempo : w.limit * left;
  if (space === c.stepSpace) return w.step * visits + 0.2 * w.tempo;
  if (space === c.certificateLimitSpace) return w.limit * left;
  return c.certificateSpaces.includes(space) ? pointWorth(eye) : visits * w.wool;
}
