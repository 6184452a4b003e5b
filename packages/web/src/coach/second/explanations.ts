import {
  answers,
  tiles,
  type Effect,
  type Move,
  type SecondComponents,
  type SecondEvent,
  type SecondState,
} from '@drover/engine';
import { here, taught, type Now, type Plain } from '../explanation.ts';
import { nearArrow } from '../market.ts';
import type { Moment } from '../moment.ts';
import { ahead, offeredDiscs, onlyDark, repeatable, replaceHere, TRAIL } from '../trail.ts';
import { jobMarket } from './market.ts';

/** What the Second Edition explains the first time it comes up: see `explanation.ts`. */

type M = Moment<{ state: SecondState; components: SecondComponents; event: SecondEvent }>;
type Deliver = Move & { readonly do: 'deliver'; readonly city: number };
type Engine = Move & { readonly do: 'engine'; readonly to: number };

const cities = (m: M): readonly number[] =>
  m.ask === 'delivery' ? [...new Set(m.named<Deliver>('deliver').map(({ city }) => city))] : [];

/** A building with an action of this kind can be used where the seat stands. */
const uses = (m: M, is: (effect: Effect) => boolean): Now<Plain> | null =>
  m.usable.some(is) ? here(`space:${m.me.at}`) : null;

const OWN = {
  howItEnds: (m: M): Now<{ readonly left: number; readonly vp: number }> | null =>
    m.ask === 'phase-a' && m.view.ending < 0
      ? { at: ['token'], facts: { left: jobMarket(m.view).left, vp: m.c.tables.jobMarket.tokenVp } }
      : null,
  firstDisc: offeredDiscs,
  onceEach: (m: M) => repeatable(m, m.c.cities, 'city'),
  noWhiteDisc: onlyDark,
  transport(m: M): Now<{ readonly cost: number; readonly city: number }> | null {
    const fare = (city: number): number => answers.fareTo(m.c, m.me, city);
    const city = cities(m).find((one) => fare(one) > 0);
    return city === undefined ? null : { at: [`city:${city}`], facts: { cost: fare(city), city } };
  },
  negative(m: M): Now<{ readonly vp: number; readonly city: number }> | null {
    const city = cities(m).find((one) => m.c.cities[one]!.vp < 0);
    return city === undefined ? null : { at: [`city:${city}`], facts: { vp: -m.c.cities[city]!.vp, city } };
  },
  emptyBag(m: M): Now<Plain> | null {
    const at = m.view.foresight.flatMap((spaces, bag) =>
      spaces.flatMap((tile, i) => (tile < 0 ? [`foresight:${bag}:${i}`] : [])),
    );
    return m.inTurn && at.length > 0 ? here(...at) : null;
  },
  replaceHere,
  borrow: (m: M) => uses(m, (effect) => effect.do === 'adjacent'),
  intoHand: (m: M) => uses(m, (effect) => effect.do === 'objective' && effect.onto === 'hand'),
  specialDelivery: (m: M) => uses(m, (effect) => effect.do === 'special-delivery'),
  stationBehind: (m: M) => uses(m, (effect) => effect.do === 'station-behind'),
  lastSpace: (m: M): Now<Plain> | null =>
    m.ask === 'engine-return' || m.named<Engine>('engine').some(({ to }) => to === m.c.railEnd)
      ? here(`rail:${m.c.railEnd}`)
      : null,
  station: (m: M): Now<{ readonly cost: number; readonly vp: number }> | null => {
    if (m.asked?.ask !== 'station') return null;
    const { station } = m.asked.task;
    const { cost, vp } = m.c.stations[station]!;
    return { at: [`station:${station}`], facts: { cost, vp } };
  },
  outlawAhead: (m: M) => ahead(m, tiles.isOutlaw),
  tokenNear: (m: M) => (m.inTurn ? nearArrow(jobMarket(m.view)) : null),
};

export const SECOND_EXPLANATIONS = {
  trail: taught(TRAIL, {
    opening: ['SE-S5'],
    feesInOrder: ['SE-A1'],
    feePaid: ['SE-A1'],
    feeReceived: ['SE-A1'],
    lastTurn: ['SE-E1'],
    bareGround: ['SE-A1'],
    othersBuilding: ['SE-B1'],
    moveOn: ['SE-B1'],
    auxiliaryInstead: ['SE-B1', 'SE-X9'],
    reward: ['SE-B1'],
    darkCorners: ['SE-K4'],
    objectiveInHand: ['SE-X7'],
    drawnLate: ['SE-C1'],
    shuffled: ['SE-C1'],
    certificateLimit: ['SE-X13'],
    rowFull: ['SE-X1'],
    hazardAhead: ['SE-A1', 'SE-X11'],
    doubles: ['SE-K3'],
    allDifferent: ['SE-K3'],
    tokens: ['SE-X12'],
    discardPile: ['SE-C1'],
  }),
  own: taught(OWN, {
    howItEnds: ['SE-E1'],
    firstDisc: ['SE-K4'],
    onceEach: ['SE-K4'],
    noWhiteDisc: ['SE-K4'],
    transport: ['SE-K5'],
    negative: ['SE-K6'],
    emptyBag: ['SE-K1'],
    replaceHere: ['SE-B2'],
    borrow: ['SE-X14'],
    intoHand: ['SE-X14'],
    specialDelivery: ['SE-X14'],
    stationBehind: ['SE-X14'],
    lastSpace: ['SE-X6'],
    station: ['SE-X5'],
    outlawAhead: ['SE-A1', 'SE-X10'],
    tokenNear: ['SE-K2'],
  }),
};
