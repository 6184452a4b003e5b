import { tiles, type Effect } from '@drover/engine';
import type { TableContext } from '../context/context.ts';
import { money, pieces, points, present } from '../context/format.ts';
import { effectWords } from '../effects/effects.ts';
import { landWords } from '../effects/land.ts';
import { buildingAt, hazardKind, workerAt } from '../names/tiles.ts';

/** The tiles of the trail explained, and the spaces they lie on. */

const actionLines = (at: TableContext, actions: readonly Effect[]): string[] =>
  actions.map((effect) => effectWords(at, effect));

export function buildingLines(at: TableContext, building: TableContext['c']['buildings'][number]): string[] {
  const { pieces: said } = at.words;
  return [
    pieces(at, [
      said.needs(workerAt(at, 1), building.craftsmen),
      points(at, building.vp),
      building.fee > 0 ? said.fee(money(at, building.fee)) : said.noFee,
    ])!,
    ...actionLines(at, building.actions),
  ];
}

/** What it offers now, and what once the neutral buildings are turned over. */
export function neutralLines(at: TableContext, neutral: number): string[] {
  const now = at.c.rules.neutralActions(at, neutral);
  const { back } = at.c.neutral[neutral];
  return [
    ...actionLines(at, now),
    ...(back === null || back === now ? [] : [at.words.about.turnedOver(at.words.grammar.list(actionLines(at, back)))]),
  ];
}

export function hazardLines(at: TableContext, hazard: number): string[] {
  const { fee, vp } = at.c.hazards[hazard];
  const { about, pieces: said } = at.words;
  const card = at.own.hazardCard(at, hazard);
  return present([
    about.hazards[hazardKind(at, hazard)],
    pieces(at, [said.fee(money(at, fee)), said.scores(points(at, vp))]),
    card === null ? null : said.immediate(card),
  ]);
}

export function spaceLines(at: TableContext, space: number): string[] {
  const { s, words } = at;
  const here = s.order.filter((seat) => s.players[seat].at === space).map(at.who);
  return [...groundLines(at, space), ...(here.length === 0 ? [] : [words.pieces.here(here)])];
}

/** What lies on a space, or what may come to lie there. */
function groundLines(at: TableContext, space: number): string[] {
  const { s, c, words, edition } = at;
  const { about, pieces: said } = words;
  const tile = s.trail[space];
  if (space === c.end) return [about.end[edition]];
  if (space === c.start) return [about.start(edition)];
  if (tiles.isNeutral(tile)) return neutralLines(at, tiles.neutralOf(tile));
  if (tiles.isHazard(tile)) return hazardLines(at, tiles.hazardOf(tile));
  const bounty = at.own.bounty(at, space);
  const reward = bounty === null ? [] : [said.bounty(effectWords(at, bounty))];
  if (tiles.isOutlaw(tile)) return [about.outlaw, said.fee(money(at, c.outlawFees[tiles.outlawOf(tile)])), ...reward];
  if (tiles.isPrivate(tile))
    return [
      said.owner(at.who(tiles.ownerOf(tile))),
      ...buildingLines(at, buildingAt(at, tile)),
      ...landWords(at, space),
      about.otherBuilding,
    ];
  if (c.buildingSpaces.includes(space)) return [about.emptySpace, ...landWords(at, space)];
  return reward.length > 0 ? [about.emptyOutlaw, ...reward] : [about.emptyHazard];
}
