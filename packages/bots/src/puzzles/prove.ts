import type { Below, CoreState, Seat } from '@drover/engine';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { moveKey } from '../search/tree.ts';
import type { Loss } from '../search/paired.ts';
import { PairedLook } from './look.ts';
import { AS_GOOD, LOOKERS, MARGIN, type Grade } from './puzzle.ts';
import type { Contender } from './turns.ts';

/** Whether one turn is clearly better than the others, by a paired comparison that ends as soon as it is plain. */

export interface Proof {
  readonly best: number;
  readonly grade: Grade;
  readonly margin: Loss;
  /** By turn; nothing for the best. */
  readonly losses: readonly Loss[];
  readonly games: number;
}

export interface Proving {
  readonly view: CoreState;
  readonly seat: Seat;
  readonly turns: readonly Contender[];
  readonly evaluator: Evaluator;
  readonly below: Below;
  /** The longest look. */
  readonly games: number;
  /** The turn that has to be the best; without it, any that is fair. */
  readonly best?: number;
  /** Doubt goes in favour of the puzzle in the end, too. */
  readonly lenient?: boolean;
}

/** It is looked at after every so many games, and nothing is settled before so large a part of the longest look. */
const [STEP, LEAST] = [6, 0.1];
/** Standard errors that make something plain: that a turn is far enough behind, and that there is no puzzle. */
const [SURE, DOUBTFUL] = [3, 2];

/** Null where there is no such turn, as far as this look can tell. */
export function prove(proving: Proving): Proof | null {
  const { view, seat, turns, evaluator, below, games, best: fixed, lenient = false } = proving;
  const look = new PairedLook(
    view,
    seat,
    turns.map(({ moves }) => moves),
    evaluator,
    below,
  );
  const settled = new Set<number>();
  for (;;) {
    look.play(turns.flatMap((_, i) => (settled.has(i) ? [] : [i])));
    const done = look.games >= games;
    if (look.games % STEP !== 0 && !done) continue;
    const best = fixed ?? look.best((i) => mayBeBest(turns[i]));
    if (best === null) return null;
    const losses = turns.map((_, i) => look.loss(i, best));
    if (turns.some((_, i) => i !== best && contradicts(turns, best, i, losses[i], done && !lenient ? 0 : DOUBTFUL)))
      return null;
    turns.forEach((turn, i) => {
      if (i !== best && look.games >= LEAST * games && isSettled(turn, mustBeWorse(turns[best], turn), losses[i]))
        settled.add(i);
    });
    if (done || settled.size === turns.length - 1)
      return { best, games: look.games, losses, ...verdict(turns, best, losses) };
  }
}

export const mayBeBest = ({ fair, by }: Contender): boolean => fair && !by.includes('obvious');

/** What begins with another decision is another idea, and what is obvious is no solution. */
export const mustBeWorse = (best: Contender, turn: Contender): boolean =>
  turn.by.includes('obvious') || moveKey(turn.moves[0]) !== moveKey(best.moves[0]);

/** Surely as far behind as it has to be, or surely as good as the best one where it may be. */
function isSettled({ by }: Contender, worse: boolean, { points, error }: Loss): boolean {
  const [least, most] = [points - SURE * error, points + SURE * error];
  if (least > (worse || by.length > 0 ? MARGIN : AS_GOOD)) return true;
  return !worse && least > -AS_GOOD && most < AS_GOOD;
}

/**
 * A turn speaks against the best one when it is better, when it is another idea and not far enough behind, or when a
 * level that is said to find the puzzle, or to miss it, does neither. `doubt` in standard errors goes in favour of the puzzle.
 */
function contradicts(
  turns: readonly Contender[],
  best: number,
  i: number,
  { points, error }: Loss,
  doubt: number,
): boolean {
  const turn = turns[i];
  const [least, most] = [points - doubt * error, points + doubt * error];
  if (mustBeWorse(turns[best], turn)) return most < MARGIN;
  return most <= -AS_GOOD || (turn.by.length > 0 && most < MARGIN && least >= AS_GOOD);
}

function verdict(turns: readonly Contender[], best: number, losses: readonly Loss[]): Pick<Proof, 'grade' | 'margin'> {
  const finds = (looker: (typeof LOOKERS)[number]): boolean =>
    turns.some(({ by }, i) => by.includes(looker) && (i === best || losses[i].points < AS_GOOD));
  const [, hasty, thorough] = LOOKERS;
  const worse = losses.filter(
    ({ points }, i) => i !== best && (points >= MARGIN || mustBeWorse(turns[best], turns[i])),
  );
  const margin = worse.reduce((least, loss) => (loss.points < least.points ? loss : least));
  return { grade: finds(hasty) ? 1 : finds(thorough) ? 2 : 3, margin };
}
