import type { EvaluationContext } from '../position/context.ts';
import type { Components, Player } from '../position/editions.ts';
import type { FeatureWriter } from './writer.ts';

/** The features only one edition has. */
export interface EditionFeatures {
  /** What the seat has and where it is, and what is to be had. */
  position(ctx: EvaluationContext, out: FeatureWriter): void;
  /** More of what is to be had. */
  offers(ctx: EvaluationContext, out: FeatureWriter): void;
  /** Where exactly everything is. */
  places(ctx: EvaluationContext, out: FeatureWriter): void;
  /** Points a player has from deliveries and the like. */
  deliveryPoints(c: Components, player: Player): number;
  /** Masters: all there are, those the seat has, and those to be had. */
  masters(ctx: EvaluationContext): {
    all: readonly { readonly id: string }[];
    mine: readonly number[];
    open: readonly number[];
  };
}
