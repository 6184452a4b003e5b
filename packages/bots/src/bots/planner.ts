import { determinize } from '@drover/engine';
import type { Evaluators } from '../evaluators/evaluator.ts';
import { TRAINED } from '../evaluators/trained.ts';
import { beamSearch, bestPlan, firstMove } from '../search/beam.ts';
import { candidates } from '../search/candidates.ts';
import type { Bot } from './bot.ts';

const BEAM_WIDTH = 4;

/** Plans its turn by beam search and begins with the best one; after every move it plans again. */
export const plannerWith = (name: string, evaluators: Evaluators): Bot => ({
  name,
  choose(view, seat, { below }) {
    const moves = candidates(view, seat);
    if (moves.length === 1) return moves[0];
    const world = determinize(view, seat, below);
    return firstMove(bestPlan(beamSearch(world, seat, evaluators[view.edition].value, BEAM_WIDTH).plans));
  },
});

export const trained = plannerWith('trained', TRAINED);
