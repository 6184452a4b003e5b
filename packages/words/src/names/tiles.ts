import { tiles } from '@drover/engine';
import type { GameContext, TableContext } from '../context/context.ts';
import { points } from '../context/format.ts';
import type { Name } from '../pack/name.ts';
import { HAZARDS, OUTLAWS, type DiscId, type Hazard, type Worker } from '../pack/ids.ts';

/** What workers, hazards, outlaws, buildings and disc spaces are called. */

export const workerAt = ({ c }: GameContext, worker: number): Worker => c.workers[worker] as Worker;

export const hazardKind = ({ edition, c }: GameContext, hazard: number): Hazard =>
  HAZARDS[edition][c.hazards[hazard].section];

/** A worker, hazard or outlaw by the name the engine has for the tile; null for any other tile. */
export function tileName(g: GameContext, id: string): Name | null {
  const { c, words } = g;
  if (c.workers.includes(id)) return words.names.worker(id as Worker);
  const hazard = c.hazards.findIndex((info) => info.id === id);
  if (hazard >= 0) return words.names.hazard(hazardKind(g, hazard));
  const outlaw = OUTLAWS.find((colour) => id === `${colour}-outlaw`);
  return outlaw === undefined ? null : words.names.outlaw(outlaw);
}

/** A tile of the bags by number: workers, then outlaws where there are any, then hazards. */
export function bagTileName(g: GameContext, tile: number): Name {
  const { c, words } = g;
  if (tile < c.workers.length) return words.names.worker(workerAt(g, tile));
  const outlaw = tile - c.workers.length;
  if (outlaw < c.outlawFees.length) return words.names.outlaw(OUTLAWS[outlaw]);
  const hazard = outlaw - c.outlawFees.length;
  return words.names.worth(words.names.hazard(hazardKind(g, hazard)), points(g, c.hazards[hazard].vp));
}

/** The side of a building number that this seat uses. */
export function buildingOf({ s, c }: TableContext, seat: number, number: number) {
  const side = c.automaSide >= 0 && s.players[seat]?.automa ? c.automaSide : s.sides[number];
  return c.buildings[number * 2 + side];
}

export const buildingAt = (at: TableContext, tile: number) => buildingOf(at, tiles.ownerOf(tile), tiles.numberOf(tile));

/** What a disc clears: a text, to be quoted. */
export const discName = ({ words }: GameContext, id: string): string => words.names.discs[id as DiscId];
