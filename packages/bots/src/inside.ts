/** What whoever trains or examines the bots needs of their inside; whoever plays with them needs `index.ts` alone. */
export { evaluateByHand } from './evaluators/evaluate.ts';
export { featureNames, featuresOf } from './evaluators/features-of.ts';
export { networkEvaluator } from './evaluators/network.ts';
export { readNetFile, writeNetFile } from './net/file.ts';
export { evaluate, grown, LEAK, newNet, SCALE, sizeOf, type Net } from './net/net.ts';
export { normal } from './net/normal.ts';
export { componentsOf, type State } from './position/editions.ts';
export { isSolo, outcomes } from './position/outcomes.ts';
export { beamSearch, bestPlan, endPosition, endsTurn, pathOf, type TurnPlan } from './search/beam.ts';
export { diceFrom, DICE_SEEDS } from './search/dice.ts';
export { lineKey, lineOf, playout } from './search/playout.ts';
export { moveKey } from './search/tree.ts';
