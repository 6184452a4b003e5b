import type { EditionId } from '@drover/engine';
import { readNetFile, type NetFile } from '../net/file.ts';
import { isSolo } from '../position/outcomes.ts';
import { BY_HAND } from './by-hand.ts';
import type { Evaluate, Evaluators } from './evaluator.ts';
import { byEdition, KITS } from './kits.ts';
import { networkEvaluator } from './network.ts';

/** How a file of this package is read where the bots play: from a disk, or from a server. */
export type ReadFile = (url: URL) => Promise<Uint8Array>;

export interface Networks {
  /** Has learned at tables of people. */
  readonly people: NetFile;
  /** Went on to learn from solo games alone. */
  readonly solo: NetFile;
}

const loading = new Map<EditionId, Promise<Networks>>();
const values = new Map<EditionId, Evaluate>();

/** Reads the networks of an edition, once. Bots that have learned can play it from then on. */
export function loadNetworks(edition: EditionId, read: ReadFile): Promise<Networks> {
  let networks = loading.get(edition);
  if (networks === undefined) {
    networks = load(edition, read);
    // Whoever could not reach them may try again.
    networks.catch(() => loading.delete(edition));
    loading.set(edition, networks);
  }
  return networks;
}

async function load(edition: EditionId, read: ReadFile): Promise<Networks> {
  const { net, soloNet } = KITS[edition];
  const people = readNetFile(await read(net));
  const solo = readNetFile(await read(soloNet));
  const { value: byHand } = BY_HAND[edition];
  const [amongPeople, alone] = [networkEvaluator(people.net, byHand), networkEvaluator(solo.net, byHand)];
  values.set(edition, (state, seat) => (isSolo(state) ? alone : amongPeople)(state, seat));
  return { people, solo };
}

/** By the networks that were loaded. */
export const TRAINED: Evaluators = byEdition((edition) => ({
  weights: BY_HAND[edition].weights,
  value(state, seat) {
    const value = values.get(edition);
    if (value === undefined) throw new Error(`The networks of ${edition} are asked before they are loaded.`);
    return value(state, seat);
  },
}));
