import { answers } from '@drover/engine';
import type { EvaluationContext } from './context.ts';

interface Master {
  readonly vp: number;
  readonly each: number;
  readonly of: string;
}

/** Harbourmasters and station masters: what they score now, and a little for what is to come. */
export function masters(ctx: EvaluationContext, all: readonly Master[], mine: readonly number[]): number {
  let worth = 0;
  for (const tile of mine) {
    const { vp, each, of } = all[tile];
    worth += (countOf(ctx, of) / each) * vp + ctx.w.master * ctx.left;
  }
  return worth;
}

function countOf(ctx: EvaluationContext, of: string): number {
  const { me, c, s, seat } = ctx;
  switch (of) {
    case 'hazard':
      return me.hazards.length;
    case 'objective':
      return me.area.length + ctx.flock.objectives.length;
    case 'certificate':
      return c.certificateTrack[me.certificates] + answers.permanentCertificates(ctx, seat);
    case 'worker':
      return me.workers.reduce((sum, count) => sum + count, 0);
    case 'building':
      return s.trail.reduce((sum, tile) => sum + (answers.isOwn(tile, seat) ? 1 : 0), 0);
    default:
      return ctx.edition.masterCount(ctx, of);
  }
}
