import { answers, tiles } from '@drover/engine';
import type { EvaluationContext } from '../position/context.ts';
import type { EditionFeatures } from './edition.ts';
import type { FeatureWriter } from './writer.ts';

/** What a solo opponent has: its workers, and its points by where they come from. */

const POINTS = 20;

export function automaFeatures(ctx: EvaluationContext, edition: EditionFeatures, out: FeatureWriter): void {
  const { s, c, left } = ctx;
  const seat = s.players.length - 1;
  const it = s.players[seat];
  const { mind } = it;
  for (let row = 0; row < c.workers.length; row++) {
    const worker = c.workers[row];
    out.put(mind === null ? 0 : it.workers[row] / 4, 'automa, workers', worker);
    out.put(mind === null ? 0 : (it.workers[row] / 4) * left, 'automa, workers, left', worker);
    out.flag(mind !== null && mind.speciality === row, 'automa, speciality', worker);
  }
  let [cards, hazards, buildings] = [0, 0, 0];
  if (mind !== null) {
    for (const card of it.discard) cards += c.cards[card].vp;
    for (const hazard of it.hazards) hazards += c.hazards[hazard].vp;
    for (const space of c.buildingSpaces) {
      const tile = s.trail[space];
      if (answers.isOwn(tile, seat)) buildings += answers.buildingOf(ctx, seat, tiles.numberOf(tile)).vp;
    }
  }
  out.put(cards / POINTS, 'automa, points of cards');
  out.put(hazards / POINTS, 'automa, points of hazards');
  out.put(buildings / POINTS, 'automa, points of buildings');
  out.put(mind === null ? 0 : edition.deliveryPoints(c, it) / POINTS, 'automa, points of deliveries');
  out.put(mind === null ? 0 : mind.seen.length / 12, 'automa, cards seen');
}
