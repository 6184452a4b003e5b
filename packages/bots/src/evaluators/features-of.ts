import type { CoreState, Seat } from '@drover/engine';
import { writeFeatures } from '../features/features.ts';
import { FeatureWriter } from '../features/writer.ts';
import { clearTerms, noTerms } from '../position/terms.ts';
import { addTerms, contextOf } from './evaluate.ts';
import { KITS } from './kits.ts';

const MAX_FEATURES = 1024;
const out = new FeatureWriter(MAX_FEATURES);
const terms = noTerms();

function write(state: CoreState, seat: Seat, exact: boolean): void {
  const { weights, features } = KITS[state.edition];
  const ctx = contextOf(state, seat, weights);
  clearTerms(terms);
  addTerms(ctx, terms);
  writeFeatures(ctx, terms, features, out, exact);
}

/** What a network is shown of a position, until the next one is read. */
export function featuresOf(state: CoreState, seat: Seat, exact: boolean): Float64Array {
  out.begin();
  write(state, seat, exact);
  return out.values;
}

/** What the features of a game are called; they are the same in all its positions. */
export const featureNames = (state: CoreState, exact: boolean): string[] => out.namesOf(() => write(state, 0, exact));
