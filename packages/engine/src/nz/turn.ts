import { refuse, type Refusal } from '../core/refusal.ts';
import type { Seat, Task } from '../core/state.ts';
import { auxiliaryRefusal, doAuxiliary, listAuxiliaries, type AuxiliaryMove } from '../effects/auxiliary.ts';
import type { DiscardMove } from '../effects/cards.ts';
import type { Effect } from '../effects/effect.ts';
import { ask, effectChoice, effectRefusal } from '../effects/rule.ts';
import { clearDisc, discRefusal } from '../trail/discs.ts';
import { discard, draw, handLimit } from '../trail/flock.ts';
import { isNeutral, isPrivate, neutralOf, ownerOf } from '../trail/tiles.ts';
import { pushEffect, type EffectRule, type EffectTask } from '../trail/types.ts';
import { buildingAt, eachPath, payFees } from '../trail/walking.ts';
import { beginSarahTurn } from './sarah/turn.ts';
import { playerOf, type NzPlay } from './state.ts';
import { beginWellington } from './wellington.ts';
import { listPlays, playCard, playRefusal, type PlayMove } from './windows.ts';

/** A turn: the opening of the first one, phase A, phase B, phase C. */

export interface StartMove {
  do: 'start';
  disc: number;
}

export interface PlaceMove {
  do: 'place';
  at: number;
}

export interface WalkMove {
  do: 'move';
  path: number[];
}

/** A local action; `half` is 0, or 1 and 2 for the halves of a slash. */
export interface UseMove {
  do: 'use';
  action: number;
  half: number;
}

export interface WellingtonMove {
  do: 'wellington';
}

export interface EndMove {
  do: 'end';
}

// ---- the turn as a whole ------------------------------------------------------------------------------------------

export const turn = {
  run(p: NzPlay, { seat }: Task) {
    p.s.turn++;
    p.s.active = seat;
    p.log?.push({ type: 'turn', seat, number: p.s.turn, last: p.s.ending >= 0 });
    p.s.agenda.push({ task: 'end-turn', seat });
    if (playerOf(p, seat).automa) {
      beginSarahTurn(p, seat);
      return;
    }
    p.s.agenda.push({ task: 'phase-c', seat });
    if (playerOf(p, seat).firstTurn)
      p.s.agenda.push({ task: 'first-place', seat }, { task: 'first-disc', seat }, { task: 'opening', seat });
    else p.s.agenda.push({ task: 'phase-a', seat });
  },
};

export const phaseC = {
  run(p: NzPlay, { seat }: Task) {
    const player = playerOf(p, seat);
    player.stackAcquired = false;
    if (p.s.ending >= 0) return;
    const lacking = handLimit(p, player) - player.hand.length;
    if (lacking > 0) draw(p, seat, lacking);
  },
};

export const endTurn = {
  run(p: NzPlay, { seat }: Task) {
    const { order } = p.s;
    const next = order[(order.indexOf(seat) + 1) % order.length]!;
    if (p.s.ending === next) return;
    p.s.agenda.push({ task: 'turn', seat: next });
  },
};

// ---- the first turn -----------------------------------------------------------------------------------------------

export const opening = {
  run(p: NzPlay, { seat }: Task) {
    if (playerOf(p, seat).hand.length > p.c.tables.tracks.startHand) p.s.agenda.push({ task: 'opening-discard', seat });
  },
};

export const openingDiscardChoice = {
  source: () => 'opening',
  moves(p: NzPlay, task: Task, out: DiscardMove[]) {
    const { hand } = playerOf(p, task.seat);
    for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) out.push({ do: 'discard', card: hand[i]! });
  },
  take(p: NzPlay, task: Task, move: DiscardMove) {
    p.s.agenda.push({ task: 'opening', seat: task.seat });
    discard(p, task.seat, move.card);
  },
  refusal: (p: NzPlay, _task: Task, move: DiscardMove) =>
    move.do === 'discard' ? refuse('card-not-in-hand', 'NZ-S16', undefined, undefined, p.c.cards[move.card]!.id) : null,
};

const firstDiscRefusal = (p: NzPlay, seat: Seat, disc: number): Refusal | null =>
  p.c.discSpaces[disc]!.dark ? refuse('white-corners-only', 'NZ-S16') : discRefusal(p, seat, disc, false, 0, 'NZ-S16');

export const firstDiscChoice = {
  source: () => 'opening',
  moves(p: NzPlay, task: Task, out: StartMove[]) {
    for (let disc = 0; disc < p.c.discSpaces.length; disc++)
      if (firstDiscRefusal(p, task.seat, disc) === null) out.push({ do: 'start', disc });
  },
  take: (p: NzPlay, task: Task, move: StartMove) => clearDisc(p, task.seat, move.disc),
  refusal: (p: NzPlay, task: Task, move: StartMove) =>
    move.do === 'start' ? firstDiscRefusal(p, task.seat, move.disc) : null,
};

