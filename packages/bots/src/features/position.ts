import { answers, tiles } from '@drover/engine';
import type { EvaluationContext } from '../position/context.ts';
import type { Distances } from '../position/distance.ts';
import { handTotal } from '../position/flock.ts';
import type { FeatureWriter } from './writer.ts';

/** How far the game is, and what the seat has. */

export function gameFeatures({ s, left, visits }: EvaluationContext, out: FeatureWriter): void {
  const n = s.players.length;
  out.put(left, 'left');
  out.put(left * left, 'left squared');
  out.put(visits / 5, 'visits');
  out.put(Math.min(1, visits), 'a visit');
  out.flag(s.ending >= 0, 'ending');
  out.flag(n === 3, 'three players');
  out.flag(n === 4, 'four players');
  const { mind } = s.players[n - 1];
  out.flag(mind !== null, 'solo');
  out.put(mind === null ? 0 : left, 'solo, left');
  out.put(mind === null ? 0 : mind.next / 8, 'automa, next delivery');
  out.put(mind === null ? 0 : mind.discs / 15, 'automa, discs');
  out.flag(mind !== null && mind.difficulty === 'hard', 'automa, hard');
  out.flag(mind !== null && mind.difficulty === 'easy', 'automa, easy');
  out.put(s.turn / n / 20, 'round');
}

const PURSES = [2, 4, 6, 9, 13, 18];
/** By how many; the first worker is always there. */
const WORKERS = ['', '', 'second worker', 'third worker', 'fourth worker', 'fifth worker'];
const WORKERS_LEFT = WORKERS.map((name) => `${name}, left`);

export function playerFeatures(ctx: EvaluationContext, { dist, lap, away }: Distances, out: FeatureWriter): void {
  const { s, c, me, seat, left } = ctx;
  const steps = answers.stepLimit(ctx, seat);
  const permanent = answers.permanentCertificates(ctx, seat);
  out.put(me.money / 20, 'money');
  for (const purse of PURSES) out.put(Math.min(me.money, purse) / purse, 'money up to', purse);
  out.put((me.money / 20) * left, 'money, left');
  out.put(Math.min(3, me.tokens) / 2, 'tokens');
  out.put(c.certificateTrack[me.certificates] / 3, 'certificates');
  out.put(permanent / 2, 'permanent certificates');
  out.put(permanent * left, 'permanent certificates, left');
  let hired = 0;
  for (let row = 0; row < me.workers.length; row++) {
    const count = me.workers[row];
    const worker = c.workers[row];
    hired += count - 1;
    for (let place = 2; place <= 5; place++) {
      out.flag(count >= place, WORKERS[place], worker);
      out.put(count >= place ? left : 0, WORKERS_LEFT[place], worker);
    }
  }
  out.put(hired / 5, 'hired');
  out.put(dist / 12, 'steps to go');
  out.put(dist / lap, 'share of the lap to go');
  out.put(dist / steps / 5, 'turns to go');
  out.put(Math.ceil(dist / steps) / 5, 'whole turns to go');
  out.flag(me.at < 0, 'not placed');
  out.flag(me.at === c.end, 'at the end of the trail');
  out.put(steps / 6, 'step limit');
  let rival = lap;
  for (let other = 0; other < s.players.length; other++) {
    const { at } = s.players[other];
    if (other !== seat && at >= 0 && away[at] < rival) rival = away[at];
  }
  out.put(rival / lap, 'nearest rival');
  for (let space = 0; space < c.discSpaces.length; space++) {
    const cleared = c.discSpaces[space].count - me.discs[space];
    out.put(cleared, 'cleared', c.discSpaces, space);
    out.put(cleared * left, 'cleared, left', c.discSpaces, space);
  }
  out.put(me.hazards.length / 4, 'hazards');
  out.put(me.area.length / 4, 'cards in the area');
}

export function flockFeatures(ctx: EvaluationContext, out: FeatureWriter): void {
  const { c, me, seat, flock: f, total, left, facts, edition } = ctx;
  out.put(f.size / 20, 'cards');
  out.put(f.strength / 10, 'strength');
  out.put(total / 10, 'expected value');
  out.put((total / 10) * left, 'expected value, left');
  out.put(f.vp / 20, 'points of cards');
  out.put(f.objectives.length / 4, 'objectives');
  for (let card = 0; card < c.cards.length; card++)
    if (!facts.isObjective[card]) out.put(f.copies[card] / 3, 'copies', c.cards, card);
  const shown = handTotal(facts, me.hand, 0);
  let others = 0;
  let wool = 0;
  for (const card of me.hand)
    if (card >= 0 && facts.breedOf[card] < 0) others++;
    else if (card >= 0) wool += facts.wool[card];
  const all = shown + answers.permanentCertificates(ctx, seat) + c.certificateTrack[me.certificates];
  out.put(shown / 10, 'value in hand');
  out.put(all / 15, 'value in hand with certificates');
  out.put(edition.bestDelivery(ctx, Math.floor(all)) / 10, 'best delivery with the hand');
  out.put(me.hand.length / 6, 'hand');
  out.put(others / 3, 'other cards in hand');
  out.put(wool / 10, 'wool in hand');
}

const standing = new Uint8Array(16);

export function buildingFeatures({ s, c, me, seat, left }: EvaluationContext, out: FeatureWriter): void {
  standing.fill(0);
  let count = 0;
  for (const space of c.buildingSpaces) {
    const tile = s.trail[space];
    if (!answers.isOwn(tile, seat)) continue;
    standing[tiles.numberOf(tile)] = 1;
    count++;
  }
  const kinds = c.buildings.length / 2;
  for (let number = 0; number < kinds; number++) {
    const side = s.sides[number];
    const here = standing[number] > 0;
    out.flag(here, 'building', number + 1);
    out.put(here ? left : 0, 'building, left', number + 1);
    out.put(here && side === 1 ? left : 0, 'building, other side, left', number + 1);
  }
  out.put(count / 4, 'buildings');
  out.put(me.supply.length / 10, 'buildings not built');
}
