import { advance, clone, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Evaluate } from '../evaluators/evaluator.ts';
import { endPosition, endsTurn } from './beam.ts';

/** The tree of one's own decisions. A node is what the seat can know: the moves it has made since the root. */

/** A move, and what came of it whenever it was played. */
export interface Edge {
  readonly move: Move;
  /** What the position after it seemed worth when it was first seen. */
  readonly initial: number;
  /** How likely the move seemed then, as a share of all. */
  readonly prior: number;
  visits: number;
  total: number;
  child: TreeNode | null;
}

export interface TreeNode {
  readonly edges: Map<string, Edge>;
  visits: number;
}

export const newNode = (): TreeNode => ({ edges: new Map(), visits: 0 });

/** What is known of an edge so far; its initial value counts like a visit. */
export const meanValue = ({ initial, total, visits }: Edge): number => (initial + total) / (1 + visits);

/** Points that make a move e times as likely as another one. */
const TEMPERATURE = 1.5;
/** Points that a move which is likely but untried may seem worse and still be tried. */
const EXPLORATION = 3;

/** Moves are the same if they read the same. */
export const moveKey = (move: Move): string => JSON.stringify(move);

/** A move that was chosen, the position after it where that is known already, and how many moves were new. */
export interface Selection {
  readonly edge: Edge;
  readonly move: Move;
  readonly after: CoreState | null;
  readonly seen: number;
}

/** PUCT: the edge that is good so far, or likely but little tried. New moves are expanded first. */
export function select(
  node: TreeNode,
  state: CoreState,
  seat: Seat,
  moves: readonly Move[],
  value: Evaluate,
): Selection {
  const keys = moves.map(moveKey);
  const isNew = keys.map((key) => !node.edges.has(key));
  const after = isNew.includes(true) ? expand(node, keys, isNew, state, seat, moves, value) : null;
  const reach = EXPLORATION * Math.sqrt(node.visits + 1);
  let best = 0;
  let most = -Infinity;
  const edges = keys.map((key) => node.edges.get(key)!);
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i];
    const merit = meanValue(edge) + (reach * edge.prior) / (1 + edge.visits);
    if (merit > most) {
      most = merit;
      best = i;
    }
  }
  const seen = isNew.filter(Boolean).length;
  return { edge: edges[best], move: moves[best], after: after?.[best] ?? null, seen };
}

/** Tries the moves that were not met before and gives the positions after them; a softmax of their values is the prior. */
function expand(
  node: TreeNode,
  keys: readonly string[],
  isNew: readonly boolean[],
  state: CoreState,
  seat: Seat,
  moves: readonly Move[],
  value: Evaluate,
): (CoreState | null)[] {
  const after = moves.map((move, i) => {
    if (!isNew[i]) return null;
    const position = clone(state);
    advance(position, seat, move);
    return position;
  });
  const initials = after.map((position, i) =>
    position === null
      ? node.edges.get(keys[i])!.initial
      : value(endsTurn(state, moves[i]) ? endPosition(state) : position, seat),
  );
  const top = Math.max(...initials);
  const likely = initials.map((initial) => Math.exp(Math.max(-8, (initial - top) / TEMPERATURE)));
  const sum = likely.reduce((all, weight) => all + weight, 0);
  keys.forEach((key, i) => {
    if (isNew[i])
      node.edges.set(key, {
        move: moves[i],
        initial: initials[i],
        prior: likely[i] / sum,
        visits: 0,
        total: 0,
        child: null,
      });
  });
  return after;
}
