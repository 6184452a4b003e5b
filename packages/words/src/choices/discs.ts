import type { TableContext } from '../context/context.ts';
import { money, pieces, present } from '../context/format.ts';
import { discName } from '../names/tiles.ts';
import { plain, type Choice } from './choice.ts';

/** The disc that goes somewhere: what it clears, and what that costs or brings. */
export function discWords(at: TableContext, disc: number): string[] {
  const { id, cost, gain } = at.c.discSpaces[disc];
  const { pieces: said } = at.words;
  return present([
    said.clears(discName(at, id)),
    cost > 0 ? said.costs(money(at, cost)) : null,
    gain > 0 ? said.brings(money(at, gain)) : null,
  ]);
}

/** Which disc goes somewhere, once it is said where to. */
export const discChoice = (at: TableContext, disc: number): Choice =>
  plain(at.words.labels.clear(discName(at, at.c.discSpaces[disc].id)), pieces(at, discWords(at, disc).slice(1)));
