import { FULL, soloOpponent, tiles, type Seat } from '@drover/engine';
import { automaCardWords } from '../automa/cards.ts';
import { difficultyName, firstDeliveryWords } from '../automa/terms.ts';
import type { TableContext } from '../context/context.ts';
import { alone, calledAt, pieces, present, tally } from '../context/format.ts';
import { objectiveWords } from '../effects/objectives.ts';
import { cardList, cardOf } from '../names/cards.ts';
import { placeName, spaceName } from '../names/places.ts';
import { buildingOf, discName, hazardKind, workerAt } from '../names/tiles.ts';
import type { AnyPlayer } from '../pack/engine-types.ts';
import type { Name } from '../pack/name.ts';

/** A player with everything in front of them. */

export function playerLines(at: TableContext, seat: Seat): string[] {
  const own = at.own.belongings(at, seat);
  const { s, words, edition } = at;
  const { grammar, headings, topics } = words;
  const player = s.players[seat];
  const line = (label: string, text: string | null): string => grammar.label(label, text || words.pieces.none);
  const taken = [
    ...player.hazards.map((hazard) => words.names.hazard(hazardKind(at, hazard)).alone),
    ...own.tiles,
    ...(player.token ? [topics['market-token'](edition).alone] : []),
  ];
  const owned = [
    line(headings.workers, player.workers.map((n, worker) => words.counts.workers(workerAt(at, worker), n)).join(', ')),
    line(headings.buildings, built(at, seat).join(', ')),
    line(headings.buildingsLeft, player.supply.map((number) => buildingOf(at, seat, number).id).join(', ')),
    ...own.more.map(([label, text]) => line(label, text)),
    ...(taken.length === 0 ? [] : [line(headings.tiles, tally(at, taken))]),
    ...player.area.map((card) => words.grammar.label(cardOf(at, card).alone, objectiveWords(at, card))),
  ];
  if (player.mind !== null)
    return [pieces(at, [placeName(at, player.at).alone, ...own.tracks])!, ...mindLines(at, player), ...owned];
  return [
    pieces(at, [...own.purse, placeName(at, player.at).alone])!,
    ...cardLines(at, player),
    pieces(at, [
      ...own.tracks,
      headings.stepLimit(at.c.rules.stepLimit(at, seat)),
      at.c.rules.feeless(at, seat) ? words.pieces.noFee : null,
      headings.handLimit(handLimit(at, player)),
    ])!,
    line(headings.discs, discsLeft(at, player)),
    ...owned,
  ];
}

/** A hidden hand is only counted, and so is a stack; what lies openly on top of one is named. */
function cardLines(at: TableContext, player: AnyPlayer): string[] {
  const { grammar, headings, pieces: said } = at.words;
  const seen = player.stack.length - player.known;
  const top = player.stack.slice(seen).reverse();
  const below = player.stack.slice(0, seen).reverse();
  const hidden = player.unseen !== null;
  const order =
    at.s.viewer === FULL
      ? headings.fromTop(below.map((card) => cardOf(at, card).alone).join(', '))
      : headings.anyOrder(cardList(at, below));
  const stack = pieces(at, [
    top.length === 0 ? null : headings.onTop(top.map((card) => cardOf(at, card).alone).join(', ')),
    below.length === 0 ? null : hidden ? headings.hidden : order,
  ]);
  return [
    grammar.label(headings.hand(player.hand.length), hidden ? headings.hidden : cardList(at, player.hand) || said.none),
    grammar.label(headings.stack(player.stack.length), stack ?? said.none),
    grammar.label(headings.discard(player.discard.length), cardList(at, player.discard) || said.none),
    ...(player.inPlay.length === 0 ? [] : [grammar.label(headings.inPlay, cardList(at, player.inPlay))]),
  ];
}

/** Its mind instead of hand and money. The order of its cards is told only where everything is open. */
function mindLines(at: TableContext, player: AnyPlayer): string[] {
  const { words, s } = at;
  const { automa, grammar, headings } = words;
  const { difficulty, deck, seen, speciality, next, discs } = player.mind!;
  const toCome = s.viewer === FULL ? [...deck].reverse() : deck;
  return present([
    pieces(at, [
      automa.plays(difficultyName(at, difficulty)),
      firstDeliveryWords(at, s),
      automa.specialistIn(workerAt(at, speciality)),
      automa.nextDelivery(at.own.delivery(at, soloOpponent(s).deliveries[next].id)),
      automa.discsLeft(discs),
    ]),
    automa.cardsToCome(deck.length),
    ...toCome.map((card) => automa.card(card, automaCardWords(at, card))),
    seen.length === 0 ? null : automa.seen(seen.join(', ')),
    grammar.label(headings.owns, cardList(at, [...player.stack, ...player.discard]) || words.pieces.none),
  ]);
}

export const handLimit = ({ c }: TableContext, { discs }: AnyPlayer): number =>
  c.handSpaces.reduce((limit, space) => limit + c.discSpaces[space].count - discs[space], c.handLimit);

/** `certificates 0 of 3`, and the permanent ones. */
export function certificateWords(at: TableContext, seat: Seat, permanent: number): string[] {
  const { c, s, words } = at;
  return present([
    words.headings.certificatesOf(
      c.certificateTrack[s.players[seat].certificates],
      c.certificateTrack[c.rules.certificateLimit(at, seat)],
    ),
    permanent > 0 ? words.counts.permanentCertificates(permanent) : null,
  ]);
}

function discsLeft(at: TableContext, player: AnyPlayer): string {
  return at.c.discSpaces
    .flatMap(({ id }, space) => {
      const n = player.discs[space];
      return n === 0 ? [] : [n === 1 ? discName(at, id) : at.words.counts.several(n, discName(at, id))];
    })
    .join(', ');
}

function built(at: TableContext, seat: Seat): string[] {
  const { s, c } = at;
  return c.buildingSpaces.flatMap((space) => {
    const tile = s.trail[space];
    return tiles.isPrivate(tile) && tiles.ownerOf(tile) === seat
      ? [`${buildingOf(at, seat, tiles.numberOf(tile)).id} (${spaceName(at, space).alone})`]
      : [];
  });
}

/** Whoever has something somewhere, with how often; null where nobody has. */
export function ownersOf(at: TableContext, count: (seat: Seat) => number): string | null {
  const owners = at.s.order.flatMap((seat) => {
    const n = count(seat);
    return n === 0 ? [] : [n === 1 ? calledAt(at, seat) : at.words.pieces.ownerTimes(at.who(seat), n)];
  });
  return owners.length === 0 ? null : owners.join(', ');
}

/** Names with how often each was done. */
export const counted = (at: TableContext, names: readonly Name[], counts: readonly number[]): string =>
  alone(names)
    .flatMap((name, i) => (counts[i] === 0 ? [] : [counts[i] === 1 ? name : at.words.counts.several(counts[i], name)]))
    .join(', ');