export const firstPlaceChoice = {
  source: () => 'opening',
  moves: (p: NzPlay, _task: Task, out: PlaceMove[]) => p.c.neutralSpaces.forEach((at) => out.push({ do: 'place', at })),
  take(p: NzPlay, { seat }: Task, move: PlaceMove) {
    const player = playerOf(p, seat);
    player.at = move.at;
    player.firstTurn = false;
    p.log?.push({ type: 'placed', seat, at: p.c.spaces[move.at]!.id });
    beginPhaseB(p, seat);
  },
  refusal: (p: NzPlay, _task: Task, move: PlaceMove) =>
    move.do === 'place' ? refuse('not-reachable', 'NZ-S16', undefined, undefined, p.c.spaces[move.at]!.id) : null,
};

// ---- phase A ------------------------------------------------------------------------------------------------------

export function stepLimit(p: NzPlay, seat: Seat): number {
  const player = playerOf(p, seat);
  const base = p.c.tables.setup.stepLimit[p.s.players.length as keyof typeof p.c.tables.setup.stepLimit];
  return base + (player.discs[p.c.stepSpace] === 0 ? 1 : 0) + player.stepTile;
}

function listPaths(p: NzPlay, seat: Seat, limit: number, out: WalkMove[]): void {
  eachPath(p, playerOf(p, seat).at, limit, (path) => out.push({ do: 'move', path: path.slice() }));
}

function walk(p: NzPlay, seat: Seat, path: number[]): void {
  const player = playerOf(p, seat);
  p.log?.push({ type: 'moved', seat, path: path.map((space) => p.c.spaces[space]!.id) });
  if (!player.feeless) payFees(p, seat, path);
  player.at = path[path.length - 1]!;
  beginPhaseB(p, seat);
}

function pathRefusal(p: NzPlay, seat: Seat, path: readonly number[], limit: number): Refusal {
  const goal = path[path.length - 1]!;
  const name = p.c.spaces[goal]!.id;
  if (path.length > limit) return refuse('too-far', 'NZ-A2', path.length, limit, name);
  let steps = 0;
  eachStepAhead(p, playerOf(p, seat).at, (space, away) => {
    if (space === goal) steps = away;
  });
  return steps > limit ? refuse('too-far', 'NZ-A2', steps, limit, name) : refuse('not-reachable', 'NZ-A2', undefined, undefined, name);
}

/** Breadth first over the locations ahead. */
function eachStepAhead(p: NzPlay, from: number, visit: (space: number, steps: number) => void): void {
  const steps = new Map([[from, 0]]);
  const queue = [from];
  for (const at of queue)
    eachPath(p, at, 1, ([next]) => {
      if (steps.has(next!)) return;
      steps.set(next!, steps.get(at)! + 1);
      visit(next!, steps.get(next!)!);
      if (next !== p.c.end) queue.push(next!);
    });
}

export const phaseAChoice = {
  source: () => 'phase-a',
  moves(p: NzPlay, task: Task, out: (WalkMove | PlayMove)[]) {
    listPaths(p, task.seat, stepLimit(p, task.seat), out as WalkMove[]);
    listPlays(p, task.seat, out as PlayMove[]);
  },
  take(p: NzPlay, task: Task, move: WalkMove | PlayMove) {
    if (move.do === 'move') walk(p, task.seat, move.path);
    else {
      p.s.agenda.push(task);
      playCard(p, task.seat, move);
    }
  },
  refusal(p: NzPlay, task: Task, move: WalkMove | PlayMove) {
    if (move.do === 'move') return pathRefusal(p, task.seat, move.path, stepLimit(p, task.seat));
    return move.do === 'play' ? playRefusal(p, task.seat, move) : null;
  },
};

// ---- phase B ------------------------------------------------------------------------------------------------------

interface PhaseBTask extends Task {
  /** The tile whose actions these are; it can be replaced under the runholder. */
  readonly tile: number;
  /** Local actions used, one bit each. */
  readonly used: number;
  /** The auxiliary alternative has been used, or Wellington is done. */
  readonly closed: boolean;
}

function beginPhaseB(p: NzPlay, seat: Seat): void {
  p.s.agenda.push({
    task: 'phase-b',
    seat,
    tile: p.s.trail[playerOf(p, seat).at]!,
    used: 0,
    closed: false,
  } as PhaseBTask);
}

const NO_ACTIONS: readonly Effect[] = [];

/** The local actions this seat may use where it stands, a risk action of the space included. */
function localActions(p: NzPlay, seat: Seat): readonly Effect[] {
  const { at } = playerOf(p, seat);
  const tile = p.s.trail[at]!;
  if (isNeutral(tile)) {
    const { front, back } = p.c.neutral[neutralOf(tile)]!;
    return p.s.flipped && back !== null ? back : front;
  }
  if (!isPrivate(tile) || ownerOf(tile) !== seat) return NO_ACTIONS;
  const { actions } = buildingAt(p, tile);
  const { risk } = p.c.spaces[at]!;
  return risk === null ? actions : [...actions, risk];
}

/** A replaced building opens anew only if nothing of the old one was used. */
const mayUseLocal = (p: NzPlay, task: PhaseBTask): boolean =>
  !task.closed && (task.used === 0 || p.s.trail[playerOf(p, task.seat).at] === task.tile);

