import type { NzPlayer, SecondPlayer } from '@drover/engine';
import type { Eye } from './eye.ts';
import { isOwn } from './printed.ts';

interface Master {
  readonly vp: number;
  readonly each: number;
  readonly of: string;
}

/** Harbourmasters and station masters: what they score now, and a little for what is to come. */
export function masters(eye: Eye, all: readonly Master[], mine: readonly number[]): number {
  let worth = 0;
  for (const tile of mine) {
    const { vp, each, of } = all[tile];
    worth += (countOf(eye, of) / each) * vp + eye.w.master * eye.left;
  }
  return worth;
}

function countOf(eye: Eye, of: string): number {
  const { me, c, own, s, seat } = eye;
  switch (of) {
    case 'hazard':
      return me.hazards.length;
    case 'objective':
      return me.area.length + eye.flock.objectives.length;
    case 'certificate':
      return c.certificateTrack[me.certificates] + own.permanentCertificates(c, me);
    case 'worker':
      return me.workers.reduce((sum, count) => sum + count, 0);
    case 'building':
      return s.trail.reduce((sum, tile) => sum + (isOwn(tile, seat) ? 1 : 0), 0);
    case 'ferry':
      return eye.flock.ferries;
    case 'pathfinder':
      return (me as NzPlayer).pathfinder;
    case 'storehouse':
      return (me as NzPlayer).houses.reduce((sum, slot) => sum + (slot > 0 ? 1 : 0), 0);
    case 'outlaw-pair':
      return Math.min(...(me as SecondPlayer).outlaws);
    case 'station':
      return (me as SecondPlayer).stations.reduce((sum, count) => sum + count, 0);
    default:
      return 0;
  }
}
