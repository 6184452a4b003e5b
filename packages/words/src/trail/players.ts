import { FULL, soloOpponent, tiles, type Seat } from '@drover/engine';
import { pieces, present, tally, type AnyPlayer, type At } from './at.ts';
import { automaCardWords } from './automa.ts';
import { objectiveWords } from './effects.ts';
import { buildingOf, cardList, cardOf, discName, hazardKind, workerAt } from './names.ts';
import { placeName, spaceName } from './places.ts';
import { difficultyName, firstDeliveryWords } from './solo.ts';

/** A player with everything in front of them. */

/** What an edition adds to it. */
export interface Belongings {
  /** Money and the like. */
  readonly purse: readonly string[];
  readonly tracks: readonly string[];
  /** Whatever else lies on the board or was placed elsewhere, by label. */
  readonly more: readonly (readonly [label: string, text: string])[];
  /** Tiles taken, hazards apart. */
  readonly tiles: readonly string[];
  /** A place that a solo opponent delivers to, by its id. */
  delivery(place: string): string;
}

export function playerLines(at: At, seat: Seat, own: Belongings): string[] {
  const { s, words, edition } = at;
  const { grammar, headings, topics } = words;
  const player = s.players[seat];
  const line = (label: string, text: string | null): string => grammar.label(label, text || words.pieces.none);
  const taken = [
    ...player.hazards.map((hazard) => words.names.hazard(hazardKind(at, hazard))),
    ...own.tiles,
    ...(player.token ? [topics['market-token'](edition)] : []),
  ];
  const owned = [
    line(headings.workers, player.workers.map((n, worker) => words.counts.workers(workerAt(at, worker), n)).join(', ')),
    line(headings.buildings, built(at, seat).join(', ')),
    line(headings.buildingsLeft, player.supply.map((number) => buildingOf(at, seat, number).id).join(', ')),
    ...own.more.map(([label, text]) => line(label, text)),
    ...(taken.length === 0 ? [] : [line(headings.tiles, tally(at, taken))]),
    ...player.area.map((card) => words.grammar.label(cardOf(at, card), objectiveWords(at, card))),
  ];
  if (player.mind !== null)
    return [pieces(at, [placeName(at, player.at), ...own.tracks])!, ...mindLines(at, player, own), ...owned];
  return [
    pieces(at, [...own.purse, placeName(at, player.at)])!,
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
function cardLines(at: At, player: AnyPlayer): string[] {
  const { grammar, headings, pieces: said } = at.words;
  const seen = player.stack.length - player.known;
  const top = player.stack.slice(seen).reverse();
  const below = player.stack.slice(0, seen).reverse();
  const hidden = player.unseen !== null;
  const order =
    at.s.viewer === FULL
      ? headings.fromTop(below.map((card) => cardOf(at, card)).join(', '))
      : headings.anyOrder(cardList(at, below));
  const stack = pieces(at, [
    top.length === 0 ? null : headings.onTop(top.map((card) => cardOf(at, card)).join(', ')),
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
function mindLines(at: At, player: AnyPlayer, own: Belongings): string[] {
  const { words, s } = at;
  const { automa, grammar, headings } = words;
  const { difficulty, deck, seen, speciality, next, discs } = player.mind!;
  const toCome = s.viewer === FULL ? [...deck].reverse() : deck;
  return present([
    pieces(at, [
      automa.plays(difficultyName(at, difficulty)),
      firstDeliveryWords(at, s, own.delivery),
      automa.specialistIn(workerAt(at, speciality)),
      automa.nextDelivery(own.delivery(soloOpponent(s).deliveries[next].id)),
      automa.discsLeft(discs),
    ]),
    automa.cardsToCome(deck.length),
    ...toCome.map((card) => automa.card(card, automaCardWords(at, card))),
    seen.length === 0 ? null : automa.seen(seen.join(', ')),
    grammar.label(headings.owns, cardList(at, [...player.stack, ...player.discard]) || words.pieces.none),
  ]);
}

export const handLimit = ({ c }: At, { discs }: AnyPlayer): number =>
  c.handSpaces.reduce((limit, space) => limit + c.discSpaces[space].count - discs[space], c.handLimit);

/** `certificates 0 of 3`, and the permanent ones. */
export function certificateWords(at: At, seat: Seat, permanent: number): string[] {
  const { c, s, words } = at;
  return present([
    words.headings.certificatesOf(
      c.certificateTrack[s.players[seat].certificates],
      c.certificateTrack[c.rules.certificateLimit(at, seat)],
    ),
    permanent > 0 ? words.counts.permanentCertificates(permanent) : null,
  ]);
}

function discsLeft(at: At, player: AnyPlayer): string {
  return at.c.discSpaces
    .flatMap(({ id }, space) => {
      const n = player.discs[space];
      return n === 0 ? [] : [n === 1 ? discName(at, id) : at.words.counts.several(n, discName(at, id))];
    })
    .join(', ');
}

function built(at: At, seat: Seat): string[] {
  const { s, c, words } = at;
  return c.buildingSpaces.flatMap((space) => {
    const tile = s.trail[space];
    return tiles.isPrivate(tile) && tiles.ownerOf(tile) === seat
      ? [words.pieces.on(buildingOf(at, seat, tiles.numberOf(tile)).id, spaceName(at, space))]
      : [];
  });
}

/** Whoever has something somewhere, with how often; null where nobody has. */
export function ownersOf(at: At, count: (seat: Seat) => number): string | null {
  const owners = at.s.order.flatMap((seat) => {
    const n = count(seat);
    return n === 0 ? [] : [n === 1 ? at.who(seat) : at.words.pieces.ownerTimes(at.who(seat), n)];
  });
  return owners.length === 0 ? null : owners.join(', ');
}

/** Names with how often each was done. */
export const counted = (at: At, names: readonly string[], counts: readonly number[]): string =>
  names
    .flatMap((name, i) => (counts[i] === 0 ? [] : [counts[i] === 1 ? name : at.words.counts.several(counts[i], name)]))
    .join(', ');
