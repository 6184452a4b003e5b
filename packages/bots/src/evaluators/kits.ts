import { EDITIONS, type EditionId } from '@drover/engine';
import type { EditionFeatures } from '../features/edition.ts';
import { nzEvaluation } from '../nz/evaluation.ts';
import { nzFeatures } from '../nz/features.ts';
import { NZ_JUDGEMENT } from '../nz/judgement.ts';
import { nzPolicy } from '../nz/policy.ts';
import { NZ_WEIGHTS } from '../nz/weights.ts';
import type { TaskPolicy } from '../policy/task-policy.ts';
import type { EditionEvaluation } from '../position/context.ts';
import type { Weights } from '../position/weights.ts';
import { secondEvaluation } from '../second/evaluation.ts';
import { secondFeatures } from '../second/features.ts';
import { SECOND_JUDGEMENT } from '../second/judgement.ts';
import { secondPolicy } from '../second/policy.ts';
import { SECOND_WEIGHTS } from '../second/weights.ts';
import type { LevelJudgement } from './judgement.ts';

/** Everything the bots have to know of an edition. */
export interface EditionKit {
  readonly weights: Weights;
  readonly evaluation: EditionEvaluation;
  /** What everybody plays by inside the search, by the name of the task. */
  readonly policy: Readonly<Partial<Record<string, TaskPolicy<never, never>>>>;
  readonly features: EditionFeatures;
  readonly judgement: LevelJudgement;
  /** The files of the network that has learned at tables of people, and the one that went on to learn from solo games alone. */
  readonly net: URL;
  readonly soloNet: URL;
}

export const KITS: Readonly<Record<EditionId, EditionKit>> = {
  nz: {
    weights: NZ_WEIGHTS,
    evaluation: nzEvaluation,
    policy: nzPolicy,
    features: nzFeatures,
    judgement: NZ_JUDGEMENT,
    net: new URL('../../networks/nz.net', import.meta.url),
    soloNet: new URL('../../networks/nz-solo.net', import.meta.url),
  },
  second: {
    weights: SECOND_WEIGHTS,
    evaluation: secondEvaluation,
    policy: secondPolicy,
    features: secondFeatures,
    judgement: SECOND_JUDGEMENT,
    net: new URL('../../networks/second.net', import.meta.url),
    soloNet: new URL('../../networks/second-solo.net', import.meta.url),
  },
};

/** Something for each edition. */
export const byEdition = <T>(make: (edition: EditionId) => T): Record<EditionId, T> =>
  Object.fromEntries(EDITIONS.map((edition) => [edition, make(edition)])) as Record<EditionId, T>;
