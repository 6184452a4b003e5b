import type { Refusal } from '@drover/engine';
import { money, type Ground } from './at.ts';
import { cardName, discName, tileName } from './names.ts';
import { spaceName, spaceNamed } from './places.ts';

/** Why not, in a sentence. */

/** A place of the sea or the railroad, a post, a harbour, a tile: whatever only the edition knows. */
export type OwnName = (refusal: Refusal, id: string) => string | null;

export function refusalWords(g: Ground, refusal: Refusal, ownName: OwnName): string {
  const { need = 0, have = 0, what = '', from = '' } = refusal;
  return g.words.refusals[refusal.code]({
    edition: g.edition,
    what: refusal.code === 'not-asked' || refusal.code === 'malformed' ? '' : named(g, refusal, what, ownName),
    from: named(g, refusal, from, ownName),
    need,
    have,
    cost: money(g, need),
    purse: money(g, have),
  });
}

/** What the engine names by an id or in plain English. */
function named(g: Ground, refusal: Refusal, what: string, ownName: OwnName): string {
  if (what === '') return '';
  if (what.includes('>'))
    return what
      .split('>')
      .map((place) => named(g, refusal, place, ownName))
      .join(' > ');
  const { c, words } = g;
  const own = ownName(refusal, what);
  if (own !== null) return own;
  if (what in c.cardId) return cardName(g, what);
  const tile = tileName(g, what);
  if (tile !== null) return tile;
  if (c.buildings.some(({ id }) => id === what)) return words.names.building(what);
  if (c.discSpaces.some(({ id }) => id === what)) return discName(g, what);
  if (c.auxiliaries.some(({ id }) => id === what))
    return words.names.auxiliary(words.names.auxiliaries[what as keyof typeof words.names.auxiliaries]);
  const space = spaceNamed(g, what);
  return space < 0 ? wanted(g, what) : spaceName(g, space);
}

/** Cards that are wanted but not there, as the engine describes them. */
function wanted(g: Ground, what: string): string {
  const { words, edition } = g;
  const { wanted: said } = words;
  const breeding = /^(starting sheep|animal) with breeding value (\d+)$/.exec(what);
  if (breeding !== null)
    return breeding[1] === 'animal' ? said.breeding(edition, Number(breeding[2])) : said.starter(Number(breeding[2]));
  if (what in said.things) return said.things[what as keyof typeof said.things](edition);
  if (what in words.names.stacks) return words.names.stack(what as keyof typeof words.names.stacks);
  return words.grammar.or(what.split(' or ').map((id) => cardName(g, id)));
}
