import { labelled, plural, tally } from '../text.ts';
import { masterWords, objectiveWords, points, type Master } from './effects.ts';
import { cardNames, hazardName } from './names.ts';
import { money, type Table } from './table.ts';

/** Markets, foresight and objectives as text. */

/** A market of rows with a price each, and a token that closes one of them; slots hold a tile + 1, or 0. */
export function marketRows(
  at: Table,
  costs: readonly number[],
  slots: readonly number[],
  name: (tile: number) => string,
): string[] {
  const width = slots.length / costs.length;
  const prices = costs.map((cost, row) => `row ${row + 1}, ${money(at, cost)}`);
  const priceWidth = Math.max(...prices.map(({ length }) => length));
  const cell = Math.max(...slots.map((slot) => (slot === 0 ? 4 : name(slot - 1).length)));
  return prices.map((price, row) => {
    const lying = slots
      .slice(row * width, (row + 1) * width)
      .map((slot) => (slot === 0 ? ' -- ' : name(slot - 1)).padEnd(cell));
    const token = row === at.s.tokenRow ? `   < ${at.words.token}` : '';
    return `    ${price.padEnd(priceWidth)}   ${lying.join('  ')}${token}`.trimEnd();
  });
}

/** The animals for sale; `more` is said after them. */
export function stockLines(at: Table, label: string, more: readonly string[] = []): string[] {
  const kinds = at.s.market.flatMap((count, card) => Array.from({ length: count }, () => card));
  const lying = kinds.length === 0 ? 'none' : tally(cardNames(at, kinds));
  return labelled(label, [lying, `${at.s.marketStack.length} in the stack`, ...more].join('; '));
}

/** Worker, hazard or any other tile of a bag by its number; null where it is none of those two. */
export function bagTile(at: Table, tile: number, firstHazard: number): string | null {
  const { c } = at;
  if (tile < 0) return 'empty';
  if (tile < c.workers.length) return c.workers[tile];
  return tile < firstHazard
    ? null
    : `${hazardName(at, tile - firstHazard)} (${points(c.hazards[tile - firstHazard].vp)})`;
}

export const foresightLines = (name: string | number, shown: readonly string[], bag: readonly number[]): string[] =>
  labelled(`Foresight ${name}`, `${shown.join(' and ')}; ${plural(bag.length, 'tile')} in the bag`);

export function objectiveLines(at: Table): string[] {
  const { s, c } = at;
  const display = s.objectives.map((card) => `${c.cards[card].id}  ${objectiveWords(at, card)}`);
  return [...display, `${s.objectiveStack.length} in the stack`].flatMap((line, i) =>
    labelled(i === 0 ? 'Objectives' : '', line),
  );
}

/** The master tiles still lying beside harbours or stations; -1 where there is none. */
export const masterLines = (at: Table, masters: readonly Master[], lying: readonly number[]): string[] =>
  lying
    .filter((tile) => tile >= 0)
    .flatMap((tile, i) => labelled(i === 0 ? 'Masters' : '', `${masters[tile].id}  ${masterWords(at, masters[tile])}`));
