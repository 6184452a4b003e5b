import {
  advance,
  clone,
  decision,
  determinize,
  generator,
  view,
  writeMove,
  type CoreState,
  type Move,
  type Seat,
} from '@drover/engine';
import { addTerms, contextOf } from '../evaluators/evaluate.ts';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { noTerms, TERMS } from '../position/terms.ts';
import { comparisonOf, type Turn } from '../reasons.ts';
import { beamSearch, bestPlan, endPosition, endsTurn, pathOf } from '../search/beam.ts';
import { playTurn } from './left-behind.ts';
import { prove, type Proof } from './prove.ts';
import { AS_GOOD, type Puzzle } from './puzzle.ts';
import { contendersIn, type Contender } from './turns.ts';

/** Looking for a puzzle in a position, and making sure of it with a look ten times as long and dice of its own. */

const [FIRST_LOOK, SECOND_LOOK] = [24, 240];

export interface Finding {
  readonly evaluator: Evaluator;
  readonly seed: string;
  readonly cancelled?: () => boolean;
}

export type Found = Pick<Puzzle, 'grade' | 'seat' | 'best' | 'margin' | 'games' | 'others'>;

/** Null where the position, at the start of a turn, is no puzzle. */
export function findPuzzle(state: CoreState, { evaluator, seed, cancelled }: Finding): Found | null {
  const now = decision(state);
  if (now?.ask !== 'phase-a') return null;
  const { seat } = now;
  const seen = view(state, seat);
  const turns = contendersIn(seen, seat, evaluator, generator(seed, 'turns'));
  if (turns === null || turns.length < 2) return null;
  const terms = { view: seen, seat, turns, evaluator, ...(cancelled === undefined ? {} : { cancelled }) };
  const first = prove({ ...terms, games: FIRST_LOOK, below: generator(seed, 'first look') });
  if (first === null) return null;
  const reasons = reasonsFor(seen, seat, turns, first, evaluator, seed);
  // What cannot be explained teaches nothing.
  if (!turns.every(({ by }, i) => !by.includes('steady') || reasons[i].more.length > 0)) return null;
  const proof = prove({ ...terms, games: SECOND_LOOK, below: generator(seed, 'second look'), best: first.best });
  return proof === null ? null : found(state, seat, turns, proof, reasons);
}

function found(
  state: CoreState,
  seat: Seat,
  turns: readonly Contender[],
  { best, grade, margin, losses, games }: Proof,
  reasons: readonly Pick<ReturnType<typeof comparisonOf>, 'more' | 'less'>[],
): Found {
  const written = (moves: readonly Move[]): string[] => moves.map((move) => writeMove(state, move));
  return {
    grade,
    seat,
    best: written(turns[best].moves),
    margin,
    games,
    others: turns.flatMap(({ moves, by }, i) => {
      if (i === best) return [];
      const { more, less } = reasons[i];
      return [
        {
          moves: written(moves),
          by,
          loss: losses[i],
          ...(losses[i].points < AS_GOOD ? { more: [], less: [] } : { more, less }),
        },
      ];
    }),
  };
}

const WORLDS = 4;
const BEAM_WIDTH = 3;

/** In what the best turn leaves more and less than each of the others. */
function reasonsFor(
  seen: CoreState,
  seat: Seat,
  turns: readonly Contender[],
  { best, losses }: Proof,
  evaluator: Evaluator,
  seed: string,
): ReturnType<typeof comparisonOf>[] {
  const below = generator(seed, 'reasons');
  const worlds = Array.from({ length: WORLDS }, () => determinize(seen, seat, below));
  const ends = turns.map(({ moves }) => turnLeft(worlds, seat, moves, evaluator));
  return ends.map((end, i) => comparisonOf(ends[best], end, losses[i].points));
}

function turnLeft(worlds: readonly CoreState[], seat: Seat, moves: readonly Move[], evaluator: Evaluator): Turn {
  const terms = noTerms();
  for (const world of worlds) addTerms(contextOf(endOf(world, seat, moves, evaluator), seat, evaluator.weights), terms);
  for (const term of TERMS) terms[term] /= worlds.length;
  return { move: moves[0], plan: moves.slice(1), terms };
}

/** What comes to light is made the best of. */
function endOf(world: CoreState, seat: Seat, moves: readonly Move[], { value }: Evaluator): CoreState {
  const { left, state: begun, position } = playTurn(world, seat, moves);
  if (left !== null || begun.turn !== world.turn || begun.over) return position;
  const state = clone(begun);
  for (const step of pathOf(bestPlan(beamSearch(state, seat, value, BEAM_WIDTH).plans)))
    for (const move of step.moves) {
      if (endsTurn(state, move)) return endPosition(state);
      advance(state, seat, move);
    }
  return state;
}
