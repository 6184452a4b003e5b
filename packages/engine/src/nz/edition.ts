import { automaHouseOptions } from '../automa/setup.ts';
import { automaTasks } from '../automa/turn.ts';
import type { Edition, TaskRules } from '../core/edition.ts';
import { componentsBy, readingsUnder, rulesOf } from '../core/versions.ts';
import { sharedTasks } from '../phases/tasks.ts';
import { playNotNow } from '../phases/playing-cards.ts';
import { compileNz, type NzComponents } from './compile.ts';
import { nzComponentsFrom } from './components/index.ts';
import { nzEffects } from './effects.ts';
import { firstDiscChoice } from './first-disc.ts';
import { doFree, freeRefusal, isFree, listFree, type FreeMove } from './free-actions.ts';
import { investChoice, retireChoice } from './invest.ts';
import type { NzMove } from './moves.ts';
import { nzNotation } from './notation.ts';
import { flipChoice, pathfinderChoice } from './pathfinder.ts';
import { postChoice } from './posts.ts';
import { nzRuleIds } from './rule-ids.ts';
import { nzRules } from './rules.ts';
import { sarahDecide, sarahAction } from './sarah/actions.ts';
import { sarahIn } from './sarah/setup.ts';
import { scoreNz } from './scoring.ts';
import { remoteStorehouseChoice, shipChoice, shipHome, storehouseChoice } from './sea.ts';
import { fillNz, hideNz } from './secrets.ts';
import { createNz } from './setup.ts';
import { cloneNz, type NzContext, type NzState } from './state.ts';
import type { NzAutomaticTasks, NzQuestions } from './tasks.ts';
import {
  deliveryChoice,
  foresightA,
  foresightAChoice,
  foresightB,
  foresightBChoice,
  incomeChoice,
  leaveWellington,
} from './wellington.ts';
import { NZ_RULES, nzVersions } from './versions.ts';
import { shearChoice, woolPostChoice } from './wool.ts';
import { joinChoice } from './workers.ts';

/** New Zealand, put together. */

const tasks: TaskRules<NzContext, NzMove, NzAutomaticTasks, NzQuestions> = {
  ...sharedTasks,
  'first-disc': firstDiscChoice,
  // Wellington
  income: incomeChoice,
  delivery: deliveryChoice,
  'foresight-a': foresightA,
  'choose-foresight-a': foresightAChoice,
  'foresight-b': foresightB,
  'choose-foresight-b': foresightBChoice,
  'leave-wellington': leaveWellington,
  // Sarah
  'automa-decide': sarahDecide,
  ...automaTasks,
  'automa-deed': sarahAction,
  // effects of this edition and what they ask
  flip: flipChoice,
  invest: investChoice,
  join: joinChoice,
  pathfinder: pathfinderChoice,
  post: postChoice,
  'remote-storehouse': remoteStorehouseChoice,
  retire: retireChoice,
  shear: shearChoice,
  ship: shipChoice,
  'ship-home': shipHome,
  storehouse: storehouseChoice,
  'wool-post': woolPostChoice,
};

const components = componentsBy(NZ_RULES, (rules, overrides): NzComponents =>
  compileNz(nzComponentsFrom(overrides, rules), readingsUnder(nzVersions, rules), nzEffects, nzRules),
);

export const nz: Edition<NzState, NzMove, NzComponents, typeof tasks> = {
  id: 'nz',
  rules: NZ_RULES,
  versions: rulesOf(nzVersions),
  ruleIds: nzRuleIds,
  notation: nzNotation,
  tasks,
  components,
  create: (setup, rules) => createNz(setup, rules, components({ rules, setup })),
  houseOptions: (setup) => automaHouseOptions(setup, 'sarah'),
  soloOpponent: (game) => sarahIn(components(game), game.setup),
  clone: cloneNz,
  interrupts: (p, seat, out) => listFree(p, seat, out as FreeMove[]),
  interruptRefusal: (p, seat, move) => freeRefusal(p, seat, move as FreeMove),
  isInterrupt: isFree,
  notNow: playNotNow,
  interrupt: (p, seat, move) => doFree(p, seat, move as FreeMove),
  hide: hideNz,
  fill: fillNz,
  score: scoreNz,
};
