import { beginAutomaTurn } from '../automa/turn.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import type { Countable } from '../effects/effect.ts';
import { pushEffect, type TrailRules } from '../trail/types.ts';
import { ownBuildings } from '../trail/walking.ts';
import { sarahInWellington, sarahSteps } from './sarah/turn.ts';
import { storehousesPlaced, takeHarbourmaster } from './sea.ts';
import { playerOf, SHEPHERD, type NzPlay } from './state.ts';
import { certificateLimit, certificatesMoved, gainGold } from './tracks.ts';
import { beginWellington } from './wellington.ts';

/** What is New Zealand's own in the rules both editions share. */

function countOf(p: NzPlay, seat: Seat, of: Countable): number {
  const player = playerOf(p, seat);
  switch (of) {
    case 'lush-building':
      return ownBuildings(p, seat).filter((space) => p.c.spaces[space]!.lush).length;
    case 'storehouse':
      return storehousesPlaced(player);
    case 'shepherd':
      return player.workers[SHEPHERD]!;
    case 'hazard':
      return player.hazards.length;
    case 'objective':
      return player.area.length;
    default:
      return 0;
  }
}

function stepLimit(p: NzPlay, seat: Seat): number {
  const player = playerOf(p, seat);
  const base = p.c.tables.setup.stepLimit[p.s.players.length as keyof typeof p.c.tables.setup.stepLimit];
  return base + (player.discs[p.c.stepSpace] === 0 ? 1 : 0) + player.stepTile;
}

/** Some building spaces open with pathfinder progress. */
function siteRefusal(p: NzPlay, seat: Seat, space: number): Refusal | null {
  const needed = p.c.spaces[space]!.gate;
  const { pathfinder } = playerOf(p, seat);
  return needed > pathfinder ? refuse('gate-closed', 'NZ-X5', needed, pathfinder, p.c.spaces[space]!.id) : null;
}

export const nzRules: TrailRules = {
  stepLimit,
  feeless: (p: NzPlay, seat) => playerOf(p, seat).feeless,
  neutralActions(p: NzPlay, building) {
    const { front, back } = p.c.neutral[building]!;
    return p.s.flipped && back !== null ? back : front;
  },
  arrival: 'wellington',
  arrive: beginWellington,
  firstTurn: ['first-disc'],
  automa: {
    turn: beginAutomaTurn,
    steps: sarahSteps,
    card: (p: NzPlay, card) => p.c.tables.sarah.cards[card]!,
    arrive: sarahInWellington,
  },
  masters: {
    at: (p: NzPlay, harbour) => p.s.harbourmasters[harbour]!,
    placeName: (p: NzPlay, harbour) => p.c.medium[harbour]!.id,
    take: takeHarbourmaster,
  },
  replacedOpens: true,
  lastTurnsDraw: false,
  certificateLimit,
  certificatesMoved,
  gainGold,
  siteRefusal,
  /** A nugget is for a new building, not for a replacement. */
  placed(p: NzPlay, seat, space, isNew) {
    if (isNew && p.c.spaces[space]!.nugget) gainGold(p, seat, 1);
  },
  /** The card that belongs to the hazard may come along; a solo opponent leaves nothing. */
  hazardTaken(p: NzPlay, seat, hazard, source) {
    const will = p.c.readings.hazardCardForced || playerOf(p, seat).automa ? 'must' : 'free';
    pushEffect(p, seat, { do: 'take', card: p.c.hazardCard[p.c.hazards[hazard]!.section]! }, will, source);
  },
  countOf,
  hasJob: (p: NzPlay, worker, row) => p.s.jobs[worker * p.c.jobCosts.length + row] !== 0,
  jobRowClosed: () => false,
  takeJob: (p: NzPlay, worker, row) => void (p.s.jobs[worker * p.c.jobCosts.length + row] = 0),
};
