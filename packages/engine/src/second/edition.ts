import { automaHouseOptions } from '../automa/setup.ts';
import { automaTasks } from '../automa/turn.ts';
import type { Edition, TaskRules } from '../core/edition.ts';
import type { Setup } from '../core/state.ts';
import { componentsBy, readingsUnder, rulesOf, type Game } from '../core/versions.ts';
import { exchange, exchangeRefusal, listExchanges, type ExchangeMove } from '../phases/exchange.ts';
import { sharedTasks } from '../phases/tasks.ts';
import { playNotNow } from '../phases/playing-cards.ts';
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
import { secondRuleIds } from './rule-ids.ts';
import { secondRules } from './rules.ts';
import { samDecide, samAction } from './sam/actions.ts';
import { samIn } from './sam/setup.ts';
import { scoreSecond } from './scoring.ts';
import { fillSecond, hideSecond } from './secrets.ts';
import { createSecond, secondOptions } from './setup.ts';
import { cloneSecond, type SecondContext, type SecondState } from './state.ts';
import { stationBehindChoice, stationChoice, stationOffer } from './stations.ts';
import type { SecondAutomaticTasks, SecondQuestions } from './tasks.ts';
import { SECOND_RULES, secondVersions } from './versions.ts';

/** The Second Edition, put together. */

const tasks: TaskRules<SecondContext, SecondMove, SecondAutomaticTasks, SecondQuestions> = {
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
  'automa-deed': samAction,
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
  'offer-station': stationOffer,
  station: stationChoice,
  'station-behind': stationBehindChoice,
  stroll: strollChoice,
};

/** Fees depend on the number of players and the market on the variant, so there is a set of components for each. */
const componentsFor = componentsBy(SECOND_RULES, (rules, overrides) => {
  const tables = secondComponentsFrom(overrides, rules);
  const readings = readingsUnder(secondVersions, rules);
  const plain: SecondComponents[] = [];
  const withSimmental: SecondComponents[] = [];
  return ({ players, options }: Setup): SecondComponents => {
    const simmental = options['simmental'] === true;
    const known = simmental ? withSimmental : plain;
    return (known[players] ??= compileSecond(tables, readings, secondEffects, secondRules, players, simmental));
  };
});

const components = (game: Game): SecondComponents => componentsFor(game)(game.setup);

export const second: Edition<SecondState, SecondMove, SecondComponents, typeof tasks> = {
  id: 'second',
  rules: SECOND_RULES,
  versions: rulesOf(secondVersions),
  ruleIds: secondRuleIds,
  notation: secondNotation,
  tasks,
  components,
  create(setup, rules) {
    secondOptions(setup);
    return createSecond(setup, rules, components({ rules, setup }));
  },
  houseOptions: (setup) => automaHouseOptions(setup, 'sam'),
  soloOpponent: (game) => samIn(components(game), game.setup),
  clone: cloneSecond,
  interrupts(p, seat, out) {
    if (p.s.players[seat] !== undefined) listExchanges(p, seat, out as ExchangeMove[]);
  },
  interruptRefusal: (p, seat, move) =>
    p.s.players[seat] === undefined ? null : exchangeRefusal(p, seat, move as ExchangeMove),
  isInterrupt: (move) => move.do === 'exchange',
  notNow: playNotNow,
  interrupt: (p, seat, move) => exchange(p, seat, move as ExchangeMove),
  hide: hideSecond,
  fill: fillSecond,
  score: scoreSecond,
};
