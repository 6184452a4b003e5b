import { automaHouseOptions } from '../automa/mind.ts';
import { automaTasks } from '../automa/turn.ts';
import type { Edition, TaskRule } from '../core/edition.ts';
import type { Setup } from '../core/state.ts';
import { sharedTasks } from '../phases/tasks.ts';
import { playNotNow } from '../phases/windows.ts';
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
import { nzRules } from './rules.ts';
import { sarahDecide, sarahDeed } from './sarah/deeds.ts';
import { sarahIn } from './sarah/mind.ts';
import { scoreNz } from './scoring.ts';
import { remoteStorehouseChoice, shipChoice, shipHome, storehouseChoice } from './sea.ts';
import { fillNz, hideNz } from './secrets.ts';
import { createNz, NZ_RULES } from './setup.ts';
import { cloneNz, type NzState } from './state.ts';
import {
  deliveryChoice,
  foresightA,
  foresightAChoice,
  foresightB,
  foresightBChoice,
  incomeChoice,
  leaveWellington,
} from './wellington.ts';
import { shearChoice, woolPostChoice } from './wool.ts';
import { joinChoice } from './workers.ts';

/** New Zealand, put together. */

const tasks: Record<string, TaskRule> = {
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
  'automa-deed': sarahDeed,
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

const compile = (overrides?: unknown): NzComponents => compileNz(nzComponentsFrom(overrides), nzEffects, nzRules);
/** Made when the first game asks: whoever plays the other edition need not wait for it. */
let printed: NzComponents | undefined;
const corrected = new WeakMap<object, NzComponents>();

/** The components of a game: as printed, or with its corrections. */
function components(setup: Setup): NzComponents {
  const overrides = setup.components;
  if (overrides === undefined) return (printed ??= compile());
  if (typeof overrides !== 'object' || overrides === null) return compile(overrides);
  let known = corrected.get(overrides);
  if (known === undefined) corrected.set(overrides, (known = compile(overrides)));
  return known;
}

export const nz: Edition<NzState, NzMove, NzComponents> = {
  id: 'nz',
  rules: NZ_RULES,
  terms: { currency: '£', buyers: 'shepherds', builders: 'craftsmen' },
  revealRule: 'NZ-W4',
  ruleName: (rule) => rule,
  notation: nzNotation,
  tasks,
  components,
  create: (setup) => createNz(setup, components(setup)),
  houseOptions: (setup) => automaHouseOptions(setup, 'sarah'),
  soloOpponent: (setup) => sarahIn(components(setup), setup),
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
