import { answers } from '@drover/engine';
import type { EvaluationContext } from '../position/context.ts';
import type { Distances } from '../position/distance.ts';
import type { FeatureWriter } from './writer.ts';

/** Where the cards are: in hand, in the pile that is drawn from, or where they come back from only when it is empty. */

const inHand = new Uint8Array(128);
const inPile = new Float64Array(128);
const held = new Float64Array(64);
const drawn = new Float64Array(64);
const bestDrawn = new Float64Array(64);

/** Cards that may come by in a turn, and on a short and on a long way. */
const A_TURN = 1.6;
const DRAWS = [2, 5, 9];
/** With every card beyond the pile a hand comes nearer to the usual one; this share of the gap is left. */
const LEFT = 0.85;

export function cardFeatures(ctx: EvaluationContext, { dist }: Distances, out: FeatureWriter): void {
  const { c, me, seat, edition, facts, flock } = ctx;
  inHand.fill(0);
  let objectives = 0;
  for (const card of me.hand)
    if (card >= 0) {
      inHand[card]++;
      if (facts.isObjective[card]) objectives++;
    }
  for (let card = 0; card < c.cards.length; card++) inPile[card] = flock.copies[card] - inHand[card];
  let others = 0;
  for (const card of me.discard) if (card >= 0) inPile[card]--;
  for (const card of me.inPlay) if (card >= 0) inPile[card]--;
  held.fill(0);
  drawn.fill(0);
  bestDrawn.fill(0);
  const pile = me.stack.length;
  for (let card = 0; card < c.cards.length; card++) {
    if (facts.isObjective[card]) {
      others += inPile[card];
      continue;
    }
    out.put(inHand[card] / 2, 'in hand', c.cards, card);
    out.put(inPile[card] / Math.max(4, pile), 'in the draw stack', c.cards, card);
    const breed = facts.breedOf[card];
    if (breed < 0) continue;
    if (inHand[card] > 0 && facts.breeding[card] > held[breed]) held[breed] = facts.breeding[card];
    drawn[breed] += inPile[card];
    if (inPile[card] > 0 && facts.breeding[card] > bestDrawn[breed]) bestDrawn[breed] = facts.breeding[card];
  }
  out.put(objectives / 2, 'objectives in hand');
  out.put(others / Math.max(4, pile), 'objectives in the draw stack');
  out.put(pile / 15, 'draw stack');
  out.put(me.discard.length / 15, 'discard pile');
  const extra = answers.permanentCertificates(ctx, seat) + c.certificateTrack[me.certificates];
  for (const draws of DRAWS) out.put(expected(ctx, pile, draws) / 10, 'value after draws', draws);
  const arriving = expected(ctx, pile, A_TURN * Math.ceil(dist / answers.stepLimit(ctx, seat))) + extra;
  out.put(arriving / 15, 'value on arrival');
  out.put(edition.bestDelivery(ctx, Math.floor(arriving)) / 10, 'best delivery on arrival');
}

/** Breeding value of what is in hand and comes by with so many cards; when the pile is empty all others are drawn from. */
function expected({ facts, flock }: EvaluationContext, pile: number, draws: number): number {
  const share = Math.min(draws, pile);
  const beyond = draws - share;
  let sum = 0;
  for (let breed = 0; breed < facts.breeds; breed++) {
    const best = Math.max(held[breed], bestDrawn[breed]);
    if (best === 0) continue;
    const missed = pile === 0 ? 1 : Math.pow(1 - Math.min(1, drawn[breed] / pile), share);
    sum += held[breed] + (best - held[breed]) * (1 - missed);
  }
  return beyond === 0 ? sum : sum + Math.max(0, flock.strength - sum) * (1 - Math.pow(LEFT, beyond));
}
