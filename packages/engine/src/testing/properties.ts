import {
  advance,
  apply,
  canonical,
  clone,
  decision,
  determinize,
  eventFor,
  hash,
  IllegalMove,
  legalMoves,
  newGame,
  playMove,
  readMove,
  recordOf,
  score,
  sentence,
  SPECTATOR,
  startHistory,
  undo,
  undoable,
  Unusable,
  view,
  whyNot,
  writeMove,
} from '../index.ts';
import type {
  Below,
  CoreState,
  GameEvent,
  GameRecord,
  History,
  Move,
  NzState,
  Played,
  Refusal,
  Seat,
  Setup,
} from '../index.ts';
import { claim, same } from './claim.ts';
import { NzLedger } from './conservation.ts';
import { SecondLedger } from './second-ledger.ts';
import { checkView, otherWorld } from './worlds.ts';
import type { SecondState } from '../second/state.ts';

/**
 * What must hold in every game, whatever is played. Each check looks at one state (or one move, or a whole game) and
 * throws when it finds something wrong; `examine` plays a random game and applies them on the way.
 */

// ---- what an edition brings ---------------------------------------------------------------------------------------

/** Follows a game and knows where everything must be. */
export interface Ledger {
  follow(before: CoreState, after: CoreState, events: readonly GameEvent[], mover: Seat): void;
  check(state: CoreState): void;
  copy(state: CoreState): Ledger;
}

interface EditionChecks {
  ledger(start: CoreState): Ledger;
  /** A game these seats cannot tell from this one. */
  otherWorld(state: CoreState, viewers: readonly Seat[], pick: Below): CoreState;
  checkView(seen: CoreState, viewer: number): void;
  /** Events after which everybody has seen something that was hidden. */
  readonly openEvents: readonly string[];
}

/** What both editions have in common. */
const onTheTrail = {
  otherWorld: (state: CoreState, viewers: readonly Seat[], pick: Below) => otherWorld(state as NzState, viewers, pick),
  checkView: (seen: CoreState, viewer: number) => checkView(seen as NzState, viewer),
  openEvents: ['market', 'objectives', 'foresight-filled', 'acquired', 'automa-card'],
};

const EDITIONS: Readonly<Record<string, EditionChecks>> = {
  nz: { ...onTheTrail, ledger: (start) => new NzLedger(start as NzState) as unknown as Ledger },
  second: { ...onTheTrail, ledger: (start) => new SecondLedger(start as SecondState) as unknown as Ledger },
};

const checksOf = (state: CoreState): EditionChecks => EDITIONS[state.edition];

// ---- random games -------------------------------------------------------------------------------------------------

/**
 * How a random player plays. `any` takes whatever comes. `keen` chooses the kind of move first and seldom stops or
 * declines, so that games become rich; `slow` moreover walks as short as it can.
 */
export const TEMPERS = ['any', 'keen', 'slow'] as const;
export type Temper = (typeof TEMPERS)[number];

const DECLINING: readonly string[] = ['end', 'forgo', 'done'];

const lengthOf = (move: Move): number => ('path' in move && Array.isArray(move.path) ? move.path.length : 0);

function choose(moves: readonly Move[], pick: Below, temper: Temper): Move {
  if (temper === 'any') return moves[pick(moves.length)];
  const eager = moves.filter((move) => !DECLINING.includes(move.do));
  const open = eager.length > 0 && pick(8) > 0 ? eager : moves;
  const verbs = [...new Set(open.map((move) => move.do))];
  const verb = verbs[pick(verbs.length)];
  let alike = open.filter((move) => move.do === verb);
  if (temper === 'slow' && pick(8) > 0) {
    const shortest = Math.min(...alike.map(lengthOf));
    alike = alike.filter((move) => lengthOf(move) === shortest);
  }
  return alike[pick(alike.length)];
}

