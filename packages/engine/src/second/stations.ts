import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/state.ts';
import type { Effect } from '../effects/effect.ts';
import { offerAppointment } from '../effects/appoint.ts';
import { effectChoice } from '../effects/rule.ts';
import { anyDiscFits, clearDisc, discRefusal, eachDisc } from '../trail/discs.ts';
import { spend } from '../trail/money.ts';
import { pushEffect, type EffectRule } from '../trail/types.ts';
import { refuse, type SecondRule } from './refusal.ts';
import { playerOf, type SecondContext } from './state.ts';
import type { SecondTask } from './tasks.ts';

/** Train stations and their masters. */

type BehindEffect = Extract<Effect, { do: 'station-behind' }>;

/** `with` is a disc space of the board, or FROM_STATION + a station when no disc of the board can be placed. */
export interface UpgradeMove {
  do: 'upgrade';
  station: number;
  with: number;
}

export const FROM_STATION = 100;

/** Discs on stations can be moved when the board has none that can go. */
export function eachStationDisc(p: SecondContext, seat: Seat, except: number, visit: (disc: number) => void): void {
  playerOf(p, seat).stations.forEach((count, station) => {
    if (count > 0 && station !== except) visit(FROM_STATION + station);
  });
}

export function stationDiscRefusal(p: SecondContext, seat: Seat, disc: number, rule: SecondRule): Refusal | null {
  const station = disc - FROM_STATION;
  return playerOf(p, seat).stations[station] === 0
    ? refuse('no-disc-there', rule, { what: p.c.stations[station]!.id })
    : null;
}

export function listUpgrades(p: SecondContext, seat: Seat, station: number, out: UpgradeMove[]): void {
  const { dark, cost } = p.c.stations[station]!;
  const player = playerOf(p, seat);
  if (player.stations[station]! > 0 || cost > player.money) return;
  const before = out.length;
  eachDisc(p, seat, dark, cost, (disc) => out.push({ do: 'upgrade', station, with: disc }));
  if (out.length === before)
    eachStationDisc(p, seat, station, (disc) => out.push({ do: 'upgrade', station, with: disc }));
}

export function stationRefusal(p: SecondContext, seat: Seat, move: UpgradeMove): Refusal | null {
  const { id, dark, cost } = p.c.stations[move.station]!;
  const player = playerOf(p, seat);
  if (player.stations[move.station]! > 0) return refuse('already-upgraded', 'SE-X5', { what: id });
  if (cost > player.money) return refuse('too-dear', 'SE-X5', { need: cost, have: player.money, what: id });
  if (move.with < FROM_STATION) return discRefusal(p, seat, move.with, dark, cost, 'SE-X5');
  return anyDiscFits(p, seat, dark, cost)
    ? refuse('discs-left', 'SE-X5')
    : stationDiscRefusal(p, seat, move.with, 'SE-X5');
}

export function upgradeStation(p: SecondContext, seat: Seat, move: UpgradeMove): void {
  const player = playerOf(p, seat);
  const info = p.c.stations[move.station]!;
  spend(p, seat, info.cost, 'station');
  const moved = move.with >= FROM_STATION;
  if (moved) player.stations[move.with - FROM_STATION] = 0;
  player.stations[move.station] = 1;
  p.log?.push({
    type: 'station',
    seat,
    station: info.id,
    disc: moved ? p.c.stations[move.with - FROM_STATION]!.id : p.c.discSpaces[move.with]!.id,
  });
  if (!moved) clearDisc(p, seat, move.with);
  offerAppointment(p, seat, move.station);
}

/** The engine stopped at a station: a chance to upgrade it, when the moment comes. */
export function offerStation(p: SecondContext, seat: Seat, station: number): void {
  if (station >= 0) p.s.agenda.push({ task: 'offer-station', seat, station });
}

export const stationOffer = {
  run(p: SecondContext, task: SecondTask<'offer-station'>) {
    const possible: UpgradeMove[] = [];
    listUpgrades(p, task.seat, task.station, possible);
    if (possible.length > 0) p.s.agenda.push({ ...task, task: 'station' });
  },
};

export const stationChoice = {
  source: (p: SecondContext, task: SecondTask<'station'>) => p.c.stations[task.station]!.id,
  moves(p: SecondContext, task: SecondTask<'station'>, out: (UpgradeMove | { do: 'forgo' })[]) {
    listUpgrades(p, task.seat, task.station, out as UpgradeMove[]);
    out.push({ do: 'forgo' });
  },
  take(p: SecondContext, task: SecondTask<'station'>, move: UpgradeMove | { do: 'forgo' }) {
    if (move.do === 'forgo') p.log?.push({ type: 'forgone', seat: task.seat, source: p.c.stations[task.station]!.id });
    else upgradeStation(p, task.seat, move);
  },
  refusal(p: SecondContext, task: SecondTask<'station'>, move: UpgradeMove | { do: 'forgo' }) {
    if (move.do !== 'upgrade') return null;
    return move.station === task.station
      ? stationRefusal(p, task.seat, move)
      : refuse('not-there', 'SE-X5', { what: p.c.stations[move.station]!.id });
  },
};

/** The tile goes to the player: its immediate half now, its scoring half at the end. */
export function takeStationMaster(p: SecondContext, seat: Seat, station: number, worker: string): void {
  const tile = p.s.stationMasters[station]!;
  const info = p.c.stationMasters[tile]!;
  p.s.appointed++;
  p.s.stationMasters[station] = -1;
  playerOf(p, seat).stationMasters.push(tile);
  p.log?.push({ type: 'station-master', seat, tile: info.id, worker });
  pushEffect(p, seat, info.gain, 'free', info.id);
}

// ---- building 9b: any station behind the engine ---------------------------------------------------------------------

/** How far along the track a space is; a turnout lies just beyond the space it branches off from. */
export const along = (p: SecondContext, space: number): number => {
  const { turnout, before } = p.c.rail[space]!;
  return turnout ? before[0]! + 0.5 : space;
};

const isBehind = (p: SecondContext, seat: Seat, station: number): boolean =>
  along(p, p.c.stations[station]!.at) < along(p, playerOf(p, seat).engine);

function listBehind(p: SecondContext, seat: Seat, out: UpgradeMove[]): void {
  p.c.stations.forEach((_, station) => {
    if (isBehind(p, seat, station)) listUpgrades(p, seat, station, out);
  });
}

export const stationBehind: EffectRule<BehindEffect, SecondContext> = {
  refusal(p, seat) {
    const out: UpgradeMove[] = [];
    listBehind(p, seat, out);
    return out.length === 0 ? refuse('nothing-to-gain', 'SE-X14') : null;
  },
  run: (p, task) => p.s.agenda.push({ ...task, task: 'station-behind' }),
};

export const stationBehindChoice = effectChoice<SecondContext, SecondTask<'station-behind'>, UpgradeMove>({
  moves: (p, task, out) => listBehind(p, task.seat, out),
  take: (p, task, move) => upgradeStation(p, task.seat, move),
  refusal: (p, task, move) => {
    if (move.do !== 'upgrade') return null;
    return isBehind(p, task.seat, move.station)
      ? stationRefusal(p, task.seat, move)
      : refuse('not-there', 'SE-X14', { what: p.c.stations[move.station]!.id });
  },
});
