import type { EditionId } from '../editions.ts';
import {
  isChoice,
  type AnyChoiceRule,
  type Edition,
  type RuleContext,
  type QuestionOf,
  type ScoreSheet,
  type SoloOpponent,
} from './edition.ts';
import { readMove, writeMove } from './notation.ts';
import { IllegalMove, refuse, Unusable, type Refusal } from './refusal.ts';
import { generator, type Below } from './rng.ts';
import { sha256 } from './sha256.ts';
import {
  FORMAT,
  FULL,
  type CoreState,
  type GameEvent,
  type Move,
  type OverEvent,
  type Seat,
  type Setup,
  type Task,
} from './state.ts';
import { otherRules, type Game } from './versions.ts';

/** A decision for each of these tasks. */
export type DecisionOf<T extends Task> = T extends Task ? Decision<T> : never;

/** What has to be decided now. */
export interface Decision<T extends Task> {
  readonly seat: Seat;
  /** Which question it is: the name of the task that waits. */
  readonly ask: T['task'];
  /** What on the table asks it. */
  readonly source: string;
  /** Cards are being revealed: nobody may interrupt. */
  readonly reveal: boolean;
  /** The task itself, with what it knows: what is left to do, or which options a solo opponent leaves open and why. */
  readonly task: T;
}

export interface Outcome<S> {
  readonly state: S;
  readonly events: GameEvent[];
}

function sameMove(a: Move, b: Move | null | undefined): boolean {
  if (a.do !== b?.do) return false;
  const left = a as unknown as Record<string, unknown>;
  const right = b as unknown as Record<string, unknown>;
  if (Object.keys(left).length !== Object.keys(right).length) return false;
  for (const key in left) {
    const x = left[key];
    const y = right[key];
    if (x === y) continue;
    if (!Array.isArray(x) || !Array.isArray(y) || x.length !== y.length || x.some((v, i) => v !== y[i])) return false;
  }
  return true;
}

/** Has everything the pattern has, of the same kind; lists are compared by their first entry. */
function sameShape(pattern: unknown, given: unknown): boolean {
  if (pattern === null || pattern === undefined) return true;
  if (Array.isArray(pattern))
    return (
      Array.isArray(given) && (typeof pattern[0] !== 'object' || given.every((entry) => sameShape(pattern[0], entry)))
    );
  if (typeof pattern !== 'object') return typeof given === typeof pattern;
  if (typeof given !== 'object' || given === null) return false;
  for (const key in pattern)
    if (!sameShape((pattern as Record<string, unknown>)[key], (given as Record<string, unknown>)[key])) return false;
  return true;
}

/** Of games that agree with a view nearly every one will do; this many tries are far more than are ever needed. */
const MOST_FILLINGS = 1000;

