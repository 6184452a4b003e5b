import { score, type CoreState } from '@drover/engine';
import { IncrementalNet } from '../net/incremental.ts';
import { grown, type Net } from '../net/net.ts';
import { componentsOf, type Components } from '../position/editions.ts';
import { outcomes } from '../position/outcomes.ts';
import type { Evaluate } from './evaluator.ts';
import { featuresOf } from './features-of.ts';
import { fitOf } from './fit.ts';

/** A network at play in games with one set of boards. */
interface AtPlay {
  readonly net: IncrementalNet;
  readonly exact: boolean;
}

/**
 * What a network expects a seat to have in the end. A game with other boards than those it was trained with, by older
 * rules or by corrections, has features that it does not know or lacks some: what it said of them would be nonsense, so
 * the fallback answers.
 */
export function networkEvaluator(net: Net, fallback: Evaluate): Evaluate {
  const known = new WeakMap<Components, AtPlay | null>();
  return (state, seat) => {
    if (state.over) return outcomes(score(state))[seat];
    const components = componentsOf(state);
    let atPlay = known.get(components);
    if (atPlay === undefined) known.set(components, (atPlay = fitted(net, state)));
    return atPlay === null ? fallback(state, seat) : atPlay.net.evaluate(featuresOf(state, seat, atPlay.exact));
  };
}

/** Null, with a warning, where the network does not fit. */
function fitted(net: Net, state: CoreState): AtPlay | null {
  const fit = fitOf(net, state);
  if (fit.missing.length + fit.extra.length === 0)
    return { net: new IncrementalNet(inOrder(net, fit.shown)), exact: fit.exact };
  console.warn(
    `The network does not fit the boards of this game (${state.rules}), which are valued by hand: ` +
      `${tell('missing', fit.missing)}, ${tell('unknown to it', fit.extra)}.`,
  );
  return null;
}

/** With its inputs where the game writes them, which is so unless features have been moved or added since. */
const inOrder = (net: Net, shown: readonly string[]): Net =>
  net.names.every((name, i) => name === shown[i]) ? net : grown(net, shown, net.hidden, () => 0);

const MOST_TOLD = 3;
const tell = (what: string, names: readonly string[]): string =>
  [`${names.length} ${what}`, ...names.slice(0, MOST_TOLD).map((name) => `"${name}"`)].join(' ');
