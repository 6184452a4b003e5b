import {
  apply,
  canonical,
  decision,
  IllegalMove,
  legalMoves,
  readMove,
  SPECTATOR,
  view,
  whyNot,
  writeMove,
} from '../index.ts';
import type { CoreState, Move, Refusal, Seat } from '../index.ts';
import type { Sample } from './checks.ts';
import { claim, same } from './claim.ts';
import { seatsOf, textOf } from './random-games.ts';
import { anyText } from './texts.ts';

/** What cannot be done is refused, and whatever can be asked is answered. */

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
  const { need, have, what, from } = refusal.facts;
  for (const number of [need, have])
    claim(number === undefined || Number.isFinite(number), () => `${shown()}: ${error.message}`);
  for (const id of [what, from])
    claim(id === undefined || (typeof id === 'string' && id !== ''), () => `${shown()}: ${error.message}`);
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
export function refusesStrays({ state, pick, seen }: Sample): void {
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

/** So many texts at one state. */
export const TEXTS = 20;

/** Whatever the notation can write is a move that can be made or a refusal: for every seat, and for whoever looks on. */
export function answersAnything({ state, pick }: Sample): void {
  const seats = seatsOf(state).map((seat) => ({
    seat,
    legal: new Set(legalMoves(state, seat).map(canonical)),
    shown: view(state, seat),
  }));
  const onlooker = view(state, SPECTATOR);
  for (let i = 0; i < TEXTS; i++) {
    const text = anyText(state, pick);
    const move = readMove(state, text);
    same(readMove(state, writeMove(state, move)), move, `"${text}", written and read again`);
    for (const { seat, legal, shown } of seats) {
      const answer = legal.has(canonical(move)) ? allows(state, seat, move) : refusesByOwnRule(state, seat, move);
      same(whyNot(shown, seat, move), answer, `the answer to "${text}" in the view of seat ${seat}`);
      try {
        whyNot(onlooker, seat, move);
      } catch (error) {
        throw new Error(`An onlooker asks about "${text}": ${(error as Error).stack}`, { cause: error });
      }
    }
  }
}

function allows(state: CoreState, seat: Seat, move: Move): null {
  claim(whyNot(state, seat, move) === null, () => `${textOf(state, { seat, move })} is legal and refused`);
  apply(state, seat, move);
  return null;
}

function refusesByOwnRule(state: CoreState, seat: Seat, move: Move): Refusal {
  const refusal = refuses(state, seat, move);
  const { rule } = refusal;
  const own = rule === 'format' || rule.startsWith(state.edition === 'nz' ? 'NZ-' : 'SE-');
  claim(own, () => `${textOf(state, { seat, move })} is refused by ${rule}, a rule of another game`);
  return refusal;
}