/** The engine over a set of editions: a handful of functions over plain states. */
export function createEngine<Editions extends Readonly<Record<EditionId, Edition>>>(editions: Editions) {
  type OneEdition = Editions[EditionId];
  type AnyDecision = DecisionOf<QuestionOf<OneEdition['tasks']>>;
  const byId: ReadonlyMap<string, Edition> = new Map(Object.entries(editions));

  function editionOf(s: { edition: string }): Edition {
    const edition = byId.get(s.edition);
    if (!edition) throw new Unusable(`There is no edition "${s.edition}"; known: ${[...byId.keys()].join(', ')}.`);
    return edition;
  }

  const contextOf = (edition: Edition, s: CoreState, log: GameEvent[] | null): RuleContext => ({
    s,
    c: edition.components(s),
    log,
  });

  const clone = <S extends CoreState>(state: S): S => editionOf(state).clone(state) as S;

  /** Carries out tasks until one needs a choice. */
  function settle(edition: Edition, p: RuleContext): void {
    const { agenda } = p.s;
    for (;;) {
      const task = agenda[agenda.length - 1];
      if (task === undefined) {
        p.s.over = true;
        p.log?.push({ type: 'over', leaders: edition.score(p.s, p.c).leaders } as OverEvent);
        return;
      }
      const rule = edition.tasks[task.task]!;
      if (isChoice(rule)) {
        if (!rule.mayLapse) return;
        const options: Move[] = [];
        rule.moves(p, task, options);
        if (options.length > 0) return;
        agenda.pop();
      } else {
        agenda.pop();
        rule.run(p, task);
      }
    }
  }

  /** The task on top, which is a question: all before it have been carried out. */
  function waiting(edition: Edition, s: CoreState): { task: Task; rule: AnyChoiceRule } | null {
    const task = s.agenda[s.agenda.length - 1];
    return task === undefined ? null : { task, rule: edition.tasks[task.task] as AnyChoiceRule };
  }

  /**
   * A new game, with what happens before the first decision: a solo opponent may begin. By today's rules, or by older
   * ones for a game that was begun with them.
   */
  function beginGame(setup: Setup, rules?: string): Outcome<CoreState> {
    if (typeof setup !== 'object' || setup === null)
      throw new Unusable('A game needs a setup: edition, players, seed, options.');
    const edition = editionOf(setup);
    if (rules !== undefined) checkRules(edition, rules);
    const state = edition.create(setup, rules ?? edition.rules);
    const events: GameEvent[] = [];
    settle(edition, contextOf(edition, state, events));
    made.add(state);
    return { state, events };
  }

  const newGame = (setup: Setup, rules?: string): CoreState => beginGame(setup, rules).state;

  function checkRules(edition: Edition, rules: string): void {
    if (!edition.versions.includes(rules)) throw otherRules(rules, edition.versions);
  }

  /** Checks a state that came from outside. */
  function checkState(state: unknown): asserts state is CoreState {
    const noState = (): Unusable => new Unusable('This is not a game state.');
    if (typeof state !== 'object' || state === null || !('format' in state) || !('edition' in state)) throw noState();
    const s = state as CoreState;
    if (typeof s.format !== 'number' || !(s.format <= FORMAT))
      throw new Unusable(
        `This state has format ${String(s.format)}; this program reads up to ${FORMAT}. A newer version of Drover wrote it.`,
      );
    const edition = editionOf(s);
    checkRules(edition, s.rules);
    if (!made.has(state) && !sameShape(shapeOf(edition), state)) throw noState();
  }

  /** States this engine made need no second look. */
  const made = new WeakSet<object>();

  /** A state of the edition to compare others with. */
  const shapes = new Map<string, object>();
  function shapeOf(edition: Edition): object {
    let shape = shapes.get(edition.id);
    if (shape === undefined)
      shapes.set(
        edition.id,
        (shape = edition.create(
          { edition: edition.id, players: 2, seed: 'shape', options: {} },
          edition.rules,
        ) as object),
      );
    return shape;
  }

  function decision(state: CoreState): AnyDecision | null {
    const edition = editionOf(state);
    const now = waiting(edition, state);
    if (!now) return null;
    const p = contextOf(edition, state, null);
    return {
      seat: now.task.seat,
      ask: now.task.task,
      source: now.rule.source?.(p, now.task) ?? '',
      reveal: now.rule.reveal?.(now.task) ?? false,
      task: now.task,
      // `settle` stops at questions of the state's own edition only.
    } as AnyDecision;
  }

  /** Why this seat may not interrupt: cards are being revealed, or it has to finish paying or discarding first. */
  function interruptBar(edition: Edition, s: CoreState, seat: Seat): Refusal | null {
    const now = waiting(edition, s)!;
    if (now.rule.reveal?.(now.task)) return refuse('during-reveal', 'reveal');
    for (const task of s.agenda)
      if (task.seat === seat && (edition.tasks[task.task] as Partial<AnyChoiceRule>).binding)
        return refuse('finish-first', 'reveal');
    return null;
  }

  function list(edition: Edition, p: RuleContext, seat: Seat): Move[] {
    const out: Move[] = [];
    const now = waiting(edition, p.s);
    if (!now) return out;
    if (now.task.seat === seat) now.rule.moves(p, now.task, out);
    if (interruptBar(edition, p.s, seat) === null) edition.interrupts(p, seat, out);
    return out;
  }

  /** Every move the seat may make now, ready to be applied. Without a seat: of whoever has to decide. */
  function legalMoves(state: CoreState, seat?: Seat): Move[] {
    const edition = editionOf(state);
    const decider = seat ?? state.agenda[state.agenda.length - 1]?.seat;
    return decider === undefined ? [] : list(edition, contextOf(edition, state, null), decider);
  }

  /** The refusal, with its rule as the edition's reference numbers it. */
  function explain(edition: Edition, p: RuleContext, seat: Seat, move: Move): Refusal {
    const refusal = reasonFor(edition, p, seat, move);
    const ids: Readonly<Record<string, string>> = edition.ruleIds;
    return { ...refusal, rule: ids[refusal.rule] ?? refusal.rule };
  }

  function reasonFor(edition: Edition, p: RuleContext, seat: Seat, move: Move): Refusal {
    const text = writeMove(edition.notation, p.c, move);
    if (text === undefined) {
      const verb: unknown = (move as Move | null | undefined)?.do;
      const named = typeof verb === 'string' && verb.trim() !== '';
      return refuse('malformed', 'format', { what: named ? verb.trim().slice(0, 40) : 'no verb' });
    }
    const now = waiting(edition, p.s);
    if (!now) return refuse('game-over', 'format');
    if (edition.isInterrupt(move)) {
      return (
        interruptBar(edition, p.s, seat) ??
        edition.interruptRefusal(p, seat, move) ??
        refuse('not-asked', 'format', { what: text })
      );
    }
    if (now.task.seat !== seat) return refuse('not-your-turn', 'format');
    return (
      now.rule.refusal?.(p, now.task, move) ?? edition.notNow(move) ?? refuse('not-asked', 'format', { what: text })
    );
  }

  /** Why this seat may not make this move now; null when it may. */
  function whyNot(state: CoreState, seat: Seat, move: Move): Refusal | null {
    const edition = editionOf(state);
    const p = contextOf(edition, state, null);
    if (list(edition, p, seat).some((legal) => sameMove(legal, move))) return null;
    return explain(edition, p, seat, move);
  }

  function carryOut(edition: Edition, p: RuleContext, seat: Seat, move: Move): void {
    if (edition.isInterrupt(move)) edition.interrupt(p, seat, move);
    else {
      const task = p.s.agenda.pop()!;
      (edition.tasks[task.task] as AnyChoiceRule).take(p, task, move);
    }
    settle(edition, p);
  }

  /** The inner path: changes the state in place, tells nothing, checks nothing. For simulation, with listed moves. */
  function advance(state: CoreState, seat: Seat, move: Move): void {
    const edition = editionOf(state);
    carryOut(edition, contextOf(edition, state, null), seat, move);
  }

  /** The outer path: checks the move, leaves the given state as it is, tells what happened. */
  function apply<S extends CoreState>(state: S, seat: Seat, move: Move): Outcome<S> {
    checkState(state);
    if (state.viewer !== FULL) throw new Unusable('A view holds hidden cards: moves are applied to the game itself.');
    const edition = editionOf(state);
    const legal = list(edition, contextOf(edition, state, null), seat).find((known) => sameMove(known, move));
    if (legal === undefined) throw new IllegalMove(explain(edition, contextOf(edition, state, null), seat, move));
    const copy = clone(state);
    const events: GameEvent[] = [];
    carryOut(edition, contextOf(edition, copy, events), seat, legal);
    made.add(copy);
    return { state: copy, events };
  }

  /** What a seat (or `SPECTATOR`) may know, in the shape of a state: questions about it can be asked as usual. */
  function view<S extends CoreState>(state: S, viewer: number): S {
    const edition = editionOf(state);
    if (state.viewer === viewer) return clone(state);
    if (state.viewer !== FULL)
      throw new Unusable('This is what somebody else may see: it cannot be turned into another view.');
    const copy = clone(state);
    copy.viewer = viewer;
    copy.setup = { ...state.setup, seed: '' };
    copy.rng = [];
    edition.hide(copy, viewer);
    return copy;
  }

  function canAnswer(edition: Edition, s: CoreState): boolean {
    const now = waiting(edition, s);
    if (now === null) return true;
    const out: Move[] = [];
    now.rule.moves(contextOf(edition, s, null), now.task, out);
    return out.length > 0;
  }

  /** A whole game that agrees with what the seat knows. It is made from the view alone. */
  function determinize<S extends CoreState>(state: S, seat: Seat, below: Below): S {
    const seen = state.viewer === FULL ? view(state, seat) : state;
    const edition = editionOf(state);
    // Somebody who is asked something can answer it: a filling in which that is not so is not what is on the table.
    for (let tries = 0; ; tries++) {
      const filled = clone(seen);
      edition.fill(filled, below);
      filled.viewer = FULL;
      if (tries === MOST_FILLINGS || canAnswer(edition, filled)) return filled;
    }
  }

  const score = (state: CoreState): ScoreSheet => {
    const edition = editionOf(state);
    return edition.score(state, edition.components(state));
  };

  const writeMoveOf = (state: CoreState, move: Move): string => {
    const edition = editionOf(state);
    const text = writeMove(edition.notation, edition.components(state), move);
    if (text === undefined) throw new IllegalMove(refuse('malformed', 'format'));
    return text;
  };

  const readMoveOf = (state: CoreState, text: string): Move => {
    const edition = editionOf(state);
    const move = readMove(edition.notation, edition.components(state), text);
    if (move === undefined) throw new IllegalMove(refuse('malformed', 'format', { what: `"${text.slice(0, 80)}"` }));
    return move;
  };

  /** A fingerprint of everything in the state. */
  const hash = (state: CoreState): string => sha256(canonical(state));

  return {
    beginGame,
    newGame,
    checkState,
    decision,
    legalMoves,
    whyNot,
    apply,
    advance,
    clone,
    view,
    determinize,
    score,
    hash,
    writeMove: writeMoveOf,
    readMove: readMoveOf,
    houseOptions: (setup: Setup): readonly string[] => editionOf(setup).houseOptions(setup),
    soloOpponent: (game: Game): SoloOpponent => editionOf(game.setup).soloOpponent(game),
    isInterrupt: (edition: EditionId, move: Move): boolean => editions[edition].isInterrupt(move),
    componentsOf: (game: { edition: EditionId } & Game) =>
      editions[game.edition].components(game) as ReturnType<OneEdition['components']>,
    rulesOf: (edition: string): string => editionOf({ edition }).rules,
    /** Can games by these rules be played? */
    plays: ({ edition, rules }: { edition: string; rules: string }): boolean =>
      editionOf({ edition }).versions.includes(rules),
    generator,
  };
}

export type Engine = ReturnType<typeof createEngine>;

/** JSON with sorted keys: the same content gives the same text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.keys(value)
      .sort()
      .filter((key) => (value as Record<string, unknown>)[key] !== undefined)
      .map((key) => `${JSON.stringify(key)}:${canonical((value as Record<string, unknown>)[key])}`)
      .join(',')}}`;
  return JSON.stringify(value);
}

/** What a viewer may hear of an event. */
export function eventFor(event: GameEvent, viewer: number): GameEvent {
  if (event.only === undefined || event.only === viewer) return event;
  const { cards: _, ...rest } = event as GameEvent & { cards?: unknown };
  return rest;
}
