import type { Edition, TaskRule } from '../core/edition.ts';
import type { Setup } from '../core/state.ts';
import { auxiliaryChoice } from '../effects/auxiliary.ts';
import { discardChoice, discardForChoice } from '../effects/cards.ts';
import { objectiveChoice } from '../effects/objective.ts';
import { effectStep } from '../effects/rule.ts';
import { eitherChoice, offerChoice } from '../effects/structure.ts';
import { compileNz, type NzComponents } from './compile.ts';
import { nzComponentsFrom } from './components/index.ts';
import { buildChoice, drawChoice, nzEffects, nzRemoveHazardChoice, siteChoice } from './effects.ts';
import { doFree, freeRefusal, isFree, listFree, type FreeMove } from './free-actions.ts';
import { investChoice, retireChoice } from './invest.ts';
import type { NzMove } from './moves.ts';
import { nzNotation } from './notation.ts';
import { flipChoice, pathfinderChoice } from './pathfinder.ts';
import { postChoice } from './posts.ts';
import { sarahDecide, sarahDeed } from './sarah/deeds.ts';
import { sarahAct, sarahFinish, sarahWellington } from './sarah/turn.ts';
import { scoreNz } from './scoring.ts';
import { appointChoice, remoteStorehouseChoice, shipChoice, shipHome, storehouseChoice } from './sea.ts';
import { fillNz, hideNz } from './secrets.ts';
import { createNz, NZ_RULES } from './setup.ts';
import { buyChoice, pickChoice } from './sheep-market.ts';
import { cloneNz, type NzState } from './state.ts';
import { certificatesChoice } from './tracks.ts';
import {
  endTurn,
  firstDiscChoice,
  firstPlaceChoice,
  moveOnChoice,
  opening,
  openingDiscardChoice,
  phaseAChoice,
  phaseBChoice,
  phaseC,
  turn,
} from './turn.ts';
import {
  deliveryChoice,
  foresightA,
  foresightAChoice,
  foresightB,
  foresightBChoice,
  incomeChoice,
  leaveWellington,
} from './wellington.ts';
import { afterPlay } from './windows.ts';
import { shearChoice, woolPostChoice } from './wool.ts';
import { hireChoice, joinChoice } from './workers.ts';

/** New Zealand, put together. */

const tasks: Record<string, TaskRule> = {
  // the turn
  turn: turn,
  opening: opening,
  'opening-discard': openingDiscardChoice,
  'first-disc': firstDiscChoice,
  'first-place': firstPlaceChoice,
  'phase-a': phaseAChoice,
  'phase-b': phaseBChoice,
  'move-on': moveOnChoice,
  'phase-c': phaseC,
  'end-turn': endTurn,
  'after-play': afterPlay,
  // Wellington
  income: incomeChoice,
  delivery: deliveryChoice,
  'foresight-a': foresightA,
  'choose-foresight-a': foresightAChoice,
  'foresight-b': foresightB,
  'choose-foresight-b': foresightBChoice,
  'leave-wellington': leaveWellington,
  // Sarah
  'sarah-act': sarahAct,
  'sarah-decide': sarahDecide,
  'sarah-deed': sarahDeed,
  'sarah-finish': sarahFinish,
  'sarah-wellington': sarahWellington,
  // effects and what they ask
  effect: effectStep,
  appoint: appointChoice,
  auxiliary: auxiliaryChoice,
  build: buildChoice,
  buy: buyChoice,
  certificates: certificatesChoice,
  discard: discardChoice,
  'discard-for': discardForChoice,
  draw: drawChoice,
  either: eitherChoice,
  flip: flipChoice,
  hire: hireChoice,
  invest: investChoice,
  join: joinChoice,
  objective: objectiveChoice,
  offer: offerChoice,
  pathfinder: pathfinderChoice,
  pick: pickChoice,
  post: postChoice,
  'remote-storehouse': remoteStorehouseChoice,
  'remove-hazard': nzRemoveHazardChoice,
  retire: retireChoice,
  shear: shearChoice,
  ship: shipChoice,
  'ship-home': shipHome,
  site: siteChoice,
  storehouse: storehouseChoice,
  'wool-post': woolPostChoice,
};

const printed = compileNz(nzComponentsFrom(), nzEffects);
const corrected = new WeakMap<object, NzComponents>();

/** The components of a game: as printed, or with its corrections. */
function components(setup: Setup): NzComponents {
  const overrides = setup.components;
  if (overrides === undefined) return printed;
  const key = typeof overrides === 'object' && overrides !== null ? overrides : { overrides };
  let known = corrected.get(key);
  if (known === undefined) corrected.set(key, (known = compileNz(nzComponentsFrom(overrides), nzEffects)));
  return known;
}

export const nz: Edition<NzState, NzMove, NzComponents> = {
  id: 'nz',
  rules: NZ_RULES,
  revealRule: 'NZ-W4',
  notation: nzNotation,
  tasks,
  components,
  create: (setup) => createNz(setup, components(setup)),
  clone: cloneNz,
  interrupts: (p, seat, out) => listFree(p, seat, out as FreeMove[]),
  interruptRefusal: (p, seat, move) => freeRefusal(p, seat, move as FreeMove),
  isInterrupt: isFree,
  interrupt: (p, seat, move) => doFree(p, seat, move as FreeMove),
  hide: hideNz,
  fill: fillNz,
  score: scoreNz,
};