/** The move of whoever has to decide, or now and then of somebody who interrupts. */
export function randomMove(state: CoreState, pick: Below, temper: Temper = 'any'): Played {
  const now = decision(state);
  claim(now !== null, 'nobody has to decide, and the game is not over');
  if (pick(12) === 0) {
    const seat = pick(state.order.length);
    const moves = seat === now.seat ? [] : legalMoves(state, seat);
    if (moves.length > 0) return { seat, move: choose(moves, pick, temper) };
  }
  const moves = legalMoves(state, now.seat);
  claim(moves.length > 0, `seat ${now.seat} has to decide "${now.ask}" and can do nothing`);
  return { seat: now.seat, move: choose(moves, pick, temper) };
}

export interface Step extends Played {
  /** How many moves were made before. */
  readonly at: number;
  readonly before: CoreState;
  readonly after: CoreState;
  readonly events: readonly GameEvent[];
}

export interface RandomGame {
  readonly setup: Setup;
  readonly state: CoreState;
  readonly played: readonly Played[];
}

/** A game in which something went wrong, with the way there. */
export class FailedGame extends Error {
  override readonly name = 'FailedGame';
  readonly record: GameRecord;

  constructor(setup: Setup, played: readonly Played[], state: CoreState, cause: Error) {
    const last = played.at(-1);
    const where = last === undefined ? 'at the start' : `after move ${played.length}, ${textOf(state, last)}`;
    super(`${cause.message}\n  in ${JSON.stringify(setup)}, ${where}`, { cause });
    this.record = recordSoFar(setup, played, state);
  }
}

/** Up to the first move that cannot be written, if there is one. */
function recordSoFar(setup: Setup, played: readonly Played[], state: CoreState): GameRecord {
  try {
    return recordOf(setup, played, state);
  } catch {
    const writable = played.findIndex((one) => textOf(state, one).includes('{'));
    const { hash: _, ...rest } = recordOf(setup, played.slice(0, writable), state);
    return rest;
  }
}

function textOf(state: CoreState, { seat, move }: Played): string {
  try {
    return `"${seat}: ${writeMove(state, move)}"`;
  } catch {
    return `${seat}: ${JSON.stringify(move)}`;
  }
}

/** No game is nearly as long. */
const TOO_LONG = 20_000;

/**
 * Plays a random game to its end: through `apply` when somebody wants to see every step, otherwise through `advance`.
 * Whatever goes wrong comes out as a `FailedGame`.
 */
export function playRandom(
  setup: Setup,
  pick: Below,
  visit?: (step: Step) => void,
  temper: Temper = 'any',
): RandomGame {
  let state = newGame(setup);
  const played: Played[] = [];
  try {
    while (!state.over) {
      claim(played.length < TOO_LONG, 'the game does not end');
      const { seat, move } = randomMove(state, pick, temper);
      if (visit === undefined) {
        advance(state, seat, move);
        played.push({ seat, move });
      } else {
        const before = state;
        const { state: after, events } = apply(before, seat, move);
        const at = played.length;
        played.push({ seat, move });
        state = after;
        visit({ at, before, after, seat, move, events });
      }
    }
  } catch (error) {
    throw new FailedGame(setup, played, state, error as Error);
  }
  return { setup, state, played };
}

// ---- checks of a state --------------------------------------------------------------------------------------------

export interface Sample {
  readonly state: CoreState;
  readonly pick: Below;
  readonly ledger: Ledger;
  /** Moves that were possible at some time in this game. */
  readonly seen: readonly Move[];
}

