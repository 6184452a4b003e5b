import type { CoreState, Move, Seat } from '@drover/engine';
import { opinion } from '../policy/policy.ts';
import type { Weights } from '../value/weights.ts';

/** The tree of one's own decisions. A node is what the seat can know: the moves it has made since the root. */

export interface Branch {
  readonly move: Move;
  /** How likely the move seemed before it was tried, as a share of all. */
  readonly prior: number;
  visits: number;
  total: number;
  below: Tree | null;
}

export interface Tree {
  readonly branches: Map<string, Branch>;
  visits: number;
}

export const newTree = (): Tree => ({ branches: new Map(), visits: 0 });

/** Values seen so far, to bring them all between 0 and 1. */
export interface Range {
  low: number;
  high: number;
}

/** Points that make a move e times as likely as another one. */
const TEMPERATURE = 1.5;
const CURIOSITY = 1.2;

const scores: number[] = [];

const keyOf = (move: Move): string => JSON.stringify(move);

/** The branches of these moves; those met for the first time get a prior from the quick opinion. */
function branchesOf(tree: Tree, state: CoreState, seat: Seat, moves: readonly Move[], w: Weights): Branch[] {
  const keys = moves.map(keyOf);
  if (keys.some((key) => !tree.branches.has(key))) {
    const known = opinion(state, seat, moves, w, scores);
    let top = -Infinity;
    for (let i = 0; known && i < moves.length; i++) top = Math.max(top, scores[i]);
    let sum = 0;
    const likely = moves.map((_, i) => {
      const weight = known ? Math.exp(Math.max(-6, (scores[i] - top) / TEMPERATURE)) : 1;
      sum += weight;
      return weight;
    });
    keys.forEach((key, i) => {
      if (!tree.branches.has(key))
        tree.branches.set(key, { move: moves[i], prior: likely[i] / sum, visits: 0, total: 0, below: null });
    });
  }
  return keys.map((key) => tree.branches.get(key)!);
}

/** The branch to follow: what is good so far, and what is likely but little tried. */
export function select(
  tree: Tree,
  state: CoreState,
  seat: Seat,
  moves: readonly Move[],
  w: Weights,
  range: Range,
): { branch: Branch; move: Move } {
  const branches = branchesOf(tree, state, seat, moves, w);
  const spread = Math.max(1e-6, range.high - range.low);
  const root = Math.sqrt(tree.visits + 1);
  let seen = 0;
  let sum = 0;
  for (const { visits, total } of branches) {
    seen += visits;
    sum += total;
  }
  // What has not been tried is taken for a little worse than the rest.
  const usual = seen === 0 ? 0.5 : (sum / seen - range.low) / spread - 0.1;
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < branches.length; i++) {
    const { visits, total, prior } = branches[i];
    const quality = visits === 0 ? usual : (total / visits - range.low) / spread;
    const value = quality + (CURIOSITY * prior * root) / (1 + visits);
    if (value > most) {
      most = value;
      best = i;
    }
  }
  return { branch: branches[best], move: moves[best] };
}
