import type { EditionId } from '@drover/engine';
import { BY_HAND } from './by-hand.ts';
import type { Evaluator, Evaluators } from './evaluator.ts';
import { byEdition } from './kits.ts';
import { TRAINED } from './trained.ts';

/** How well the levels below Expert judge, in one edition. */
export interface LevelJudgement {
  /** By how many points they take a move for better or worse than it is. */
  readonly misjudgement: Readonly<Record<'beginner' | 'easy', number>>;
  /** How much of their judgement is learned, from 0 to 1; the rest are rules of thumb, the evaluation by hand. */
  readonly experience: Readonly<
    Record<'casual' | 'keen' | 'steady' | 'skilled' | 'seasoned' | 'sharp' | 'strong', number>
  >;
}

/** Judges positions partly by what was learned and partly by rules of thumb. */
export const experienced = (share: (edition: EditionId) => number): Evaluators =>
  byEdition((edition): Evaluator => {
    const [byHand, learned] = [BY_HAND[edition], TRAINED[edition]];
    const learnedShare = share(edition);
    // Who goes by what was learned alone need not work out the rest.
    if (learnedShare === 1) return learned;
    return {
      weights: byHand.weights,
      value(state, seat) {
        const known = learned.value(state, seat);
        // What a game that is over has come to is no matter of judgement.
        return state.over ? known : learnedShare * known + (1 - learnedShare) * byHand.value(state, seat);
      },
    };
  });