function useRefusal(p: NzPlay, task: PhaseBTask, move: UseMove): Refusal | null {
  const actions = localActions(p, task.seat);
  const effect = actions[move.action];
  if (effect === undefined) return actions.length === 0 ? refuse('not-own-building', 'NZ-B4') : null;
  if (task.closed) return refuse('instead-of-local', 'NZ-B1');
  if (!mayUseLocal(p, task)) return refuse('already-used', 'NZ-B9');
  if (task.used & (1 << move.action)) return refuse('already-used', 'NZ-B1');
  const chosen = effect.do === 'either' ? effect.of[move.half - 1] : effect;
  return chosen === undefined ? null : effectRefusal(p, task.seat, chosen);
}

const END: EndMove = { do: 'end' };
const WELLINGTON: WellingtonMove = { do: 'wellington' };

type PhaseBMove = UseMove | AuxiliaryMove | PlayMove | WellingtonMove | EndMove;

export const phaseBChoice = {
  source: (p: NzPlay, task: PhaseBTask) => p.c.spaces[playerOf(p, task.seat).at]!.id,
  moves(p: NzPlay, task: PhaseBTask, out: PhaseBMove[]) {
    const { seat } = task;
    const arrived = playerOf(p, seat).at === p.c.end && !task.closed;
    if (arrived) out.push(WELLINGTON);
    else {
      if (mayUseLocal(p, task)) listLocal(p, task, out);
      if (!task.closed && task.used === 0) listAuxiliaries(p, seat, false, out);
    }
    listPlays(p, seat, out as PlayMove[]);
    if (!arrived) out.push(END);
  },
  take(p: NzPlay, task: PhaseBTask, move: PhaseBMove) {
    const { seat } = task;
    const tile = p.s.trail[playerOf(p, seat).at]!;
    switch (move.do) {
      case 'end':
        return;
      case 'wellington':
        p.s.agenda.push({ ...task, closed: true } as PhaseBTask);
        beginWellington(p, seat);
        return;
      case 'play':
        p.s.agenda.push(task);
        playCard(p, seat, move);
        return;
      case 'auxiliary':
        p.s.agenda.push({ ...task, closed: true } as PhaseBTask);
        doAuxiliary(p, seat, move);
        return;
      case 'use': {
        const source = placeName(p, seat);
        const effect = localActions(p, seat)[move.action]!;
        p.s.agenda.push({ ...task, tile, used: task.used | (1 << move.action) } as PhaseBTask);
        p.log?.push({ type: 'used', seat, source, action: move.action + 1 });
        pushEffect(p, seat, effect.do === 'either' ? effect.of[move.half - 1]! : effect, 'may', source);
      }
    }
  },
  refusal(p: NzPlay, task: PhaseBTask, move: PhaseBMove): Refusal | null {
    if (move.do === 'use') return useRefusal(p, task, move);
    if (move.do === 'play') return playRefusal(p, task.seat, move);
    if (move.do !== 'auxiliary') return null;
    if (task.closed || task.used !== 0) return refuse('instead-of-local', 'NZ-B1');
    if (move.double === 1) return refuse('single-only', 'NZ-B5');
    return auxiliaryRefusal(p, task.seat, move.which, false);
  },
};

function listLocal(p: NzPlay, task: PhaseBTask, out: PhaseBMove[]): void {
  const actions = localActions(p, task.seat);
  for (let action = 0; action < actions.length; action++) {
    if (task.used & (1 << action)) continue;
    const effect = actions[action]!;
    if (effect.do === 'either') {
      for (let i = 0; i < effect.of.length; i++)
        if (effectRefusal(p, task.seat, effect.of[i]!) === null) out.push({ do: 'use', action, half: i + 1 });
    } else if (effectRefusal(p, task.seat, effect) === null) out.push({ do: 'use', action, half: 0 });
  }
}

/** The tile a seat stands on, by name. */
function placeName(p: NzPlay, seat: Seat): string {
  const tile = p.s.trail[playerOf(p, seat).at]!;
  if (isNeutral(tile)) return p.c.neutral[neutralOf(tile)]!.id;
  return isPrivate(tile) ? buildingAt(p, tile).id : p.c.spaces[playerOf(p, seat).at]!.id;
}

// ---- moving on as a local action ----------------------------------------------------------------------------------

type MoveOnEffect = Extract<Effect, { do: 'move-on' }>;

export const moveOn: EffectRule<MoveOnEffect, NzPlay> = {
  refusal: () => null,
  run: (p, task) => ask(p, 'move-on', task),
};

/** A complete new phase B follows; what was left to do at the old place is lost. */
export const moveOnChoice = effectChoice<NzPlay, EffectTask & { effect: MoveOnEffect }, WalkMove>({
  moves: (p, task, out) => listPaths(p, task.seat, task.effect.steps, out),
  take(p, task, move) {
    p.s.agenda.pop();
    walk(p, task.seat, move.path);
  },
  refusal: (p, task, move) => (move.do === 'move' ? pathRefusal(p, task.seat, move.path, task.effect.steps) : null),
});
