import type { TaskRules } from '../core/edition.ts';
import type { Move } from '../core/state.ts';
import { appointChoice } from '../effects/appoint.ts';
import { auxiliaryChoice } from '../effects/auxiliary.ts';
import { buildChoice, siteChoice } from '../effects/build.ts';
import { discardChoice, discardForChoice, discardSecondChoice, drawChoice } from '../effects/cards.ts';
import { certificatesChoice } from '../effects/gain.ts';
import { removeHazardChoice } from '../effects/hazard.ts';
import { hireChoice } from '../effects/hire.ts';
import { buyChoice, pickChoice } from '../effects/market.ts';
import { objectiveChoice } from '../effects/objective.ts';
import { beginEffect } from '../effects/rule.ts';
import { eitherChoice, offerChoice } from '../effects/structure.ts';
import type { SharedAutomaticTasks, SharedQuestions } from '../trail/tasks.ts';
import type { TrailContext } from '../trail/types.ts';
import { moveOnChoice, phaseAChoice } from './phase-a.ts';
import { phaseBChoice } from './phase-b.ts';
import { endTurn, firstPlaceChoice, opening, openingDiscardChoice, phaseC, turn } from './turn.ts';
import { afterPlay } from './playing-cards.ts';

/** The tasks of both editions. */
export const sharedTasks: TaskRules<TrailContext, Move, SharedAutomaticTasks, SharedQuestions> = {
  // the turn
  turn: turn,
  opening: opening,
  'opening-discard': openingDiscardChoice,
  'first-place': firstPlaceChoice,
  'phase-a': phaseAChoice,
  'phase-b': phaseBChoice,
  'move-on': moveOnChoice,
  'phase-c': phaseC,
  'end-turn': endTurn,
  'after-play': afterPlay,
  // effects and what they ask
  effect: beginEffect,
  appoint: appointChoice,
  auxiliary: auxiliaryChoice,
  build: buildChoice,
  buy: buyChoice,
  certificates: certificatesChoice,
  discard: discardChoice,
  'discard-for': discardForChoice,
  'discard-second': discardSecondChoice,
  draw: drawChoice,
  either: eitherChoice,
  hire: hireChoice,
  objective: objectiveChoice,
  offer: offerChoice,
  pick: pickChoice,
  'remove-hazard': removeHazardChoice,
  site: siteChoice,
};
