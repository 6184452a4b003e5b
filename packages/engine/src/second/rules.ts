import { beginAutomaTurn } from '../automa/turn.ts';
import type { Seat } from '../core/state.ts';
import type { TrailRules } from '../trail/types.ts';
import { secondCounts, type SecondCountable } from './counts.ts';
import { beginKansasCity, jobColumns } from './kansas-city.ts';
import { samCard, samInKansasCity, samSteps } from './sam/turn.ts';
import { playerOf, type SecondContext } from './state.ts';
import { takeStationMaster } from './stations.ts';

/** What is the Second Edition's own in the rules both editions share. */

function stepLimit(p: SecondContext, seat: Seat): number {
  const { stepLimit: base, stepLeft, stepRight } = p.c.tables;
  const players = p.c.players as 2 | 3 | 4;
  const { discs } = playerOf(p, seat);
  const [left, right] = p.c.stepSpaces;
  return base[players] + (discs[left!] === 0 ? stepLeft[players] : 0) + (discs[right!] === 0 ? stepRight[players] : 0);
}

/** As a place on the track. A limit needs those before it to be cleared too. */
function certificateLimit(p: SecondContext, seat: Seat): number {
  const { discs } = playerOf(p, seat);
  const { certificateLimit: first, certificateLimitsCleared } = p.c.tables.tracks;
  let cleared = 0;
  while (cleared < p.c.certificateSpaces.length && discs[p.c.certificateSpaces[cleared]!] === 0) cleared++;
  return p.c.certificateTrack.indexOf(cleared === 0 ? first : certificateLimitsCleared[cleared - 1]!);
}

const slotOf = (p: Pick<SecondContext, 's' | 'c'>, worker: number, row: number): number => {
  const width = jobColumns(p);
  for (let slot = row * width; slot < (row + 1) * width; slot++) if (p.s.jobs[slot] === worker + 1) return slot;
  return -1;
};

export const secondRules: TrailRules<SecondContext> = {
  stepLimit,
  feeless: () => false,
  neutralActions: (p, building) => p.c.neutral[building]!.front,
  arrival: 'kansas-city',
  arrive: beginKansasCity,
  askOnFirstTurn: () => undefined,
  automa: {
    turn: beginAutomaTurn,
    steps: samSteps,
    card: samCard,
    arrive: samInKansasCity,
  },
  masters: {
    at: (p, station) => p.s.stationMasters[station]!,
    placeName: (p, station) => p.c.stations[station]!.id,
    take: takeStationMaster,
  },
  replacedOpens: false,
  lastTurnsDraw: true,
  certificateLimit,
  permanentCertificates: (p: SecondContext, seat) => playerOf(p, seat).permanentCertificates,
  deliveries: (p: SecondContext, seat) => playerOf(p, seat).cities.reduce((sum, discs) => sum + discs, 0),
  certificatesMoved: () => undefined,
  gainGold: () => undefined,
  siteRefusal: () => null,
  placed: () => undefined,
  hazardTaken: () => undefined,
  // The tables hold nothing that is not counted: see SecondEffect.
  countOf: (p, seat, of) => secondCounts[of as SecondCountable](p, seat),
  hasJob: (p, worker, row) => slotOf(p, worker, row) >= 0,
  jobRowClosed: (p, row) => row === p.s.tokenRow,
  takeJob: (p, worker, row) => void (p.s.jobs[slotOf(p, worker, row)] = 0),
};
