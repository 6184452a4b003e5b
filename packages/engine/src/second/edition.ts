import { automaHouseOptions } from '../automa/mind.ts';
import { automaTasks } from '../automa/turn.ts';
import type { Edition, TaskRule } from '../core/edition.ts';
import type { Setup } from '../core/state.ts';
import { exchange, exchangeRefusal, listExchanges, type ExchangeMove } from '../phases/exchange.ts';
import { sharedTasks } from '../phases/tasks.ts';
import { playNotNow } from '../phases/windows.ts';
import { compileSecond, type SecondComponents } from './compile.ts';
import { secondComponentsFrom } from './components/index.ts';
import { secondEffects } from './effects.ts';
import {
  deliveryChoice,
  discardHand,
  foresight,
  foresightChoice,
  incomeChoice,
  leaveKansasCity,
  raise,
  raiseChoice,
} from './kansas-city.ts';
import type { SecondMove } from './moves.ts';
import { secondNotation } from './notation.ts';
import { bountyChoice } from './outlaws.ts';
import {
  borrowChoice,
  borrowedChoice,
  cullChoice,
  freeDeliveryChoice,
  specialDeliveryChoice,
  strollChoice,
} from './own-effects.ts';
import { engineBackChoice, engineChoice, engineReturnChoice } from './railroad.ts';
import { ruleName } from './rule-names.ts';
import { secondRules } from './rules.ts';
import { samDecide, samDeed } from './sam/deeds.ts';
import { samIn } from './sam/mind.ts';
import { scoreSecond } from './scoring.ts';
import { fillSecond, hideSecond } from './secrets.ts';
import { createSecond, SECOND_RULES, secondOptions } from './setup.ts';
import { cloneSecond, type SecondState } from './state.ts';
import { stationBehindChoice, stationChoice, stationStep } from './stations.ts';

/** The Second Edition, put together. */

const tasks: Record<string, TaskRule> = {
  ...sharedTasks,
  // Kansas City
  foresight: foresight,
  'choose-foresight': foresightChoice,
  income: incomeChoice,
  raise: raise,
  'choose-raise': raiseChoice,
  'discard-hand': discardHand,
  delivery: deliveryChoice,
  'leave-kansas-city': leaveKansasCity,
  // Sam
  'automa-decide': samDecide,
  ...automaTasks,
  'automa-deed': samDeed,
  // effects of this edition and what they ask
  borrow: borrowChoice,
  borrowed: borrowedChoice,
  bounty: bountyChoice,
  cull: cullChoice,
  engine: engineChoice,
  'engine-back': engineBackChoice,
  'engine-return': engineReturnChoice,
  'free-delivery': freeDeliveryChoice,
  'special-delivery': specialDeliveryChoice,
  'offer-station': stationStep,
  station: stationChoice,
  'station-behind': stationBehindChoice,
  stroll: strollChoice,
};

/** Fees depend on the number of players and the market on the variant, so there is a set of components for each. */
function makeComponents(overrides?: unknown): (setup: Setup) => SecondComponents {
  const tables = secondComponentsFrom(overrides);
  const plain: SecondComponents[] = [];
  const withSimmental: SecondComponents[] = [];
  return ({ players, options }) => {
    const simmental = options['simmental'] === true;
    const known = simmental ? withSimmental : plain;
    return (known[players] ??= compileSecond(tables, secondEffects, secondRules, players, simmental));
  };
}

/** Made when the first game asks: whoever plays the other edition need not wait for it. */
let printed: ((setup: Setup) => SecondComponents) | undefined;
const corrected = new WeakMap<object, (setup: Setup) => SecondComponents>();

/** The components of a game: as printed, or with its corrections. */
function components(setup: Setup): SecondComponents {
  const overrides = setup.components;
  if (overrides === undefined) return (printed ??= makeComponents())(setup);
  if (typeof overrides !== 'object' || overrides === null) return makeComponents(overrides)(setup);
  let known = corrected.get(overrides);
  if (known === undefined) corrected.set(overrides, (known = makeComponents(overrides)));
  return known(setup);
}

export const second: Edition<SecondState, SecondMove, SecondComponents> = {
  id: 'second',
  rules: SECOND_RULES,
  terms: { currency: '$', buyers: 'cowboys', builders: 'builders' },
  revealRule: 'SE-X12',
  ruleName,
  notation: secondNotation,
  tasks,
  components,
  create(setup) {
    secondOptions(setup);
    return createSecond(setup, components(setup));
  },
  houseOptions: (setup) => automaHouseOptions(setup, 'sam'),
  soloOpponent: (setup) => samIn(components(setup), setup),
  clone: cloneSecond,
  interrupts(p, seat, out) {
    if (p.s.players[seat] !== undefined) listExchanges(p, seat, out as ExchangeMove[]);
  },
  interruptRefusal: (p, seat) => (p.s.players[seat] === undefined ? null : exchangeRefusal(p, seat)),
  isInterrupt: (move) => move.do === 'exchange',
  notNow: playNotNow,
  interrupt: (p, seat, move) => exchange(p, seat, move as ExchangeMove),
  hide: hideSecond,
  fill: fillSecond,
  score: scoreSecond,
};
