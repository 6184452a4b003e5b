import { discWorth } from '../appraise/discs.ts';
import { postWorth } from '../appraise/nz.ts';
import { cityWorth } from '../appraise/second.ts';
import type { Opinion } from './opinion.ts';

/** Where to, and which disc: each place is looked at once. */
export const deliver: Opinion = (eye, moves, _task, out) => {
  const places = new Map<number, number>();
  const discs = new Map<number, number>();
  const second = 'cities' in eye.me;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    const to = second ? move.city : move.post;
    if (move.do !== 'deliver' || move.disc >= eye.c.discSpaces.length) {
      out[i] = move.do === 'forgo' ? 0 : -1;
      continue;
    }
    let place = places.get(to);
    if (place === undefined) places.set(to, (place = second ? cityWorth(eye, to) : postWorth(eye, to)));
    let disc = discs.get(move.disc);
    if (disc === undefined) discs.set(move.disc, (disc = discWorth(eye, move.disc)));
    out[i] = place + disc;
  }
};
