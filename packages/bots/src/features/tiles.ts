import type { EvaluationContext } from '../position/context.ts';
import type { Distances } from '../position/distance.ts';
import type { EditionFeatures } from './edition.ts';
import type { FeatureWriter } from './writer.ts';

/** Which ones exactly: objective cards, masters, the row of the token, and what a solo opponent will do next. */

export function tileFeatures(
  ctx: EvaluationContext,
  edition: EditionFeatures,
  distances: Distances,
  out: FeatureWriter,
): void {
  objectives(ctx, out);
  masters(ctx, edition, out);
  for (let row = 0; row < ROWS; row++) out.flag(ctx.s.tokenRow === row, 'token in row', row + 1);
  automaPlans(ctx, distances, out);
}

/** Enough rows for both editions, as the places and cards below: those that an edition lacks are never set. */
const ROWS = 14;

/** Each card: owned, and played. */
function objectives({ c, me, facts, flock }: EvaluationContext, out: FeatureWriter): void {
  for (let card = 0; card < c.cards.length; card++) {
    if (!facts.isObjective[card]) continue;
    out.put(flock.copies[card], 'owned', c.cards, card);
    out.flag(me.area.includes(card), 'in the area', c.cards, card);
  }
}

/** Each tile: had, and to be had. */
function masters(ctx: EvaluationContext, edition: EditionFeatures, out: FeatureWriter): void {
  const { all, mine, open } = edition.masters(ctx);
  for (let tile = 0; tile < all.length; tile++) {
    out.flag(mine.includes(tile), 'own master', all, tile);
    out.flag(open.includes(tile), 'open master', all, tile);
  }
}

/** Steps from the end of the trail. */
const NEAR = [1, 2, 3, 4, 5, 6, 8, 10];
const [PLACES, CARDS] = [10, 18];

/** Where a solo opponent delivers next, how near it is, and which of its cards have been seen. */
function automaPlans({ s, c }: EvaluationContext, { away }: Distances, out: FeatureWriter): void {
  const it = s.players[s.players.length - 1];
  const { mind } = it;
  for (let place = 0; place < PLACES; place++) out.flag(mind?.next === place, 'automa, delivers next', place + 1);
  for (const steps of NEAR)
    out.flag(
      mind !== null && it.at >= 0 && it.at !== c.end && away[it.at] <= steps,
      'automa, steps to go up to',
      steps,
    );
  for (let card = 0; card < CARDS; card++)
    out.flag(mind !== null && mind.seen.includes(card), 'automa, card seen', card + 1);
}
