/** What whoever trains or examines the bots needs of their inside; whoever plays with them needs `index.ts` alone. */
export { BY_HAND } from './evaluators/by-hand.ts';
export { evaluateByHand } from './evaluators/evaluate.ts';
export type { Evaluator } from './evaluators/evaluator.ts';
export { featureNames, featuresOf } from './evaluators/features-of.ts';
export { networkEvaluator } from './evaluators/network.ts';
export { readNetFile, writeNetFile, type NetFile, type NetOrigin } from './net/file.ts';
export { evaluate, grown, LEAK, newNet, SCALE, sizeOf, type Net } from './net/net.ts';
export { normal } from './net/normal.ts';
export { componentsOf, type State } from './position/editions.ts';
export { isSolo, outcomes } from './position/outcomes.ts';
export type { Weights } from './position/weights.ts';
export { beamSearch, bestPlan, endPosition, endsTurn, pathOf, type TurnPlan } from './search/beam.ts';
export { candidates } from './search/candidates.ts';
export { diceFrom, DICE_SEEDS } from './search/dice.ts';
export { lineKey, lineOf, playout } from './search/playout.ts';
