import {
  advance,
  apply,
  canonical,
  clone,
  decision,
  determinize,
  eventFor,
  hash,
  legalMoves,
  readMove,
  score,
  SPECTATOR,
  view,
  whyNot,
  writeMove,
} from '../index.ts';
import type { Below, CoreState, GameEvent, Move, Seat, Task } from '../index.ts';
import { claim, same } from './claim.ts';
import { type Ledger, checksOf } from './editions.ts';
import { randomMove, seatsOf, textOf, TOO_LONG } from './random-games.ts';
import { answersAnything, refusesStrays } from './refusals.ts';

/** What must hold at every state, whatever was played. Each check throws when it finds something wrong. */

export interface Sample {
  readonly state: CoreState;
  readonly pick: Below;
  readonly ledger: Ledger;
  /** Moves that were possible at some time in this game. */
  readonly seen: readonly Move[];
}

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
    if (key === 'agenda') (copy.agenda as Task[]).push({ task: 'nonsense', seat: 9 });
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
  answers: answersAnything,
} satisfies Record<string, (sample: Sample) => unknown>;

export type CheckName = keyof typeof CHECKS | 'conservation' | 'paths';