const seatsOf = (state: CoreState): Seat[] => state.order.toSorted((a, b) => a - b);

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** Every legal move of every seat can be made, changes only the copy, and leaves somebody something to do. */
function movesApply({ state }: Sample): void {
  const given = clone(state);
  freeze(given);
  for (const seat of seatsOf(state))
    for (const move of legalMoves(given, seat)) {
      const text = textOf(state, { seat, move });
      claim(whyNot(given, seat, move) === null, () => `${text} is legal and refused`);
      let after: CoreState;
      try {
        after = apply(given, seat, move).state;
      } catch (error) {
        throw new Error(`${text} is legal, but: ${(error as Error).message}`, { cause: error });
      }
      const moved = clone(given);
      advance(moved, seat, move);
      same(after, moved, `apply and advance of ${text} differ`);
      claim(after.over || legalMoves(after).length > 0, () => `after ${text} nobody can do anything`);
    }
  same(state, given, 'a state was changed by moves on its copies');
}

const STEPS = 15;

/** What is written as JSON and read again plays on in the same way. */
function jsonContinues({ state, pick }: Sample): void {
  let left = state;
  let right = JSON.parse(JSON.stringify(state)) as CoreState;
  same(left, right, 'JSON changes the state');
  for (let i = 0; i < STEPS && !left.over; i++) {
    for (const seat of seatsOf(left))
      same(legalMoves(left, seat), legalMoves(right, seat), `legal moves of seat ${seat} after JSON`);
    const { seat, move } = randomMove(left, pick);
    left = apply(left, seat, move).state;
    right = apply(right, seat, JSON.parse(JSON.stringify(move)) as Move).state;
  }
  claim(hash(left) === hash(right), 'after JSON the game goes another way');
}

/**
 * Nothing in a clone is shared with the original, except what nobody ever changes: the setup and the tasks on the
 * agenda. That these stay as they are is seen by `movesApply`, where they are frozen.
 */
function cloneIsDeep({ state }: Sample): void {
  const before = JSON.stringify(state);
  const copy = clone(state);
  same(copy, state, 'a clone is not equal');
  for (const [key, value] of Object.entries(copy) as [keyof CoreState, unknown][]) {
    if (key === 'agenda') copy.agenda.push(...copy.agenda.splice(0), { task: 'nonsense', seat: 9 });
    else if (key !== 'setup') (copy as unknown as Record<string, unknown>)[key] = spoilt(value);
  }
  claim(JSON.stringify(state) === before, 'a change of a clone changes the original');
}

