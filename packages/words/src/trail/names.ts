import { HIDDEN, tiles } from '@drover/engine';
import { HAZARDS, OUTLAWS, type DiscId, type Hazard, type Worker } from '../pack/ids.ts';
import { points, tally, type At, type Ground } from './at.ts';

/** What cards, tiles and pieces are called. */

/** Breeds and cities have the same names in every language. */
export const properName = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .replace(/^St /, 'St. ');

/** The number in an id: `o07`, `set-3`, `t16`. */
export const numberIn = (id: string): number => Number(/\d+/.exec(id)![0]);

/** A card, or a breed an icon speaks of, by its id. */
export function cardName(g: Ground, id: string): string {
  const { names } = g.words;
  if (id in names.cards) return names.cards[id as keyof typeof names.cards];
  const card = g.c.cards[g.c.cardId[id]];
  if (card === undefined) return properName(id);
  if (id.startsWith('set-')) return bonusCardName(g, id);
  if (card.kind === 'objective')
    return id.startsWith('st') ? names.startingObjective(numberIn(id)) : names.objective(numberIn(id));
  return card.breed === id ? properName(id) : names.worth(properName(card.breed), points(g, card.vp));
}

/** Bonus sheep have a breed; the other sets go by their number. */
function bonusCardName({ c, words: { names } }: Ground, id: string): string {
  const printed = 'bonusCards' in c.tables ? c.tables.bonusCards[id as 'set-1'].name : null;
  if (printed !== null) return printed;
  return c.cards[c.cardId[id]].kind === 'objective'
    ? names.bonusObjective(numberIn(id))
    : names.bonusCard(numberIn(id));
}

export const cardOf = (g: Ground, card: number): string =>
  card === HIDDEN ? g.words.names.hiddenCard : cardName(g, g.c.cards[card].id);

export const cardList = (g: Ground, cards: readonly number[]): string =>
  tally(
    g,
    cards.map((card) => cardOf(g, card)),
  );

export const cardIdList = (g: Ground, ids: readonly string[]): string =>
  tally(
    g,
    ids.map((id) => cardName(g, id)),
  );

export const workerAt = ({ c }: Ground, worker: number): Worker => c.workers[worker] as Worker;

export const hazardKind = ({ edition, c }: Ground, hazard: number): Hazard =>
  HAZARDS[edition][c.hazards[hazard].section];

/** A worker, hazard or outlaw by the name the engine has for the tile; null for any other tile. */
export function tileName(g: Ground, id: string): string | null {
  const { c, words } = g;
  if (c.workers.includes(id)) return words.names.worker(id as Worker);
  const hazard = c.hazards.findIndex((info) => info.id === id);
  if (hazard >= 0) return words.names.hazard(hazardKind(g, hazard));
  const outlaw = OUTLAWS.find((colour) => id === `${colour}-outlaw`);
  return outlaw === undefined ? null : words.names.outlaw(outlaw);
}

/** A tile of the bags by number: workers, then outlaws where there are any, then hazards. */
export function bagTileName(g: Ground, tile: number): string {
  const { c, words } = g;
  if (tile < c.workers.length) return words.names.worker(workerAt(g, tile));
  const outlaw = tile - c.workers.length;
  if (outlaw < c.outlawFees.length) return words.names.outlaw(OUTLAWS[outlaw]);
  const hazard = outlaw - c.outlawFees.length;
  return words.names.worth(words.names.hazard(hazardKind(g, hazard)), points(g, c.hazards[hazard].vp));
}

/** The side of a building number that this seat uses. */
export function buildingOf({ s, c }: At, seat: number, number: number) {
  const side = c.automaSide >= 0 && s.players[seat]?.automa ? c.automaSide : s.sides[number];
  return c.buildings[number * 2 + side];
}

export const buildingAt = (at: At, tile: number) => buildingOf(at, tiles.ownerOf(tile), tiles.numberOf(tile));

export const discName = ({ words }: Ground, id: string): string => words.names.discs[id as DiscId];
