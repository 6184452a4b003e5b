import { tiles } from '@drover/engine';
import type { GameContext, TableContext } from '../context/context.ts';
import { HAZARDS, OUTLAWS, type Hazard } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import { numberIn } from './cards.ts';
import { buildingAt, hazardKind } from './tiles.ts';

/** What the places of the trail are called, alone and with what lies there. */

/** The risk spaces behind the sections, by the beginning of their ids. */
const RISKS: Readonly<Record<string, Hazard | 'outlaw'>> = {
  RR: 'rockfall',
  FR: 'flood',
  'FLOOD-R': 'flood',
  'DROUGHT-R': 'drought',
  'ROCKFALL-R': 'rockfall',
  'OUTLAW-R': 'outlaw',
};

/** A building space as short as it goes: `A2`, `BG`; `C-1-2` is `C2`. */
const codeOf = (id: string): string => {
  const parts = id.split('-');
  return parts.length === 1 ? id : `${parts[0]}${parts.at(-1)}`;
};

/** From 1 on; 0 where no outlaw can lie. */
export const outlawNumber = (g: GameContext, space: number): number => g.own.outlawSpaces(g).indexOf(space) + 1;

/** From 1 on in its section; 0 where no hazard can lie. */
const hazardNumber = ({ c }: GameContext, space: number): number =>
  (c.hazardSections.find((spaces) => spaces.includes(space))?.indexOf(space) ?? -1) + 1;

/** The space itself, whatever lies there. */
export function spaceName(g: GameContext, space: number): Name {
  const { c, words, edition } = g;
  const { places, names } = words;
  if (space === c.start) return places.start;
  if (space === c.end) return names.end(edition);
  const section = c.hazardSections.findIndex((spaces) => spaces.includes(space));
  if (section >= 0) return places.hazard(HAZARDS[edition][section], hazardNumber(g, space));
  const outlaw = outlawNumber(g, space);
  if (outlaw > 0) return places.outlaw(outlaw);
  const { id } = c.spaces[space];
  const risk = Object.keys(RISKS).find((begins) => id.startsWith(begins));
  return risk === undefined ? places.space(codeOf(id)) : places.risk(RISKS[risk], numberIn(id));
}

/** A place with the tile that lies there; `-1` is where everybody begins. */
export function placeName(at: TableContext, space: number): Name {
  const { s, c, words } = at;
  const { places } = words;
  if (space < 0) return places.nowhere;
  const tile = s.trail[space];
  const { id } = c.spaces[space];
  if (tiles.isNeutral(tile)) {
    const letter = c.neutral[tiles.neutralOf(tile)].id;
    return letter === id ? places.neutral(letter) : places.neutralOn(letter, id);
  }
  if (tiles.isHazard(tile)) return places.hazardOn(hazardKind(at, tiles.hazardOf(tile)), hazardNumber(at, space));
  if (tiles.isOutlaw(tile)) return places.outlawOn(OUTLAWS[tiles.outlawOf(tile)], outlawNumber(at, space));
  if (!tiles.isPrivate(tile)) return spaceName(at, space);
  const building = buildingAt(at, tile).id;
  const owner = tiles.ownerOf(tile);
  const who = at.who(owner);
  if (owner === at.actor && who.is !== 'you') return places.ownBuilding(building, spaceName(at, space));
  return places.building(building, who, spaceName(at, space));
}

export const spaceNamed = ({ c }: GameContext, id: string): number => c.spaces.findIndex((space) => space.id === id);

export const placeNamed = (at: TableContext, id: string): Name => placeName(at, spaceNamed(at, id));

/** Several places on a way, none where there are none. */
export const placeNames = (at: TableContext, spaces: readonly number[]): Name[] =>
  spaces.map((space) => placeName(at, space));
