import { HIDDEN, tiles } from '@drover/engine';
import { anA, countsOf, listed, seatName } from '../text.ts';
import type { Table } from './table.ts';

/** What things are called at the table. */

/** A solo opponent goes by its name. */
export const seatOf = ({ s, words }: Table, seat: number): string =>
  s.players[seat].automa ? words.automa.name : seatName(seat);

/** `: Seat 1, Sarah (2 times)`, or nothing where nobody has anything. */
export function ownersOf(at: Table, count: (seat: number) => number): string {
  const owners = at.s.order.flatMap((seat) =>
    count(seat) === 0 ? [] : [`${seatOf(at, seat)}${count(seat) > 1 ? ` (${count(seat)} times)` : ''}`],
  );
  return owners.length === 0 ? '' : `: ${owners.join(', ')}`;
}

export const cardName = ({ c, words }: Table, id: string): string => words.cardName(c, id);

/** The same in a sentence: `a Merino`, `objective o07`. */
export function aCard(at: Table, id: string): string {
  const name = cardName(at, id);
  return /\d$/.test(name) ? name : anA(name);
}

/** Several cards in a sentence: `2 Merino and a Lincoln`. */
export function someCards(at: Table, ids: readonly string[]): string {
  return listed([...countsOf(ids)].map(([id, n]) => (n === 1 ? aCard(at, id) : `${n} ${cardName(at, id)}`)));
}

export const cardNames = (at: Table, cards: readonly number[]): string[] =>
  cards.map((card) => (card === HIDDEN ? 'hidden' : cardName(at, at.c.cards[card].id)));

/** A disc space of the player board. */
export const discName = ({ words }: Table, id: string): string =>
  words.discs[id] ?? (id.startsWith('aux-') ? `auxiliary ${id.slice('aux-'.length)}` : id);

export const hazardName = ({ c, words }: Table, hazard: number): string => words.hazards[c.hazards[hazard].section];

export const OUTLAWS = ['green outlaw', 'orange outlaw'];

/** A worker, hazard or outlaw by the name the engine has for the tile; null for any other tile. */
export function tileName(at: Table, id: string): string | null {
  if (at.c.workers.includes(id)) return id;
  const hazard = at.c.hazards.findIndex((info) => info.id === id);
  if (hazard >= 0) return hazardName(at, hazard);
  return id.endsWith('-outlaw') ? id.replace('-', ' ') : null;
}

/** The side of a building number that this seat uses. */
export function buildingOf({ s, c }: Table, seat: number, number: number) {
  const side = c.automaSide >= 0 && s.players[seat].automa ? c.automaSide : s.sides[number];
  return c.buildings[number * 2 + side];
}

/** What lies on a trail space, in a few words; null where nothing does. */
export function lyingOn(at: Table, space: number): string | null {
  const tile = at.s.trail[space];
  if (tiles.isHazard(tile)) return hazardName(at, tiles.hazardOf(tile));
  if (tiles.isOutlaw(tile)) return OUTLAWS[tiles.outlawOf(tile)];
  if (!tiles.isPrivate(tile)) return null;
  const owner = tiles.ownerOf(tile);
  return `${buildingOf(at, owner, tiles.numberOf(tile)).id} of ${seatOf(at, owner)}`;
}

/** A place on the trail with what lies there: `A2 (3b of Seat 1)`. */
export function placeName(at: Table, space: number): string {
  const { s, c, words } = at;
  if (space < 0) return 'not on the trail yet';
  if (space === c.end) return words.end;
  if (space === c.start) return 'the start';
  const { id } = c.spaces[space];
  const tile = s.trail[space];
  if (tiles.isNeutral(tile)) {
    const building = c.neutral[tiles.neutralOf(tile)].id;
    return building === id ? `building ${id}` : `building ${building} on ${id}`;
  }
  const lying = lyingOn(at, space);
  if (lying === null) return id;
  return tiles.isPrivate(tile) ? `${id} (${lying})` : `the ${lying} on ${id}`;
}

export const placeNamed = (at: Table, id: string): string =>
  placeName(
    at,
    at.c.spaces.findIndex((space) => space.id === id),
  );

/** `at building C`, `not on the trail yet`. */
export const standsAt = (at: Table, space: number): string => `${space < 0 ? '' : 'at '}${placeName(at, space)}`;

/** Whatever on the table asks or gives something, by the name the engine has for it. */
export function sourceName(at: Table, source: string): string {
  const { c, words } = at;
  if (source in c.cardId) return cardName(at, source);
  if (c.neutral.some(({ id }) => id === source) || c.buildings.some(({ id }) => id === source))
    return `building ${source}`;
  if (c.auxiliaries.some(({ id }) => id === source)) return 'the auxiliary action';
  const [worker, space] = source.split('-');
  if (space !== undefined && c.workers.includes(worker)) return `space ${space} of the ${worker} row`;
  if (source.startsWith('automa-')) return `card ${source.slice('automa-'.length)} of ${words.automa.name}`;
  if (source === 'exchange') return 'an exchange token';
  return words.sourceName(c, source) ?? source;
}
