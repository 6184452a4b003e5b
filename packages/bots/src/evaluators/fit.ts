import type { CoreState } from '@drover/engine';
import { kindOf } from '../features/writer.ts';
import type { Net } from '../net/net.ts';
import { featureNames } from './features-of.ts';

/** How a network, which knows its features by their names, goes together with the boards of a game. */
export interface Fit {
  /** What the game writes, in its order. */
  readonly shown: readonly string[];
  /** The network has learned from the exact features as well. */
  readonly exact: boolean;
  /** What it was trained with and the game does not have. */
  readonly missing: readonly string[];
  /** What the game has and it was not trained with, of kinds it knows: a building more, say. Kinds it does not know are not shown to it. */
  readonly extra: readonly string[];
}

export function fitOf(net: Net, state: CoreState): Fit {
  const known = new Set(net.names);
  const kinds = new Set(net.names.map(kindOf));
  const plain = featureNames(state, false);
  const all = featureNames(state, true);
  const exact = all.some((name, i) => i >= plain.length && kinds.has(kindOf(name)));
  const shown = exact ? all : plain;
  const there = new Set(shown);
  return {
    shown,
    exact,
    missing: net.names.filter((name) => !there.has(name)),
    extra: shown.filter((name) => !known.has(name) && kinds.has(kindOf(name))),
  };
}
