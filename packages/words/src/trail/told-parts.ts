import { OUTLAWS } from '../pack/ids.ts';
import type { AnyEvent, At } from './at.ts';
import { effectWords } from './effects.ts';
import { row, type Happening } from './happening.ts';
import { cardIdList, cardName, discName, tileName } from './names.ts';
import { spaceName, spaceNamed } from './places.ts';

/** Parts of the story that take more than a word: deliveries, foresight, cards gained. */

/** A delivery, with the disc that went there: from the player board, or from where it lay before. */
export function deliveryWords(
  at: At,
  who: string,
  to: string,
  disc: string | null,
  elsewhere: (id: string) => string,
): string {
  const { events } = at.words;
  if (disc === null) return events.delivered(who, to);
  return at.c.discSpaces.some(({ id }) => id === disc)
    ? events.deliveredClearing(who, to, discName(at, disc))
    : events.deliveredMoving(who, to, elsewhere(disc));
}

/** Where a tile of foresight went. */
export function foresightWords(at: At, who: string, tile: string, to: string): string {
  const { events } = at.words;
  const where: Readonly<Record<string, string>> = {
    'job-market': events.jobMarket,
    'bonus-market': events.bonusMarket,
    out: events.outOfTheGame,
  };
  return events.foresightTo(who, tile, where[to] ?? spaceName(at, spaceNamed(at, to)));
}

export function acquired(
  at: At,
  happening: Happening & { readonly event: Extract<AnyEvent, { type: 'acquired' }> },
): string | null {
  const { event, events, who } = happening;
  const { events: say } = at.words;
  if (event.from === 'market') {
    if (events.some(({ type }) => type === 'bought')) return event.onto === 'stack' ? say.boughtOnStack(who) : null;
    const cards = row(happening, 'acquired', ({ from }) => from === 'market')?.map(({ card }) => card);
    if (cards === undefined) return null;
    return (event.onto === 'stack' ? say.tookFromMarketOnStack : say.tookFromMarket)(who, cardIdList(at, cards));
  }
  const card = cardName(at, event.card);
  if (event.from === 'stack') return say.tookUnseen(who, card);
  if (event.onto === 'discard') return say.took(who, card);
  return (event.onto === 'stack' ? say.tookOnStack : say.tookIntoHand)(who, card);
}

/** The printed action a building was used for, counted from 1; null for the risk action beside it. */
export function usedAction(at: At, source: string, action: number): string | null {
  const neutral = at.c.neutral.findIndex(({ id }) => id === source);
  const effects =
    neutral < 0
      ? (at.c.buildings.find(({ id }) => id === source)?.actions ?? [])
      : at.c.rules.neutralActions(at, neutral);
  const effect = effects[action - 1];
  return effect === undefined ? null : effectWords(at, effect);
}

/** What foresight shows now; a tile of an edition's own goes by `own`. */
export const shownTiles = (
  at: At,
  shown: readonly (string | null)[],
  own: (tile: string) => string = (tile) => tile,
): string[] => shown.map((tile) => (tile === null ? at.words.pieces.nothing : (tileName(at, tile) ?? own(tile))));

export const outlawNamed = (at: At, outlaw: string, space: string): string => {
  const number = 'outlawSpaces' in at.c ? at.c.outlawSpaces.indexOf(spaceNamed(at, space)) + 1 : 0;
  return at.words.places.outlawOn(
    OUTLAWS.find((colour) => outlaw.startsWith(colour))!,
    number,
  );
};
