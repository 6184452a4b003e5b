import { advance, clone, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Belief } from './beliefs.ts';
import { candidates } from './candidates.ts';
import type { State } from './value/printed.ts';

/**
 * Thinking a turn through to its end. Of the positions that can be reached with so many decisions only the most promising
 * are followed. Turns are compared by what they leave behind: which cards will be drawn and what others will do is luck.
 */

/** A position on the way, where there is a choice. */
export interface Crossroads {
  readonly state: CoreState;
  readonly before: Crossroads | null;
  /** Which of the moves that are possible now it begins with; -1 for the present. */
  readonly beginning: number;
  /** The moves that led here from there: one that was chosen, and those there was no choice about. */
  readonly moves: readonly Move[];
  /** What the position seemed worth at first sight. */
  readonly worth: number;
  /** What the best turn that was found from here leaves behind. */
  best: number;
}

/** A turn that was thought through to its end; or as far as that goes, when no end was found. */
export interface TurnPlan {
  readonly before: Crossroads;
  readonly moves: readonly Move[];
  /** What it leaves behind. */
  readonly worth: number;
}

export interface Outlook {
  /** In no order; never empty. */
  readonly plans: readonly TurnPlan[];
  /** The crossroads from which the turn was thought to its end, the present one first. */
  readonly crossroads: readonly Crossroads[];
}

/** A turn in which more is decided than this is not thought through to its end. */
const LONGEST = 40;

/**
 * Looks at so many positions at a time, in a game made up from a view; and at so many for each move to begin with, however
 * good others are.
 */
export function planTurn(world: CoreState, seat: Seat, value: Belief['value'], width: number, apart = 0): Outlook {
  const plans: TurnPlan[] = [];
  const here: Crossroads = { state: world, before: null, beginning: -1, moves: [], worth: Number.NaN, best: -Infinity };
  const crossroads: Crossroads[] = [here];
  let lines: Crossroads[] = [here];
  for (let depth = 0; depth < LONGEST && lines.length > 0; depth++) {
    const next: Crossroads[] = [];
    const known = new Set<number>();
    for (const line of lines)
      for (const [number, move] of candidates(line.state, seat).entries()) {
        const beginning = depth === 0 ? number : line.beginning;
        const to = follow(line, beginning, seat, move, value, world.turn);
        if (!('state' in to)) plans.push(to);
        else if (!known.has(to.worth)) {
          // What is worth exactly the same is the same, done in another order.
          known.add(to.worth);
          next.push(to);
        }
      }
    lines = mostPromising(next, width, apart);
    crossroads.push(...lines);
  }
  if (plans.length === 0) for (const { before, moves, worth } of lines) plans.push({ before: before!, moves, worth });
  for (const { before, worth } of plans)
    for (let at: Crossroads | null = before; at !== null && at.best < worth; at = at.before) at.best = worth;
  return { plans, crossroads: crossroads.filter(({ best }) => best > -Infinity) };
}

function mostPromising(lines: Crossroads[], width: number, apart: number): Crossroads[] {
  lines.sort((a, b) => b.worth - a.worth);
  if (apart === 0) return lines.slice(0, width);
  const taken = new Map<number, number>();
  return lines.filter(({ beginning }, i) => {
    const before = taken.get(beginning) ?? 0;
    taken.set(beginning, before + 1);
    return i < width || before < apart;
  });
}

/** Makes a move, and those after it that there is no choice about. */
function follow(
  before: Crossroads,
  beginning: number,
  seat: Seat,
  chosen: Move,
  value: Belief['value'],
  turn: number,
): Crossroads | TurnPlan {
  const moves: Move[] = [];
  let { state } = before;
  let move = chosen;
  for (;;) {
    moves.push(move);
    if (endsTurn(state, move)) return { before, moves, worth: value(settled(state), seat) };
    if (state === before.state) state = clone(state);
    advance(state, seat, move);
    if (state.over || state.turn !== turn || state.agenda[state.agenda.length - 1].seat !== seat)
      return { before, moves, worth: value(state, seat) };
    const open = candidates(state, seat);
    if (open.length > 1) return { state, before, beginning, moves, worth: value(state, seat), best: -Infinity };
    move = open[0];
  }
}

/** With this move a turn is over, and the game goes on. */
export const endsTurn = (state: CoreState, move: Move): boolean => move.do === 'end' && (state as State).ending < 0;

/** The position as a turn leaves it behind that ends here: before cards are drawn and the next one begins. */
export function settled(state: CoreState): CoreState {
  let last = state.agenda.length;
  while (last > 0 && state.agenda[last - 1].task !== 'phase-c') last--;
  return { ...state, agenda: state.agenda.slice(0, last) };
}

/** The best of them; the first one of equals. */
export const bestPlan = (plans: readonly TurnPlan[]): TurnPlan =>
  plans.reduce((best, plan) => (plan.worth > best.worth ? plan : best));

/** The positions a plan leads through, and the moves from each to the next. */
export function wayOf({ before, moves }: TurnPlan): { readonly from: Crossroads; readonly moves: readonly Move[] }[] {
  const way = [{ from: before, moves }];
  for (let at = before; at.before !== null; at = at.before) way.push({ from: at.before, moves: at.moves });
  return way.reverse();
}

export const firstMove = (plan: TurnPlan): Move => wayOf(plan)[0].moves[0];
