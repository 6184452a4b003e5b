import { automaValue, evaluateByHand } from './evaluate.ts';
import type { Evaluators } from './evaluator.ts';
import { byEdition, KITS } from './kits.ts';

/** The evaluation written by hand. */
export const BY_HAND: Evaluators = byEdition((edition) => {
  const { weights } = KITS[edition];
  return { weights, value: (state, seat) => evaluateByHand(state, seat, weights) - automaValue(state, weights) };
});
