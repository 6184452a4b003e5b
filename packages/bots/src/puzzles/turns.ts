import { advance, clone, determinize, view, type Below, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Bot } from '../bots/bot.ts';
import { greedy } from '../bots/greedy.ts';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { beamSearch, bestPlan, endsTurn, isTurnOver, pathOf, type TurnPlan } from '../search/beam.ts';
import { candidates } from '../search/candidates.ts';
import { moveKey } from '../search/tree.ts';
import { playTurn } from './left-behind.ts';
import { MOST_DECISIONS, type Looker } from './puzzle.ts';

/** A turn that may be the best one, or that somebody would choose. */
export interface Contender {
  readonly moves: readonly Move[];
  /** What it leaves behind, or, where luck comes into it, what is done until then. */
  readonly key: string;
  readonly by: readonly Looker[];
  /** Nothing comes to light before its end, and it has few enough decisions. */
  readonly fair: boolean;
}

/** With what it leaves behind seems worth. */
export interface Sighted extends Contender {
  readonly worth: number;
}

/** Positions that are followed: by everybody who plans, and in looking for whatever there is. */
const WIDTHS = { hasty: 1, thorough: 4, wide: 6 };
const PER_FIRST_MOVE = 2;
/** Turns that begin with another decision than the best one, and turns that begin alike. */
const [OTHERS, VARIANTS] = [3, 2];
/** Where a turn with luck in it promises so many points more than any without, there is no puzzle. */
const LUCKIER = 4;
const LONGEST = 60;

/** The turns to be compared, all different; null where luck is plainly better. */
export function contendersIn(seen: CoreState, seat: Seat, { value }: Evaluator, below: Below): Sighted[] | null {
  const world = determinize(seen, seat, below);
  const turns = new Map<string, Sighted>();
  const add = (moves: readonly Move[], by: readonly Looker[]): boolean => {
    const { left, moves: made, position } = playTurn(world, seat, moves);
    const key = left ?? made.map(moveKey).join();
    const known = turns.get(key);
    turns.set(key, {
      moves: known?.moves ?? made,
      key,
      by: [...(known?.by ?? []), ...by],
      worth: known?.worth ?? value(position, seat),
      fair: left !== null && decisionsIn(world, seat, made) <= MOST_DECISIONS,
    });
    return known === undefined;
  };
  const plans = beamSearch(world, seat, value, WIDTHS.wide, PER_FIRST_MOVE).plans.toSorted((a, b) => b.worth - a.worth);
  const fair = plans.find((plan) => isFair(plan, world, seat));
  if (fair === undefined || plans[0].worth - fair.worth > LUCKIER) return null;
  add(movesOf(fair), []);
  add(movesOf(plans[0]), []);
  add(turnOf(greedy, world, seat, below), ['obvious']);
  for (const by of ['hasty', 'thorough'] as const)
    add(movesOf(bestPlan(beamSearch(world, seat, value, WIDTHS[by]).plans)), [by]);
  const first = moveKey(movesOf(fair)[0]);
  const begun = new Set([first]);
  let variants = 0;
  for (const plan of plans) {
    const moves = movesOf(plan);
    const begins = moveKey(moves[0]);
    if (begins === first ? variants < VARIANTS : !begun.has(begins) && begun.size <= OTHERS)
      if (add(moves, []) && begins === first) variants++;
    begun.add(begins);
  }
  return [...turns.values()];
}

const movesOf = (plan: TurnPlan): Move[] => pathOf(plan).flatMap(({ moves }) => moves);

function isFair(plan: TurnPlan, world: CoreState, seat: Seat): boolean {
  const { left, moves } = playTurn(world, seat, movesOf(plan));
  return left !== null && decisionsIn(world, seat, moves) <= MOST_DECISIONS;
}

/** Moves there is a choice about that is worth thinking of. */
export function decisionsIn(from: CoreState, seat: Seat, moves: readonly Move[]): number {
  const state = clone(from);
  let decisions = 0;
  for (const move of moves) {
    if (candidates(state, seat).length > 1) decisions++;
    advance(state, seat, move);
  }
  return decisions;
}

/** How a bot that takes one decision at a time plays the turn, until something comes to light. */
function turnOf(bot: Bot, world: CoreState, seat: Seat, below: Below): Move[] {
  const state = clone(world);
  const moves: Move[] = [];
  while (moves.length < LONGEST && state.reveals === world.reveals) {
    const open = candidates(state, seat);
    const move = open.length === 1 ? open[0] : bot.choose(view(state, seat), seat, { below });
    moves.push(move);
    if (endsTurn(state, move)) break;
    advance(state, seat, move);
    if (isTurnOver(state, seat, world.turn)) break;
  }
  return moves;
}
