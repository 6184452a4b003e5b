import type { Sourced } from '@drover/engine';
import { money } from '../context/format.ts';
import type { ArrowColour } from './names.ts';
import type { Page } from './page.ts';
import { line, type Draft } from './table.ts';

/** Prices by rows, and the arrows of the token that walks down. */

/** Those that do nothing are all the same. */
const ARROWS: Readonly<Record<string, ArrowColour>> = {
  yellow: 'yellow',
  turquoise: 'turquoise',
  red: 'red',
  green: 'green',
};

export function market(
  { g, r }: Page,
  at: Pick<Draft, 'number' | 'name'>,
  costs: Sourced<readonly number[]>,
  arrows: Sourced<readonly string[]> | null,
): Draft {
  const arrowWords = (arrow: string): string => {
    const colour = ARROWS[arrow] ?? 'none';
    return colour === 'yellow' ? r.yellowArrow[g.edition] : r.arrows[colour];
  };
  return {
    ...at,
    columns: arrows === null ? ['row', 'price'] : ['row', 'price', 'arrow'],
    rows: costs.is.map((cost, row) => [
      [line(String(row + 1))],
      [line(money(g, cost), costs)],
      ...(arrows === null ? [] : [[line(arrowWords(arrows.is[row]), arrows)]]),
    ]),
  };
}
