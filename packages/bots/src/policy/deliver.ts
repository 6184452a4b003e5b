import type { AnyTask } from '@drover/engine';
import { discWorth } from '../appraise/discs.ts';
import type { AnyMove } from '../position/editions.ts';
import type { TaskPolicy } from './task-policy.ts';

type DeliverMove = Extract<AnyMove, { do: 'deliver' }>;

const isDelivery = (move: AnyMove): move is DeliverMove => move.do === 'deliver';

/** Where to, and which disc: each place is looked at once. Editions name the place differently. */
export const deliver =
  <M extends AnyMove>(placeOf: (move: M & DeliverMove) => number): TaskPolicy<AnyTask, M> =>
  (ctx, moves, _task, out) => {
    const places = new Map<number, number>();
    const discs = new Map<number, number>();
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i];
      if (!isDelivery(move) || move.disc >= ctx.c.discSpaces.length) {
        out[i] = move.do === 'forgo' ? 0 : -1;
        continue;
      }
      const to = placeOf(move);
      let place = places.get(to);
      if (place === undefined) places.set(to, (place = ctx.edition.deliveryWorth(ctx, to)));
      let disc = discs.get(move.disc);
      if (disc === undefined) discs.set(move.disc, (disc = discWorth(ctx, move.disc)));
      out[i] = place + disc;
    }
  };
