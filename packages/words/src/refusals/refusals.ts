import type { Refusal, RefusalCode } from '@drover/engine';
import type { GameContext } from '../context/context.ts';
import { money } from '../context/format.ts';
import { cardName } from '../names/cards.ts';
import { spaceName, spaceNamed } from '../names/places.ts';
import type { AuxiliaryId, DiscId } from '../pack/ids.ts';
import type { Name } from '../pack/name.ts';
import { tileName } from '../names/tiles.ts';

/** Why not, in a sentence. */

/** A place of the sea or the railroad, a post, a harbour, a tile: whatever only the edition knows. */
export type OwnName = (refusal: Refusal, id: string) => Name | null;

export function refusalWords(g: GameContext, refusal: Refusal, ownName: OwnName): string {
  const { need = 0, have = 0, what = '', from = '' } = refusal.facts;
  const name = (id: string): Name | null => (id === '' ? null : named(g, refusal, id, ownName));
  const silent = refusal.code === 'not-asked' || refusal.code === 'malformed';
  // The layers of the engine add codes of their own: all of them together are the codes there are.
  return g.words.refusals[refusal.code as RefusalCode]({
    edition: g.edition,
    what: silent || what.includes('>') ? null : name(what),
    from: name(from),
    way: what.includes('>') ? what.split('>').map((place) => named(g, refusal, place, ownName)) : [],
    need,
    have,
    cost: money(g, need),
    purse: money(g, have),
  });
}

/** What the engine names by an id. */
function named(g: GameContext, refusal: Refusal, what: string, ownName: OwnName): Name {
  const { c, words } = g;
  const own = ownName(refusal, what);
  if (own !== null) return own;
  if (what in c.cardId) return cardName(g, what);
  const tile = tileName(g, what);
  if (tile !== null) return tile;
  if (c.buildings.some(({ id }) => id === what)) return words.names.building(what);
  if (c.discSpaces.some(({ id }) => id === what)) return words.names.disc(what as DiscId);
  if (c.auxiliaries.some(({ id }) => id === what)) return words.names.auxiliary(what as AuxiliaryId);
  const space = spaceNamed(g, what);
  return space < 0 ? wanted(g, what, refusal.facts.need) : spaceName(g, space);
}

/** Cards that are wanted but not there; animals may need a breeding value. */
function wanted(g: GameContext, what: string, need: number | undefined): Name {
  const { words, edition } = g;
  const { wanted: said } = words;
  if (need !== undefined && what === 'starter') return said.starter(need);
  if (need !== undefined && what === 'animal') return said.breeding(edition, need);
  if (what in said.things) return said.things[what as keyof typeof said.things](edition);
  if (what in words.names.stacks) return words.names.stack(what as keyof typeof words.names.stacks);
  return words.grammar.anyOf(what.split('|').map((id) => cardName(g, id)));
}
