import type { NzComponents, NzPlayer } from '@drover/engine';
import { discWorth } from '../appraise/discs.ts';
import { supplyWorth } from '../appraise/nz.ts';
import type { Eye } from '../value/eye.ts';
import { seaReach } from '../value/nz.ts';
import { each, type Known, type Opinions } from './opinion.ts';

/** Quick opinions on the questions of New Zealand. */

/** A harbour that is upgraded: its points, its card, its price, the disc for it. */
function harbour(eye: Eye, move: Known): number {
  const c = eye.c as NzComponents;
  const { w, left, coin } = eye;
  if (move.harbour >= c.houses.length) {
    const { vp, cost, card } = c.medium[move.harbour - c.houses.length];
    const disc = move.with < c.discSpaces.length ? discWorth(eye, move.with) : -1;
    return vp + supplyWorth(eye, card) - coin * cost + disc + (w.house + w.master) * left;
  }
  const { vp, costs, card } = c.houses[move.harbour];
  const brings = card === null ? 1.5 * left : card === 'objective' ? w.objective : supplyWorth(eye, card);
  return vp + brings + w.house * left - coin * costs[move.with];
}

const ship = each((eye, move) => {
  const c = eye.c as NzComponents;
  const me = eye.me as NzPlayer;
  if (move.do === 'sail') return seaReach(eye, c, me, move.to) - seaReach(eye, c, me, me.ship);
  return move.do === 'upgrade' ? harbour(eye, move) : 0;
});

/** A pair that is begun is finished first; of the others the first in the row. */
const storehouse = each((eye, move) => {
  if (move.do !== 'storehouse') return -1;
  const c = eye.c as NzComponents;
  const { vp, bonus } = c.pairs[move.pair];
  const begun = (eye.me as NzPlayer).storehouses[move.pair] === 1;
  return (begun ? 3 : 0) + vp + (bonus === null ? 0 : 3 * eye.left) - 0.2 * move.pair;
});

export const ofNz: Opinions = {
  storehouse,
  ship,
  'remote-storehouse': ship,
  shear: each((eye, move) => {
    if (move.do === 'reveal') return 1 + eye.printed.wool[move.card] - 0.4 * eye.printed.breeding[move.card];
    return move.do === 'shear' ? 0.9 : 0;
  }),
};
