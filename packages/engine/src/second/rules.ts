import { beginAutomaTurn } from '../automa/turn.ts';
import type { Seat } from '../core/state.ts';
import type { Countable } from '../effects/effect.ts';
import type { TrailRules } from '../trail/types.ts';
import { ownBuildings } from '../trail/walking.ts';
import { beginKansasCity, jobColumns } from './kansas-city.ts';
import { samCard, samInKansasCity, samSteps } from './sam/turn.ts';
import { BUILDER, COWBOY, ENGINEER, playerOf, type SecondPlay } from './state.ts';
import { takeStationMaster } from './stations.ts';

/** What is the Second Edition's own in the rules both editions share. */

function countOf(p: SecondPlay, seat: Seat, of: Countable): number {
  const player = playerOf(p, seat);
  switch (of) {
    case 'forest-building':
      return ownBuildings(p, seat).filter((space) => p.c.spaces[space]!.lush).length;
    case 'station':
      return player.stations.reduce((sum, count) => sum + count, 0);
    case 'cowboy':
      return player.workers[COWBOY]!;
    case 'builder':
      return player.workers[BUILDER]!;
    case 'engineer':
      return player.workers[ENGINEER]!;
    case 'hazard':
      return player.hazards.length;
    case 'outlaw-pair':
      return Math.min(player.outlaws[0]!, player.outlaws[1]!);
    case 'objective':
      return player.area.length;
    default:
      return 0;
  }
}

function stepLimit(p: SecondPlay, seat: Seat): number {
  const { stepLimit: base, stepLeft, stepRight } = p.c.tables;
  const players = p.c.players as 2 | 3 | 4;
  const { discs } = playerOf(p, seat);
  const [left, right] = p.c.stepSpaces;
  return base[players] + (discs[left!] === 0 ? stepLeft[players] : 0) + (discs[right!] === 0 ? stepRight[players] : 0);
}

/** As a place on the track. A limit needs those before it to be cleared too. */
function certificateLimit(p: SecondPlay, seat: Seat): number {
  const { discs } = playerOf(p, seat);
  const { certificateLimit: first, certificateLimitsCleared } = p.c.tables.tracks;
  let cleared = 0;
  while (cleared < p.c.certificateSpaces.length && discs[p.c.certificateSpaces[cleared]!] === 0) cleared++;
  return p.c.certificateTrack.indexOf(cleared === 0 ? first : certificateLimitsCleared[cleared - 1]!);
}

const slotOf = (p: SecondPlay, worker: number, row: number): number => {
  const width = jobColumns(p);
  for (let slot = row * width; slot < (row + 1) * width; slot++) if (p.s.jobs[slot] === worker + 1) return slot;
  return -1;
};

export const secondRules: TrailRules = {
  stepLimit,
  feeless: () => false,
  neutralActions: (p: SecondPlay, building) => p.c.neutral[building]!.front,
  arrival: 'kansas-city',
  arrive: beginKansasCity,
  firstTurn: [],
  automa: {
    turn: beginAutomaTurn,
    steps: samSteps,
    card: samCard,
    arrive: samInKansasCity,
  },
  masters: {
    at: (p: SecondPlay, station) => p.s.stationMasters[station]!,
    placeName: (p: SecondPlay, station) => p.c.stations[station]!.id,
    take: takeStationMaster,
  },
  replacedOpens: false,
  lastTurnsDraw: true,
  certificateLimit,
  certificatesMoved: () => undefined,
  gainGold: () => undefined,
  siteRefusal: () => null,
  placed: () => undefined,
  hazardTaken: () => undefined,
  countOf,
  hasJob: (p: SecondPlay, worker, row) => slotOf(p, worker, row) >= 0,
  jobRowClosed: (p: SecondPlay, row) => row === p.s.tokenRow,
  takeJob: (p: SecondPlay, worker, row) => void (p.s.jobs[slotOf(p, worker, row)] = 0),
};
