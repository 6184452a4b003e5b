import { beginAutomaTurn } from '../automa/turn.ts';
import type { Seat } from '../core/state.ts';
import type { TrailRefusal } from '../trail/refusal.ts';
import { pushEffect, type TrailRules } from '../trail/types.ts';
import { nzCounts, type NzCountable } from './counts.ts';
import { refuse } from './refusal.ts';
import { sarahInWellington, sarahSteps } from './sarah/turn.ts';
import { takeHarbourmaster } from './sea.ts';
import { playerOf, type NzContext } from './state.ts';
import { certificateLimit, certificatesMoved, gainGold, permanentCertificates } from './tracks.ts';
import { beginWellington } from './wellington.ts';

/** What is New Zealand's own in the rules both editions share. */

function stepLimit(p: NzContext, seat: Seat): number {
  const player = playerOf(p, seat);
  const base = p.c.tables.setup.stepLimit[p.s.players.length as keyof typeof p.c.tables.setup.stepLimit];
  return base + (player.discs[p.c.stepSpace] === 0 ? 1 : 0) + player.stepTile;
}

/** Some building spaces open with pathfinder progress. */
function siteRefusal(p: NzContext, seat: Seat, space: number): TrailRefusal | null {
  const needed = p.c.spaces[space]!.gate;
  const { pathfinder } = playerOf(p, seat);
  return needed > pathfinder
    ? refuse('gate-closed', 'NZ-X5', { need: needed, have: pathfinder, what: p.c.spaces[space]!.id })
    : null;
}

export const nzRules: TrailRules<NzContext> = {
  stepLimit,
  feeless: (p, seat) => playerOf(p, seat).feeless,
  neutralActions(p, building) {
    const { front, back } = p.c.neutral[building]!;
    return p.s.flipped && back !== null ? back : front;
  },
  arrival: 'wellington',
  arrive: beginWellington,
  askOnFirstTurn: (p, seat) => p.s.agenda.push({ task: 'first-disc', seat }),
  automa: {
    turn: beginAutomaTurn,
    steps: sarahSteps,
    card: (p, card) => p.c.tables.sarah.cards[card]!,
    arrive: sarahInWellington,
  },
  masters: {
    at: (p, harbour) => p.s.harbourmasters[harbour]!,
    placeName: (p, harbour) => p.c.medium[harbour]!.id,
    take: takeHarbourmaster,
  },
  replacedOpens: true,
  lastTurnsDraw: false,
  certificateLimit,
  permanentCertificates: (p: NzContext, seat) => permanentCertificates(p.c, playerOf(p, seat)),
  /** Wool is delivered too, but not in Wellington. */
  deliveries: (p: NzContext, seat) =>
    playerOf(p, seat).posts.reduce((sum, discs, post) => sum + (p.c.posts[post]!.wool ? 0 : discs), 0),
  certificatesMoved,
  gainGold,
  siteRefusal,
  /** A nugget is for a new building, not for a replacement. */
  placed(p, seat, space, isNew) {
    if (isNew && p.c.spaces[space]!.nugget) gainGold(p, seat, 1);
  },
  /** The card that belongs to the hazard may come along; a solo opponent leaves nothing. */
  hazardTaken(p, seat, hazard, source) {
    const will = p.c.readings.hazardCardForced || playerOf(p, seat).automa ? 'must' : 'free';
    pushEffect(p, seat, { do: 'take', card: p.c.hazardCard[p.c.hazards[hazard]!.section]! }, will, source);
  },
  // The tables hold nothing that is not counted: see NzEffect.
  countOf: (p, seat, of) => nzCounts[of as NzCountable](p, seat),
  hasJob: (p, worker, row) => p.s.jobs[worker * p.c.jobCosts.length + row] !== 0,
  jobRowClosed: () => false,
  takeJob: (p, worker, row) => void (p.s.jobs[worker * p.c.jobCosts.length + row] = 0),
};
