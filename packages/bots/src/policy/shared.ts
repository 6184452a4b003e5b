import { tiles, type Effect } from '@drover/engine';
import { appraiseBuilding } from '../appraise/build.ts';
import { cardWorth } from '../appraise/buy.ts';
import { appraise, nextWorker } from '../appraise/effects.ts';
import { actionsAt, locationWorth } from '../appraise/pending.ts';
import type { Eye } from '../value/eye.ts';
import { handTotal } from '../value/flock.ts';
import { chanceOf, objectivePromise } from '../value/objectives.ts';
import { wayHome } from '../value/tempo.ts';
import { deliver } from './deliver.ts';
import { alike, each, type Known, type Opinion, type Opinions } from './opinion.ts';

/** Quick opinions on the questions both editions ask. */

/** The place that is reached, the way that is made, the fees on it. */
const walk: Opinion = (eye, moves, _task, out) => {
  const { s, c, me, w, coin, printed, own } = eye;
  const { away, dist } = wayHome(s, c, printed, me);
  const stride = (w.tempo * (0.2 + 0.8 * Math.min(1, eye.visits))) / own.stepLimit(s, c, me);
  const worth = new Map<number, number>();
  const feeless = 'feeless' in me && me.feeless;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (move.do !== 'move') {
      out[i] = aside(eye, move);
      continue;
    }
    const to = move.path[move.path.length - 1];
    let value = worth.get(to);
    if (value === undefined) worth.set(to, (value = locationWorth(eye, to, 0) + stride * (dist - away[to])));
    out[i] = value - (feeless ? 0 : coin * Math.min(me.money, fees(eye, move.path)));
  }
};

function fees({ s, c, seat }: Eye, path: readonly number[]): number {
  let sum = 0;
  for (const space of path) {
    const tile = s.trail[space];
    if (tiles.isHazard(tile)) sum += c.hazards[tiles.hazardOf(tile)].fee;
    else if (tiles.isOutlaw(tile)) sum += c.outlawFees[tiles.outlawOf(tile)];
    else if (tiles.isPrivate(tile) && tiles.ownerOf(tile) !== seat) {
      const number = tiles.numberOf(tile);
      sum += c.buildings[number * 2 + s.sides[number]].fee;
    }
  }
  return sum;
}

/** Cards, tokens and gold on the side. */
function aside(eye: Eye, move: Known): number {
  switch (move.do) {
    case 'play': {
      const { options, kind } = eye.c.cards[move.card];
      const effect = options[move.half === 0 ? 0 : move.half - 1];
      const gained = effect === undefined || move.half === 3 ? 0 : appraise(eye, effect);
      return kind === 'objective' ? gained + playing(eye, move.card) : 20 + gained;
    }
    case 'gold':
      return 15;
    default:
      return -1;
  }
}

/** In the area an objective is out of the way, but it must score. */
const playing = (eye: Eye, card: number): number =>
  0.4 * eye.left - (1 - chanceOf(eye, card)) * eye.c.cards[card].penalty;

const useLocal: Opinion = each((eye, move, task) => {
  switch (move.do) {
    case 'use': {
      const effect = actionsAt(eye, task.at ?? eye.me.at)[move.action];
      return appraise(eye, effect.do === 'either' ? effect.of[move.half - 1] : effect);
    }
    case 'auxiliary':
      return auxiliary(eye, move) - 0.5 * locationWorth(eye, eye.me.at, 0);
    case 'wellington':
    case 'kansas-city':
      return 10;
    case 'end':
    case 'done':
      return 0;
    default:
      return aside(eye, move);
  }
});

const auxiliary = (eye: Eye, move: Known): number => {
  const { single, double } = eye.c.auxiliaries[move.which];
  return appraise(eye, move.double === 1 ? double : single);
};

