import type { Below, CoreState, Move, Seat } from '@drover/engine';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { PairedLook } from './look.ts';
import type { ComparedTurn } from './puzzle.ts';
import { reasonsAgainst } from './reasons-left.ts';

/** Games in which a turn nobody thought of is compared with the best one. */
const GAMES = 32;

export type Judged = Pick<ComparedTurn, 'loss' | 'more' | 'less'>;

/** What somebody's turn loses against the best one, and what the best one leaves instead. */
export function judgeTurn(
  seen: CoreState,
  seat: Seat,
  best: readonly Move[],
  played: readonly Move[],
  evaluator: Evaluator,
  below: Below,
): Judged {
  const look = new PairedLook(seen, seat, [best, played], evaluator, below);
  while (look.games < GAMES) look.play([0, 1]);
  const loss = look.loss(1, 0);
  const [{ more, less }] = reasonsAgainst(best, [{ moves: played, loss: loss.points }], seen, seat, evaluator, below);
  return { loss, more, less };
}
