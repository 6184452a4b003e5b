import { tiles, type Effect } from '@drover/engine';
import type { TableContext } from '../context/context.ts';
import { money, pieces, points } from '../context/format.ts';
import { effectWords } from '../effects/effects.ts';
import { landWords } from '../effects/land.ts';
import { masterWords } from '../effects/masters.ts';
import { objectiveWords } from '../effects/objectives.ts';
import { cardList, cardOf } from '../names/cards.ts';
import { placeName, spaceName } from '../names/places.ts';
import { bagTileName, buildingAt } from '../names/tiles.ts';
import { capital } from '../pack/capital.ts';
import type { AnyMaster } from '../pack/engine-types.ts';

/** The table in words, section by section: for screen readers, and for terminals. */

export interface Section {
  readonly heading: string;
  readonly lines: string[];
}

export const section = (heading: string, lines: readonly string[]): Section => ({
  heading: capital(heading),
  lines: lines.map(capital),
});

/** Every location in the order of the trail with what it offers or asks, then the empty building spaces. */
export function trailSection(at: TableContext): Section {
  const { c, s, words } = at;
  const locations = c.spaces.flatMap((_, space) =>
    s.trail[space] === 0 && space !== c.end && space !== c.start ? [] : [locationLine(at, space)],
  );
  const empty = c.buildingSpaces.filter((space) => s.trail[space] === 0);
  const land = empty.map((space) => {
    const marks = landWords(at, space);
    return marks.length === 0 ? spaceName(at, space).alone : `${spaceName(at, space).alone} (${marks.join(', ')})`;
  });
  return section(words.headings.trail, [
    ...locations,
    words.grammar.label(words.headings.emptySpaces, land.join(', ') || words.pieces.none),
  ]);
}

function locationLine(at: TableContext, space: number): string {
  const { c, s, words } = at;
  const { pieces: said } = words;
  const tile = s.trail[space];
  const actions = (effects: readonly Effect[]): string[] => effects.map((effect) => effectWords(at, effect));
  const here = s.order.filter((seat) => s.players[seat].at === space).map(at.who);
  const parts = [
    ...(tiles.isNeutral(tile) ? actions(c.rules.neutralActions(at, tiles.neutralOf(tile))) : []),
    ...(tiles.isPrivate(tile)
      ? [feeWords(at, buildingAt(at, tile).fee), ...actions(buildingAt(at, tile).actions), ...landWords(at, space)]
      : []),
    ...(tiles.isHazard(tile)
      ? [feeWords(at, c.hazards[tiles.hazardOf(tile)].fee), points(at, c.hazards[tiles.hazardOf(tile)].vp)]
      : []),
    ...(tiles.isOutlaw(tile) ? [feeWords(at, c.outlawFees[tiles.outlawOf(tile)])] : []),
    here.length === 0 ? null : said.here(here),
  ];
  const text = pieces(at, parts);
  return text === null ? placeName(at, space).alone : words.grammar.label(placeName(at, space).alone, text);
}

const feeWords = (at: TableContext, fee: number): string | null =>
  fee === 0 ? null : at.words.pieces.fee(money(at, fee));

/** The animals for sale. */
export function animalMarketLine(at: TableContext, more: readonly string[] = []): string {
  const { s, words, edition } = at;
  const kinds = s.market.flatMap((n, card) => Array.from({ length: n }, () => card));
  return words.grammar.label(
    words.topics['animal-market'](edition).alone,
    pieces(at, [cardList(at, kinds) || words.pieces.none, words.pieces.inStack(s.marketStack.length), ...more])!,
  );
}

/** A market of rows with a price each; slots hold a tile + 1, or 0. */
export function marketRows(
  at: TableContext,
  costs: readonly number[],
  slots: readonly number[],
  name: (tile: number) => string,
): string[] {
  const width = slots.length / costs.length;
  const { grammar, pieces: said } = at.words;
  return costs.flatMap((cost, row) => {
    const lying = slots.slice(row * width, (row + 1) * width).filter((slot) => slot > 0);
    const closed = row === at.s.tokenRow;
    if (lying.length === 0 && !closed) return [];
    const text = pieces(at, [...lying.map((slot) => name(slot - 1)), closed ? said.closed : null]);
    return [grammar.label(said.row(row + 1, money(at, cost)), text!)];
  });
}

export const foresightLine = (at: TableContext, name: string, shown: readonly string[], left: number): string =>
  at.words.grammar.label(
    at.words.headings.foresight(name),
    pieces(at, [shown.join(', ') || at.words.pieces.none, at.words.pieces.inBag(left)])!,
  );

export const shownTileNames = (at: TableContext, shown: readonly number[]): string[] =>
  shown.filter((tile) => tile >= 0).map((tile) => bagTileName(at, tile).alone);

export const objectiveLines = (at: TableContext): string[] => [
  ...at.s.objectives.map((card) => at.words.grammar.label(cardOf(at, card).alone, objectiveWords(at, card))),
  at.words.grammar.label(at.words.headings.display, at.words.pieces.inStack(at.s.objectiveStack.length)),
];

/** The master tile still lying beside a harbour or station; -1 where there is none. */
export const masterThere = (at: TableContext, masters: readonly AnyMaster[], tile: number): string | null =>
  tile < 0 ? null : at.words.pieces.masterThere(masterWords(at, masters[tile]));