/** What the hand is worth without the card. */
const without: Opinion = each((eye, move) => {
  if (move.do !== 'discard') return -1;
  const rest = eye.me.hand.slice();
  rest.splice(rest.indexOf(move.card), 1);
  const card = eye.printed.breedOf[move.card] < 0 ? -0.8 : 0;
  return handTotal(eye.printed, rest, 0) + card - 0.01 * eye.printed.breeding[move.card];
});

export const shared: Opinions = {
  'phase-a': walk,
  'move-on': walk,
  'first-place': each((eye, move) => locationWorth(eye, move.at, 0)),
  'phase-b': useLocal,
  borrowed: useLocal,
  auxiliary: each((eye, move) => (move.do === 'auxiliary' ? auxiliary(eye, move) : 0)),
  either: each((eye, move, task) =>
    move.do === 'choose' ? appraise(eye, (task.effect as Extract<Effect, { do: 'either' }>).of[move.half]) : 0,
  ),
  offer: each((eye, move, task) => (move.do === 'take' ? appraise(eye, task.effect!) : 0)),
  hire: each((eye, move, task) =>
    move.do === 'hire'
      ? nextWorker(eye, move.worker) -
        eye.coin * Math.max(0, eye.c.jobCosts[move.row] + (task.effect as Extract<Effect, { do: 'hire' }>).modifier)
      : 0,
  ),
  buy: each((eye, move) => {
    if (move.do !== 'buy') return move.do === 'restock' ? -0.1 : 0;
    const { pay, tokens } = eye.c.buying[move.option];
    let worth = eye.w.token * eye.left * tokens - eye.coin * pay;
    for (const card of move.cards) worth += cardWorth(eye, card);
    return worth;
  }),
  build: each((eye, move, task) =>
    move.do === 'build'
      ? appraiseBuilding(eye, move.building, (task.effect as Extract<Effect, { do: 'build' }>).moneyPerCraftsman)
      : 0,
  ),
  discard: without,
  'opening-discard': without,
  'discard-for': without,
  income: each((eye, move, task) => {
    if (move.do === 'reveal') return 100 + eye.printed.breeding[move.card];
    if (move.do !== 'income') return -1;
    const shown =
      (task.revealed ?? eye.me.hand).length === 0 ? 0 : handTotal(eye.printed, task.revealed ?? eye.me.hand, 0);
    const total = shown + eye.own.permanentCertificates(eye.c, eye.me) + move.certificates;
    return eye.own.bestDelivery(eye, total) + (eye.coin - eye.w.certificate) * move.certificates;
  }),
  delivery: deliver,
  'free-delivery': deliver,
  'wool-post': deliver,
  'choose-foresight': alike,
  'choose-foresight-a': alike,
  'choose-foresight-b': alike,
  objective: (eye, moves, _task, out) => {
    objectivePromise(
      eye,
      moves.map((move) => move.card ?? -1),
      out,
    );
    moves.forEach((move, i) => {
      if (move.do === 'forgo') out[i] = -1;
    });
  },
  /** Early on the way, on lush ground, where a nugget lies; others' ways cost nothing to block. */
  site: each((eye, move) => {
    if (move.do !== 'site') return -1;
    const { lush, nugget, risk } = eye.c.spaces[move.at];
    const early = 1 - eye.c.buildingSpaces.indexOf(move.at) / eye.c.buildingSpaces.length;
    return early + (lush ? 0.3 : 0) + (nugget ? eye.w.gold : 0) - (risk === null ? 0 : 0.5);
  }),
  'automa-decide': alike,
  pathfinder: each((_eye, move) => (move.do === 'advance' ? move.steps : 0)),
  'remove-hazard': each((eye, move) => {
    const tile = move.do === 'remove' ? eye.s.trail[move.at] : 0;
    return tiles.isHazard(tile) ? eye.c.hazards[tiles.hazardOf(tile)].vp : 0;
  }),
  draw: each((_eye, move) => (move.do === 'draw' ? (move.cards as unknown as number) : 0)),
};