/** Changes everything inside in place, and gives another value. */
function spoilt(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}!`;
  if (Array.isArray(value)) {
    value.forEach((item, i) => (value[i] = spoilt(item)));
    value.push(-7);
  } else if (typeof value === 'object' && value !== null) {
    const fields = value as Record<string, unknown>;
    for (const key of Object.keys(fields)) fields[key] = spoilt(fields[key]);
  }
  return value;
}

/** Moves and their texts belong together one to one. */
function textsAgree({ state }: Sample): void {
  for (const seat of seatsOf(state)) {
    const texts = new Set<string>();
    for (const move of legalMoves(state, seat)) {
      let text: string;
      try {
        text = writeMove(state, move);
      } catch (error) {
        throw new Error(`${JSON.stringify(move)} of seat ${seat} cannot be written`, { cause: error });
      }
      claim(!texts.has(text), `two legal moves are both written "${text}"`);
      texts.add(text);
      same(readMove(state, text), move, `"${text}" is read as another move`);
    }
  }
}

/** A seat (or a spectator) finds the same in every game that differs only in what it may not know. */
function keepsSecrets({ state, pick, seen }: Sample): void {
  // Whoever has to decide is the one who could learn most.
  const decider = decision(state)?.seat;
  const viewer = decider !== undefined && pick(2) === 0 ? decider : pick(state.order.length + 1) - 1;
  const edition = checksOf(state);
  const shown = view(state, viewer);
  edition.checkView(shown, viewer);
  claim(shown.rng.length === 0, 'a view holds the random streams');
  const { seed } = state.setup;
  claim(shown.setup.seed === '' && (seed.length < 6 || !JSON.stringify(shown).includes(seed)), 'a view holds the seed');

  const own = viewer === SPECTATOR ? [] : [viewer];
  const questions = [...legalMoves(state, viewer), ...Array.from({ length: 12 }, () => seen[pick(seen.length)])];
  const answers = (of: CoreState): unknown => ({
    decision: decision(of),
    moves: legalMoves(of, viewer),
    whyNot: questions.map((move) => whyNot(of, viewer, move)),
  });
  same(answers(state), answers(shown), `what seat ${viewer} may do, in its view`);
  const worlds = [
    edition.otherWorld(state, own, pick),
    edition.otherWorld(state, own, pick),
    determinize(state, viewer, pick),
  ];
  for (const world of worlds) {
    same(shown, view(world, viewer), `view of seat ${viewer}`);
    same(answers(state), answers(world), `what seat ${viewer} may do`);
    if (viewer !== SPECTATOR) movesTellNothing(state, world, viewer);
  }
  strangersTellNothing(state, viewer, pick);
}

/** Own moves that bring nothing to light look the same in both worlds. */
function movesTellNothing(state: CoreState, world: CoreState, viewer: Seat): void {
  for (const move of legalMoves(state, viewer)) {
    const here = apply(state, viewer, move);
    const there = apply(world, viewer, move);
    const text = textOf(state, { seat: viewer, move });
    const quiet = here.state.reveals === state.reveals;
    claim(quiet === (there.state.reveals === world.reveals), `whether ${text} reveals something is itself a secret`);
    if (quiet) sameToViewer(here, there, viewer, text);
  }
}

/** Another seat's moves: hidden draws stay hidden, and apart from what is opened to all nothing can be told apart. */
function strangersTellNothing(state: CoreState, viewer: number, pick: Below): void {
  const edition = checksOf(state);
  for (const seat of seatsOf(state)) {
    if (seat === viewer) continue;
    const world = edition.otherWorld(state, viewer === SPECTATOR ? [seat] : [viewer, seat], pick);
    for (const move of legalMoves(state, seat)) {
      const here = apply(state, seat, move);
      const text = textOf(state, { seat, move });
      for (const event of here.events.map((each) => eventFor(each, viewer)))
        claim(!(event.type === 'drew' && 'cards' in event), `seat ${viewer} hears which cards ${text} draws`);
      const there = apply(world, seat, move);
      const opened = [...here.events, ...there.events].some((event) => edition.openEvents.includes(event.type));
      // Cards drawn may decide what the player is asked next, which everybody sees.
      if (!opened && canonical(decision(here.state)) === canonical(decision(there.state)))
        sameToViewer(here, there, viewer, text);
    }
  }
}

function sameToViewer(here: ReturnType<typeof apply>, there: ReturnType<typeof apply>, viewer: number, text: string) {
  const heard = (events: readonly GameEvent[]) => events.map((event) => eventFor(event, viewer));
  same(heard(here.events), heard(there.events), `what seat ${viewer} hears of ${text}`);
  same(view(here.state, viewer), view(there.state, viewer), `what seat ${viewer} sees after ${text}`);
}

/** A game made from a view agrees with it, has all its pieces, and leaves whoever is asked an answer. */
function fillsUp({ state, pick, ledger }: Sample): CoreState {
  const decider = decision(state)?.seat ?? 0;
  // Somebody else than the decider, if possible: the decider's own hand is the one that matters most.
  const viewer = (decider + pick(state.order.length)) % state.order.length;
  const made = determinize(state, viewer, pick);
  same(view(made, viewer), view(state, viewer), `the view of seat ${viewer}, filled up`);
  same(decision(made), decision(state), `the question, filled up for seat ${viewer}`);
  same(
    determinize(view(state, viewer), viewer, fixed()),
    determinize(state, viewer, fixed()),
    'filled up from the view and from the game itself',
  );
  ledger.copy(made).check(made);
  return made;
}

/** Moreover it can be played to its end, and nothing gets lost in it. */
function playsOn(sample: Sample): void {
  const { pick, ledger } = sample;
  let now = fillsUp(sample);
  const book = ledger.copy(now);
  for (let moves = 0; !now.over; moves++) {
    claim(moves < TOO_LONG, 'the filled-up game does not end');
    const { seat, move } = randomMove(now, pick);
    const { state: after, events } = apply(now, seat, move);
    try {
      book.follow(now, after, events, seat);
      if (moves % 20 === 0 || after.over) book.check(after);
    } catch (error) {
      const text = textOf(now, { seat, move });
      throw new Error(`filled up, ${moves} moves on, ${text}: ${(error as Error).message}`, { cause: error });
    }
    now = after;
  }
}

/** Always the same numbers. */
const fixed = (): Below => {
  let n = 0;
  return (below) => (n = (n * 31 + 17) % 10_007) % below;
};

/** There is a score at any time; it adds up, does not touch the game, and hangs on nothing hidden. */
function scores({ state, pick }: Sample): void {
  const before = JSON.stringify(state);
  const sheet = score(state);
  same(score(state), sheet, 'two scorings of one state');
  claim(JSON.stringify(state) === before, 'scoring changes the state');
  const most = Math.max(...sheet.seats.map((each) => each.total));
  for (const each of sheet.seats) {
    const total = each.categories.reduce((sum, { vp }) => sum + vp, 0);
    claim(Number.isInteger(total) && total === each.total, `the score of seat ${each.seat} does not add up`);
    claim(sheet.leaders.includes(each.seat) === (each.total === most), `seat ${each.seat} leads, or does not`);
  }
  const viewer = pick(state.order.length + 1) - 1;
  same(score(view(state, viewer)), sheet, `the score in the view of seat ${viewer}`);
  same(score(checksOf(state).otherWorld(state, [], pick)), sheet, 'the score when hidden cards lie elsewhere');
}

/** What is refused is refused with a reason, the same from `whyNot` and from `apply`, and nothing has changed. */
export function refuses(state: CoreState, seat: Seat, move: unknown): Refusal {
  const before = JSON.stringify(state);
  const shown = (): string => {
    try {
      return JSON.stringify(move) ?? String(move);
    } catch {
      return 'a move without text';
    }
  };
  let error: unknown;
  try {
    apply(state, seat, move as Move);
  } catch (thrown) {
    error = thrown;
  }
  claim(error !== undefined, () => `${shown()} of seat ${seat} was carried out`);
  claim(error instanceof IllegalMove, () => `${shown()} of seat ${seat} ends in ${(error as Error).stack}`);
  const { refusal } = error;
  claim(refusal.code.length > 0 && refusal.rule.length > 0, () => `${shown()}: no code or no rule`);
  claim(/^\S.*\S\.$/s.test(sentence(refusal)), () => `${shown()}: "${sentence(refusal)}" is no sentence`);
  claim(!/undefined|NaN|null|Infinity/.test(sentence(refusal)), () => `${shown()}: "${sentence(refusal)}"`);
  same(whyNot(state, seat, move as Move), refusal, `${shown()}: whyNot and apply`);
  claim(JSON.stringify(state) === before, () => `${shown()} was refused and changed something`);
  return refusal;
}

export function isLegal(state: CoreState, seat: Seat, move: unknown): boolean {
  let text: string;
  try {
    text = canonical(move);
  } catch {
    // What cannot even be written as JSON is no move.
    return false;
  }
  return legalMoves(state, seat).some((legal) => canonical(legal) === text);
}

/** Moves of other moments and other seats are refused. */
function refusesStrays({ state, pick, seen }: Sample): void {
  const now = decision(state);
  for (const seat of seatsOf(state)) {
    const strays = Array.from({ length: 8 }, () => seen[pick(seen.length)]);
    if (now !== null && now.seat !== seat) strays.push(...legalMoves(state, now.seat));
    for (const move of strays) {
      if (isLegal(state, seat, move)) continue;
      const { code } = refuses(state, seat, move);
      if (now === null) claim(code === 'game-over', `after the end: ${code}`);
    }
  }
}

/** The kinds of checks of a state. */
export const CHECKS = {
  moves: movesApply,
  json: jsonContinues,
  clone: cloneIsDeep,
  texts: textsAgree,
  secrets: keepsSecrets,
  fill: fillsUp,
  determinize: playsOn,
  score: scores,
  refusals: refusesStrays,
} satisfies Record<string, (sample: Sample) => unknown>;

export type CheckName = keyof typeof CHECKS | 'conservation' | 'paths';

// ---- a whole game under examination -------------------------------------------------------------------------------

/**
 * How often each check is made: at one state in so many, chosen by chance, and ten times as often where a question is
 * new to the game, because most of a game is the same few questions. Absent: never.
 */
export type Plan = Partial<Record<CheckName, number>>;

export interface Findings {
  readonly games: number;
  readonly decisions: number;
  readonly checks: Readonly<Partial<Record<CheckName, number>>>;
  /** Questions, verbs and events that came up, and how often. */
  readonly met: Readonly<Record<string, number>>;
}

export const NOTHING_YET: Findings = { games: 0, decisions: 0, checks: {}, met: {} };

export function together(a: Findings, b: Findings): Findings {
  return {
    games: a.games + b.games,
    decisions: a.decisions + b.decisions,
    checks: added(a.checks, b.checks),
    met: added(a.met, b.met),
  };
}

const added = <R extends Readonly<Record<string, number>>>(a: R, b: R): R => {
  const sums: Record<string, number> = { ...a };
  for (const [key, count] of Object.entries(b)) sums[key] = (sums[key] ?? 0) + count;
  return sums as R;
};

const REMEMBERED = 300;
const SELDOM = 3;

/** After these somebody knows more than before, so that undo must stop there. */
const COMES_TO_LIGHT: readonly string[] = ['drew', 'market', 'objectives', 'automa-card'];

/**
 * Plays one random game and checks it on the way: after every move that all changes were told, at sampled states
 * whatever the plan says, and the end.
 */
export function examine(setup: Setup, pick: Below, plan: Plan, temper: Temper = 'any'): Findings {
  const checks: Partial<Record<CheckName, number>> = {};
  const met: Record<string, number> = {};
  const meet = (what: string): void => void (met[what] = (met[what] ?? 0) + 1);
  const start = newGame(setup);
  const ledger = checksOf(start).ledger(start);
  const twin = clone(start);
  const seen: Move[] = [];
  // Chance of its own: a denser plan looks more closely at the same games.
  const chance = sampler(pick);

  const asked = new Map<string, number>();
  let odds = 1;
  const due = (name: CheckName, always: boolean): boolean => {
    const rate = plan[name];
    if (rate === undefined || !(always || chance(Math.ceil(rate / odds)) === 0)) return false;
    checks[name] = (checks[name] ?? 0) + 1;
    return true;
  };
  const look = (state: CoreState, always: boolean): void => {
    const ask = decision(state)?.ask ?? '';
    const times = (asked.get(ask) ?? 0) + 1;
    asked.set(ask, times);
    odds = times <= SELDOM ? 10 : 1;
    if (due('conservation', always)) ledger.check(state);
    if (due('paths', always)) same(twin, state, 'apply and advance have parted');
    if (seen.length === 0) return;
    for (const [name, check] of Object.entries(CHECKS) as [keyof typeof CHECKS, (sample: Sample) => unknown][])
      if (due(name, always && name !== 'determinize')) check({ state, pick: chance, ledger, seen });
  };

  look(start, true);
  const game = playRandom(
    setup,
    pick,
    ({ before, after, seat, move, events }) => {
      const now = decision(before)!;
      meet(`ask ${now.ask}`);
      meet(`verb ${move.do}`);
      for (const event of events) meet(`event ${event.type}`);
      if (chance(20) === 0) same(events, JSON.parse(JSON.stringify(events)), 'JSON changes what is told');
      ledger.follow(before, after, events, seat);
      const opened = events.find(({ type }) => COMES_TO_LIGHT.includes(type));
      claim(opened === undefined || after.reveals > before.reveals, () => `"${opened!.type}" is not called a reveal`);
      if (plan.paths !== undefined) advance(twin, seat, move);
      if (seen.length < REMEMBERED) seen.push(move);
      else seen[chance(REMEMBERED)] = move;
      look(after, after.over);
    },
    temper,
  );
  const { state } = game;
  claim(decision(state) === null && legalMoves(state).length === 0, 'something is left to decide after the end');
  claim(met['event over'] === 1, 'the end was not told once');
  return { games: 1, decisions: game.played.length, checks, met };
}

/** A cheap source of chance, seeded by another one. */
function sampler(pick: Below): Below {
  let a = pick(0x7fff_ffff) + 1;
  return (n) => {
    a ^= a << 13;
    a ^= a >>> 17;
    a ^= a << 5;
    return (a >>> 0) % n;
  };
}

// ---- taking back --------------------------------------------------------------------------------------------------

/**
 * Plays a game in which moves are taken back now and then: exactly the state from before comes back, and never one from
 * before a reveal or before a move of somebody else.
 */
export function examineUndo(setup: Setup, pick: Below, temper: Temper = 'any'): { moves: number; undone: number } {
  let history: History = startHistory(setup);
  let undone = 0;
  let moves = 0;
  /** Before each move of the history: fingerprint and reveals. */
  let trace: { readonly text: string; readonly reveals: number }[] = [];
  const note = (state: CoreState) => ({ text: JSON.stringify(state), reveals: state.reveals });
  try {
    while (!history.state.over) {
      claim(moves < TOO_LONG, 'the game does not end');
      const { seat, move } = randomMove(history.state, pick, temper);
      trace.push(note(history.state));
      history = playMove(history, seat, move).history;
      moves++;
      claim(history.played.length === trace.length, 'a move is missing in the history');
      for (const each of seatsOf(history.state)) {
        const allowed = mayTakeBack(history, trace, each);
        const most = undoable(history, each);
        // Once somebody has come in between, what lies before stays closed, even if that move is taken back itself.
        claim(undone === 0 ? most === allowed : most <= allowed, `seat ${each} can undo ${most}, not ${allowed}`);
        for (const steps of [0, -1, most + 1]) refusesUndo(history, each, steps);
        if (most === 0) continue;
        const steps = 1 + pick(most);
        const back = undo(history, each, steps);
        const then = trace[trace.length - steps];
        claim(JSON.stringify(back.state) === then.text, `taking back ${steps} of seat ${each} leads elsewhere`);
        claim(back.played.length === history.played.length - steps, 'the undone moves are still in the history');
        // Now and then the game goes on from there.
        if (pick(6) > 0) continue;
        history = back;
        trace = trace.slice(0, -steps);
        undone += steps;
        break;
      }
    }
  } catch (error) {
    throw new FailedGame(setup, history.played, history.state, error as Error);
  }
  return { moves, undone };
}

/** By the rule itself: moves of this seat at the end of the history, as long as nothing came to light. */
function mayTakeBack(history: History, trace: readonly { readonly reveals: number }[], seat: Seat): number {
  let count = 0;
  for (let i = history.played.length - 1; i >= 0; i--, count++)
    if (history.played[i].seat !== seat || trace[i].reveals !== history.state.reveals) break;
  return count;
}

function refusesUndo(history: History, seat: Seat, steps: number): void {
  let error: unknown;
  try {
    undo(history, seat, steps);
  } catch (thrown) {
    error = thrown;
  }
  claim(error instanceof Unusable, `seat ${seat} took back ${steps} moves`);
}
