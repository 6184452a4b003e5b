import type { EvaluationContext } from '../position/context.ts';
import { distancesOf } from '../position/distance.ts';
import { TERMS, type Terms } from '../position/terms.ts';
import { automaFeatures } from './automa.ts';
import { cardFeatures } from './cards.ts';
import { clockFeatures } from './clock.ts';
import type { EditionFeatures } from './edition.ts';
import { pendingFeatures } from './pending.ts';
import { buildingFeatures, flockFeatures, gameFeatures, playerFeatures } from './position.ts';
import { tileFeatures } from './tiles.ts';
import { nextActionFeatures, nextBuildingFeatures } from './trail.ts';
import type { FeatureWriter } from './writer.ts';

/**
 * What a network is shown of a position: the terms of the evaluation by hand, and the bare facts. `exact` adds which
 * tiles and cards it is exactly, and where everything is.
 */
export function writeFeatures(
  ctx: EvaluationContext,
  terms: Terms,
  edition: EditionFeatures,
  out: FeatureWriter,
  exact: boolean,
): void {
  for (const term of TERMS) out.put(terms[term] / 20, 'term', term);
  gameFeatures(ctx, out);
  const distances = distancesOf(ctx.s, ctx.c, ctx.facts, ctx.me);
  playerFeatures(ctx, distances, out);
  flockFeatures(ctx, out);
  buildingFeatures(ctx, out);
  pendingFeatures(ctx, out);
  nextActionFeatures(ctx, out);
  edition.position(ctx, out);
  automaFeatures(ctx, edition, out);
  clockFeatures(ctx, distances, out);
  cardFeatures(ctx, distances, out);
  nextBuildingFeatures(ctx, out);
  edition.offers(ctx, out);
  if (!exact) return;
  tileFeatures(ctx, edition, distances, out);
  edition.places(ctx, out);
}
