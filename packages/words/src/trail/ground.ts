import { tiles, type Effect } from '@drover/engine';
import { money, pieces, points, present, type At } from './at.ts';
import { landWords } from './choices.ts';
import { effectWords } from './effects.ts';
import { buildingAt, hazardKind, workerAt } from './names.ts';

/** The tiles of the trail explained, and the spaces they lie on. */

/** What comes with a hazard besides its points. */
export type ComesWith = (hazard: number) => string | null;

const actionLines = (at: At, actions: readonly Effect[]): string[] => actions.map((effect) => effectWords(at, effect));

export function buildingLines(at: At, building: At['c']['buildings'][number]): string[] {
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
export function neutralLines(at: At, neutral: number): string[] {
  const now = at.c.rules.neutralActions(at, neutral);
  const { back } = at.c.neutral[neutral];
  return [
    ...actionLines(at, now),
    ...(back === null || back === now ? [] : [at.words.about.turnedOver(at.words.grammar.list(actionLines(at, back)))]),
  ];
}

export function hazardLines(at: At, hazard: number, comesWith: ComesWith): string[] {
  const { fee, vp } = at.c.hazards[hazard];
  const { about, pieces: said } = at.words;
  const card = comesWith(hazard);
  return present([
    about.hazards[hazardKind(at, hazard)],
    pieces(at, [said.fee(money(at, fee)), said.scores(points(at, vp))]),
    card === null ? null : said.immediate(card),
  ]);
}

export function spaceLines(at: At, space: number, comesWith: ComesWith): string[] {
  const { s, words } = at;
  const here = s.order.filter((seat) => s.players[seat].at === space).map((seat) => at.who(seat));
  return [...groundLines(at, space, comesWith), ...(here.length === 0 ? [] : [words.pieces.here(here)])];
}

/** What lies on a space, or what may come to lie there. */
function groundLines(at: At, space: number, comesWith: ComesWith): string[] {
  const { s, c, words, edition } = at;
  const { about, pieces: said } = words;
  const tile = s.trail[space];
  if (space === c.end) return [about.end(edition)];
  if (space === c.start) return [about.start(edition)];
  if (tiles.isNeutral(tile)) return neutralLines(at, tiles.neutralOf(tile));
  if (tiles.isHazard(tile)) return hazardLines(at, tiles.hazardOf(tile), comesWith);
  const bounty = 'outlawSpaces' in c ? c.outlawRewards[c.outlawSpaces.indexOf(space)] : undefined;
  const reward = bounty === undefined ? [] : [said.bounty(effectWords(at, bounty))];
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
