import { answers, tiles, type AnyTask } from '@drover/engine';
import { appraise } from '../appraise/appraise.ts';
import { appraiseBuilding } from '../appraise/build.ts';
import { cardWorth } from '../appraise/buy.ts';
import { nextWorker } from '../appraise/effects.ts';
import { locationWorth } from '../appraise/pending.ts';
import type { EvaluationContext } from '../position/context.ts';
import type { AnyMove, SharedTaskName } from '../position/editions.ts';
import { distancesOf } from '../position/distance.ts';
import { handTotal } from '../position/flock.ts';
import { chanceOf, objectivePromise } from '../position/objectives.ts';
import { each, indifferent, type TaskPolicies, type TaskPolicy } from './task-policy.ts';

/** The rollout policy for the questions both editions ask. */

/** The place that is reached, the way that is made, the fees on it. */
const walk: TaskPolicy = (ctx, moves, _task, out) => {
  const { s, c, me, seat, w, coin, facts } = ctx;
  const { away, dist } = distancesOf(s, c, facts, me);
  const step = (w.tempo * (0.2 + 0.8 * Math.min(1, ctx.visits))) / answers.stepLimit(ctx, seat);
  const worth = new Map<number, number>();
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (move.do !== 'move') {
      out[i] = aside(ctx, move);
      continue;
    }
    const to = move.path[move.path.length - 1];
    let value = worth.get(to);
    if (value === undefined) worth.set(to, (value = locationWorth(ctx, to, 0) + step * (dist - away[to])));
    out[i] = value - coin * Math.min(me.money, answers.feesOf(ctx, seat, move.path));
  }
};

/** Cards, tokens and gold on the side. */
function aside(ctx: EvaluationContext, move: AnyMove): number {
  switch (move.do) {
    case 'play': {
      const { options, kind } = ctx.c.cards[move.card];
      const effect = options[move.half === 0 ? 0 : move.half - 1];
      const gained = effect === undefined || move.half === 3 ? 0 : appraise(ctx, effect);
      return kind === 'objective' ? gained + playing(ctx, move.card) : 20 + gained;
    }
    case 'gold':
      return 15;
    default:
      return -1;
  }
}

/** In the area an objective is out of the way, but it must score. */
const playing = (ctx: EvaluationContext, card: number): number =>
  0.4 * ctx.left - (1 - chanceOf(ctx, card)) * ctx.c.cards[card].penalty;

export const useLocal: TaskPolicy<Extract<AnyTask, { task: 'phase-b' | 'borrowed' }>> = each((ctx, move, task) => {
  switch (move.do) {
    case 'use': {
      const effect = answers.actionsAt(ctx, 'at' in task ? task.at : ctx.me.at)[move.action];
      return appraise(ctx, effect.do === 'either' ? effect.of[move.half - 1] : effect);
    }
    case 'auxiliary':
      return auxiliary(ctx, move) - 0.5 * locationWorth(ctx, ctx.me.at, 0);
    case 'end':
    case 'done':
      return 0;
    default:
      return move.do === ctx.c.rules.arrival ? 10 : aside(ctx, move);
  }
});

const auxiliary = (ctx: EvaluationContext, move: Extract<AnyMove, { do: 'auxiliary' }>): number => {
  const { single, double } = ctx.c.auxiliaries[move.which];
  return appraise(ctx, move.double === 1 ? double : single);
};

/** What the hand is worth without the card. */
const without: TaskPolicy = each((ctx, move) => {
  if (move.do !== 'discard') return -1;
  const rest = ctx.me.hand.slice();
  rest.splice(rest.indexOf(move.card), 1);
  const card = ctx.facts.breedOf[move.card] < 0 ? -0.8 : 0;
  return handTotal(ctx.facts, rest, 0) + card - 0.01 * ctx.facts.breeding[move.card];
});

export const sharedPolicy: TaskPolicies<Extract<AnyTask, { task: SharedTaskName }>> = {
  'phase-a': walk,
  'move-on': walk,
  'first-place': each((ctx, move) => (move.do === 'place' ? locationWorth(ctx, move.at, 0) : 0)),
  'phase-b': useLocal,
  auxiliary: each((ctx, move) => (move.do === 'auxiliary' ? auxiliary(ctx, move) : 0)),
  either: each((ctx, move, task) => (move.do === 'choose' ? appraise(ctx, task.effect.of[move.half]) : 0)),
  offer: each((ctx, move, task) => (move.do === 'take' ? appraise(ctx, task.effect) : 0)),
  hire: each((ctx, move, task) =>
    move.do === 'hire'
      ? nextWorker(ctx, move.worker) - ctx.coin * Math.max(0, ctx.c.jobCosts[move.row] + task.effect.modifier)
      : 0,
  ),
  buy: each((ctx, move) => {
    if (move.do !== 'buy') return move.do === 'restock' ? -0.1 : 0;
    const { pay, tokens } = ctx.c.buying[move.option];
    let worth = ctx.w.token * ctx.left * tokens - ctx.coin * pay;
    for (const card of move.cards) worth += cardWorth(ctx, card);
    return worth;
  }),
  build: each((ctx, move, task) =>
    move.do === 'build' ? appraiseBuilding(ctx, move.building, task.effect.moneyPerCraftsman) : 0,
  ),
  discard: without,
  'opening-discard': without,
  'discard-for': without,
  income: each((ctx, move, task) => {
    if (move.do === 'reveal') return 100 + ctx.facts.breeding[move.card];
    if (move.do !== 'income') return -1;
    const cards = 'revealed' in task ? task.revealed : ctx.me.hand;
    const shown = cards.length === 0 ? 0 : handTotal(ctx.facts, cards, 0);
    const total = shown + answers.permanentCertificates(ctx, ctx.seat) + move.certificates;
    return ctx.edition.bestDelivery(ctx, total) + (ctx.coin - ctx.w.certificate) * move.certificates;
  }),
  objective: (ctx, moves, _task, out) => {
    objectivePromise(
      ctx,
      moves.map((move) => (move.do === 'objective' ? move.card : -1)),
      out,
    );
    moves.forEach((move, i) => {
      if (move.do === 'forgo') out[i] = -1;
    });
  },
  /** Early on the way, on lush ground, where a nugget lies; others' ways cost nothing to block. */
  site: each((ctx, move) => {
    if (move.do !== 'site') return -1;
    const { lush, nugget, risk } = ctx.c.spaces[move.at];
    const early = 1 - ctx.c.buildingSpaces.indexOf(move.at) / ctx.c.buildingSpaces.length;
    return early + (lush ? 0.3 : 0) + (nugget ? ctx.w.gold : 0) - (risk === null ? 0 : 0.5);
  }),
  'automa-decide': indifferent,
  'remove-hazard': each((ctx, move) => {
    const tile = move.do === 'remove' ? ctx.s.trail[move.at] : 0;
    return tiles.isHazard(tile) ? ctx.c.hazards[tiles.hazardOf(tile)].vp : 0;
  }),
  draw: each((_ctx, move) => (move.do === 'draw' ? move.cards : 0)),
};
