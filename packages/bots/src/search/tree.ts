import { advance, clone, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Belief } from '../beliefs.ts';
import { endsTurn, settled } from '../plan.ts';

/** The tree of one's own decisions. A node is what the seat can know: the moves it has made since the root. */

export interface Branch {
  readonly move: Move;
  /** What the position after it seemed worth when it was first seen. */
  readonly promise: number;
  /** How likely the move seemed then, as a share of all. */
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

/** What is known of a branch so far; its promise counts like a visit. */
export const worthOf = ({ promise, total, visits }: Branch): number => (promise + total) / (1 + visits);

/** Points that make a move e times as likely as another one. */
const TEMPERATURE = 1.5;
/** Points that a move which is likely but untried may seem worse and still be tried. */
const CURIOSITY = 3;

/** Moves are the same if they read the same. */
export const keyOf = (move: Move): string => JSON.stringify(move);

/** A move that was chosen, the position after it where that is known already, and how many moves were new. */
export interface Choice {
  readonly branch: Branch;
  readonly move: Move;
  readonly after: CoreState | null;
  readonly seen: number;
}

/** The branch to follow: what is good so far, and what is likely but little tried. New moves are looked at first. */
export function select(
  tree: Tree,
  state: CoreState,
  seat: Seat,
  moves: readonly Move[],
  value: Belief['value'],
): Choice {
  const keys = moves.map(keyOf);
  const fresh = keys.map((key) => !tree.branches.has(key));
  const after = fresh.includes(true) ? look(tree, keys, fresh, state, seat, moves, value) : null;
  const reach = CURIOSITY * Math.sqrt(tree.visits + 1);
  let best = 0;
  let most = -Infinity;
  const branches = keys.map((key) => tree.branches.get(key)!);
  for (let i = 0; i < branches.length; i++) {
    const branch = branches[i];
    const merit = worthOf(branch) + (reach * branch.prior) / (1 + branch.visits);
    if (merit > most) {
      most = merit;
      best = i;
    }
  }
  const seen = fresh.filter(Boolean).length;
  return { branch: branches[best], move: moves[best], after: after?.[best] ?? null, seen };
}

/** Tries the moves that were not met before and gives the positions after them. */
function look(
  tree: Tree,
  keys: readonly string[],
  fresh: readonly boolean[],
  state: CoreState,
  seat: Seat,
  moves: readonly Move[],
  value: Belief['value'],
): (CoreState | null)[] {
  const after = moves.map((move, i) => {
    if (!fresh[i]) return null;
    const position = clone(state);
    advance(position, seat, move);
    return position;
  });
  const promises = after.map((position, i) =>
    position === null
      ? tree.branches.get(keys[i])!.promise
      : value(endsTurn(state, moves[i]) ? settled(state) : position, seat),
  );
  const top = Math.max(...promises);
  const likely = promises.map((promise) => Math.exp(Math.max(-8, (promise - top) / TEMPERATURE)));
  const sum = likely.reduce((all, weight) => all + weight, 0);
  keys.forEach((key, i) => {
    if (fresh[i])
      tree.branches.set(key, {
        move: moves[i],
        promise: promises[i],
        prior: likely[i] / sum,
        visits: 0,
        total: 0,
        below: null,
      });
  });
  return after;
}
