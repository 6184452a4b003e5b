import type { Effect } from '@drover/engine';
import type { Eye } from '../value/eye.ts';
import { appraise } from './effects.ts';

/** Discarding cards for a reward: what is discarded matters as much as what comes for it. */

type Cards = Extract<Effect, { do: 'discard' }>['cards'];

export function appraiseDiscard(eye: Eye, cards: Cards, then: Effect): number {
  const cost = cheapest(eye, cards);
  return cost === Infinity ? -0.05 : appraise(eye, then) - cost;
}

/** What the hand loses by the least useful card that will do; less than nothing for a card that is there twice. */
function cheapest(eye: Eye, cards: Cards): number {
  const { me, c, printed } = eye;
  const { hand } = me;
  let least = Infinity;
  for (let i = 0; i < hand.length; i++) {
    const info = c.cards[hand[i]];
    if (info === undefined) continue;
    if (cards === 'objective') {
      if (info.kind === 'objective') least = Math.min(least, 1);
      continue;
    }
    if (info.kind !== 'animal') continue;
    const twice = hand[i] === hand[i + 1] || hand[i] === hand[i - 1];
    if (cards === 'pair' && !twice) continue;
    if (typeof cards === 'object' && ('breed' in cards ? info.breed !== cards.breed : info.breeding !== cards.breeding))
      continue;
    const lost = cards === 'pair' ? printed.breeding[hand[i]] : twice ? 0 : printed.breeding[hand[i]];
    least = Math.min(least, 0.6 * eye.w.hand * lost - eye.w.cycle);
  }
  return least;
}
