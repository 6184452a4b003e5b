import { determinize, type EditionId } from '@drover/engine';
import type { Evaluators } from '../evaluators/evaluator.ts';
import { TRAINED } from '../evaluators/trained.ts';
import { beamSearch, bestPlan, firstMove } from '../search/beam.ts';
import { candidates } from '../search/candidates.ts';
import { misjudged } from '../search/misjudge.ts';
import type { Bot } from './bot.ts';

const BEAM_WIDTH = 4;

export interface Judgement {
  readonly evaluators: Evaluators;
  /** By how many points it takes a turn for better or worse than it is. */
  readonly misjudgement: (edition: EditionId) => number;
}

/** Plans its turn by beam search and begins with the best one; after every move it plans again. */
export const planner = (name: string, { evaluators, misjudgement }: Judgement): Bot => ({
  name,
  choose(view, seat, { below }) {
    const moves = candidates(view, seat);
    if (moves.length === 1) return moves[0];
    const { plans } = beamSearch(determinize(view, seat, below), seat, evaluators[view.edition].value, BEAM_WIDTH);
    const points = misjudgement(view.edition);
    return firstMove(bestPlan(plans.map((plan) => ({ ...plan, worth: misjudged(plan.worth, points) }))));
  },
});

export const plannerWith = (name: string, evaluators: Evaluators): Bot =>
  planner(name, { evaluators, misjudgement: () => 0 });

export const trained = plannerWith('trained', TRAINED);
