import { answers, score, type CoreState, type Seat } from '@drover/engine';
import { factsOf } from '../position/components.ts';
import type { EvaluationContext } from '../position/context.ts';
import { componentsOf, type State } from '../position/editions.ts';
import { surveyFlock } from '../position/flock.ts';
import { isSolo } from '../position/outcomes.ts';
import { clearTerms, noTerms, sumOfTerms, type Terms } from '../position/terms.ts';
import type { Weights } from '../position/weights.ts';
import { coinWorth } from '../position/worth.ts';
import { KITS } from './kits.ts';
import { addSharedTerms } from './shared-terms.ts';

/** The evaluation written by hand: how many points a seat can expect in the end, as a sum of readable terms. */

const tilesLeft = (s: State): number => (s.ending >= 0 ? 0 : KITS[s.edition].evaluation.tilesLeft(s, componentsOf(s)));

/** How much of the game is left, from 1 to 0. */
export function shareLeft(state: CoreState, tiles = tilesLeft(state as State)): number {
  const s = state as State;
  const atStart = KITS[s.edition].evaluation.tilesAtStart(componentsOf(s), s.players.length);
  return Math.min(1, tiles / atStart);
}

export function contextOf(state: CoreState, seat: Seat, w: Weights): EvaluationContext {
  const s = state as State;
  const c = componentsOf(s);
  const p = { s, c, log: null };
  const { evaluation: edition } = KITS[s.edition];
  const facts = factsOf(c, edition.facts);
  const me = s.players[seat];
  const tiles = tilesLeft(s);
  const left = shareLeft(s, tiles);
  const flock = surveyFlock(c, facts, me, answers.handLimit(p, seat));
  return {
    s,
    c,
    log: null,
    me,
    seat,
    w,
    facts,
    edition,
    left,
    visits: tiles / s.players.length,
    coin: coinWorth(me.money, w.cash, left),
    flock,
    total: flock.strength + answers.permanentCertificates(p, seat) + 0.5 * c.certificateTrack[me.certificates],
    pointWorth: Number.NaN,
  };
}

export function addTerms(ctx: EvaluationContext, terms: Terms): void {
  addSharedTerms(ctx, terms);
  ctx.edition.addTerms(ctx, terms);
}

export function termsOf(state: CoreState, seat: Seat, w: Weights): Terms {
  const terms = noTerms();
  addTerms(contextOf(state, seat, w), terms);
  return terms;
}

/** A solo opponent plays by no evaluation: what it has, and what it usually gets each time round. Nothing without one. */
export function automaValue(state: CoreState, w: Weights): number {
  if (!isSolo(state)) return 0;
  const s = state as State;
  const laps = tilesLeft(s) / s.players.length;
  return score(s).seats[s.players.length - 1].total + w.automaLap * laps;
}

const scratch = noTerms();

export function evaluateByHand(state: CoreState, seat: Seat, w: Weights): number {
  clearTerms(scratch);
  addTerms(contextOf(state, seat, w), scratch);
  return sumOfTerms(scratch);
}
