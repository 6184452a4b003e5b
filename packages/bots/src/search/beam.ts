import { advance, clone, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Evaluate } from '../evaluators/evaluator.ts';
import { candidates } from './candidates.ts';
import type { State } from '../position/editions.ts';

/**
 * Beam search for whole turns. Of the positions that can be reached with so many decisions only the most promising are
 * followed. Turns are compared by what they leave behind: which cards will be drawn and what others will do is luck.
 */

/** A position within the turn where there is a choice. */
export interface BeamNode {
  readonly state: CoreState;
  readonly before: BeamNode | null;
  /** Which of the moves that are possible at the root it begins with; -1 at the root itself. */
  readonly rootMove: number;
  /** The moves that led here from there: one that was chosen, and those there was no choice about. */
  readonly moves: readonly Move[];
  /** What the position seemed worth at first sight. */
  readonly worth: number;
  /** What the best turn that was found from here leaves behind. */
  best: number;
}

/** A turn up to its end; or as far as that goes, when no end was found. */
export interface TurnPlan {
  readonly before: BeamNode;
  readonly moves: readonly Move[];
  /** What it leaves behind. */
  readonly worth: number;
}

export interface BeamResult {
  /** In no order; never empty. */
  readonly plans: readonly TurnPlan[];
  /** The nodes from which an end of the turn was found, the root first. */
  readonly nodes: readonly BeamNode[];
}

/** More decisions than this no turn is followed. */
const MAX_DEPTH = 40;

/**
 * Follows `width` positions at a time, in a game made up from a view; and `perRootMove` for each move to begin with,
 * however good others are.
 */
export function beamSearch(world: CoreState, seat: Seat, value: Evaluate, width: number, perRootMove = 0): BeamResult {
  const plans: TurnPlan[] = [];
  const root: BeamNode = { state: world, before: null, rootMove: -1, moves: [], worth: Number.NaN, best: -Infinity };
  const nodes: BeamNode[] = [root];
  let beam: BeamNode[] = [root];
  for (let depth = 0; depth < MAX_DEPTH && beam.length > 0; depth++) {
    const next: BeamNode[] = [];
    const known = new Set<number>();
    for (const node of beam)
      for (const [number, move] of candidates(node.state, seat).entries()) {
        const rootMove = depth === 0 ? number : node.rootMove;
        const to = expand(node, rootMove, seat, move, value, world.turn);
        if (!('state' in to)) plans.push(to);
        else if (!known.has(to.worth)) {
          // What is worth exactly the same is the same, done in another order.
          known.add(to.worth);
          next.push(to);
        }
      }
    beam = prune(next, width, perRootMove);
    nodes.push(...beam);
  }
  if (plans.length === 0) for (const { before, moves, worth } of beam) plans.push({ before: before!, moves, worth });
  for (const { before, worth } of plans)
    for (let at: BeamNode | null = before; at !== null && at.best < worth; at = at.before) at.best = worth;
  return { plans, nodes: nodes.filter(({ best }) => best > -Infinity) };
}

function prune(beam: BeamNode[], width: number, perRootMove: number): BeamNode[] {
  beam.sort((a, b) => b.worth - a.worth);
  if (perRootMove === 0) return beam.slice(0, width);
  const taken = new Map<number, number>();
  return beam.filter(({ rootMove }, i) => {
    const before = taken.get(rootMove) ?? 0;
    taken.set(rootMove, before + 1);
    return i < width || before < perRootMove;
  });
}

/** Makes a move, and those after it that there is no choice about. */
function expand(
  before: BeamNode,
  rootMove: number,
  seat: Seat,
  chosen: Move,
  value: Evaluate,
  turn: number,
): BeamNode | TurnPlan {
  const moves: Move[] = [];
  let { state } = before;
  let move = chosen;
  for (;;) {
    moves.push(move);
    if (endsTurn(state, move)) return { before, moves, worth: value(endPosition(state), seat) };
    if (state === before.state) state = clone(state);
    advance(state, seat, move);
    if (isTurnOver(state, seat, turn)) return { before, moves, worth: value(state, seat) };
    const open = candidates(state, seat);
    if (open.length > 1) return { state, before, rootMove, moves, worth: value(state, seat), best: -Infinity };
    move = open[0];
  }
}

/** Nothing is asked of the seat any more in this turn. */
export const isTurnOver = (state: CoreState, seat: Seat, turn: number): boolean =>
  state.over || state.turn !== turn || state.agenda[state.agenda.length - 1].seat !== seat;

/** With this move a turn is over, and the game goes on. */
export const endsTurn = (state: CoreState, move: Move): boolean => move.do === 'end' && (state as State).ending < 0;

/** The position as a turn leaves it behind that ends here: before cards are drawn and the next one begins. */
export function endPosition(state: CoreState): CoreState {
  let last = state.agenda.length;
  while (last > 0 && state.agenda[last - 1].task !== 'phase-c') last--;
  return { ...state, agenda: state.agenda.slice(0, last) };
}

/** The best of them; the first one of equals. */
export const bestPlan = (plans: readonly TurnPlan[]): TurnPlan =>
  plans.reduce((best, plan) => (plan.worth > best.worth ? plan : best));

/** The positions a plan leads through, and the moves from each to the next. */
export function pathOf({ before, moves }: TurnPlan): { readonly from: BeamNode; readonly moves: readonly Move[] }[] {
  const path = [{ from: before, moves }];
  for (let at = before; at.before !== null; at = at.before) path.push({ from: at.before, moves: at.moves });
  return path.reverse();
}

export const firstMove = (plan: TurnPlan): Move => pathOf(plan)[0].moves[0];
