import { FULL, tiles } from '@drover/engine';
import { bold, labelled, listed, plural, tally } from '../text.ts';
import { automaLines } from './automa.ts';
import { objectiveWords } from './effects.ts';
import { buildingOf, cardNames, discName, hazardName, seatOf, standsAt } from './names.ts';
import type { AnyPlayer, Table } from './table.ts';

/** A player with everything in front of them as text. */

/** What an edition adds to it. */
export interface Belongings {
  /** Money and the like, for the first line. */
  readonly purse: readonly string[];
  readonly tracks: readonly string[];
  /** What is left on the player board besides discs, by label. */
  readonly board: readonly (readonly [string, string])[];
  /** Discs placed by delivering, by label. */
  readonly placed: readonly (readonly [string, string])[];
  /** Tiles taken, hazards apart. */
  readonly tiles: readonly string[];
}

export function playerLines(at: Table, seat: number, own: Belongings): string[] {
  const { s, c, words } = at;
  const player = s.players[seat];
  const place = standsAt(at, player.at);
  const taken = [
    ...player.hazards.map((hazard) => hazardName(at, hazard)),
    ...own.tiles,
    ...(player.token ? [`the ${words.token}`] : []),
  ];
  const owned = [
    ...labelled('workers', c.workers.map((worker, type) => plural(player.workers[type], worker)).join(', ')),
    ...labelled('buildings', buildings(at, seat)),
    ...own.placed.flatMap(([label, text]) => labelled(label, text)),
    ...(taken.length === 0 ? [] : labelled('tiles', tally(taken))),
    ...player.area.flatMap((card, i) =>
      labelled(i === 0 ? 'objectives' : '', `${c.cards[card].id}  ${objectiveWords(at, card)}`),
    ),
  ];
  const name = bold(seatOf(at, seat).toUpperCase());
  if (player.mind !== null)
    return [`${name}  ${place}`, ...automaLines(at, seat), ...labelled('tracks', own.tracks.join(', ')), ...owned];
  const tracks = [
    ...own.tracks,
    `up to ${c.rules.stepLimit(at, seat)} steps${c.rules.feeless(at, seat) ? ' without fees' : ''}`,
    `hand of ${handLimit(at, player)}`,
  ];
  return [
    `${name}  ${own.purse.join(', ')}; ${place}`,
    ...cards(at, player),
    ...labelled('tracks', tracks.join(', ')),
    ...labelled('discs', discs(at, player)),
    ...own.board.flatMap(([label, text]) => labelled(label, text)),
    ...owned,
  ];
}

/** `0 of 3 certificates and 1 permanent`. */
export function certificates({ c, ...at }: Table, seat: number, permanent: number): string {
  const limit = c.certificateTrack[c.rules.certificateLimit({ c, ...at }, seat)];
  const now = c.certificateTrack[at.s.players[seat].certificates];
  return `${now} of ${limit} certificates${permanent > 0 ? ` and ${permanent} permanent` : ''}`;
}

/** Names with how often each was done: `0 (2 times) and 1`. */
export function counted(names: readonly string[], counts: readonly number[]): string {
  const done = names.flatMap((name, i) =>
    counts[i] === 0 ? [] : [`${name}${counts[i] > 1 ? ` (${counts[i]} times)` : ''}`],
  );
  return done.length === 0 ? 'none' : listed(done);
}

/** A hidden hand is only counted, and so is a stack; what lies openly on top of one is named. */
function cards(at: Table, player: AnyPlayer): string[] {
  const top = player.stack.slice(player.stack.length - player.known).reverse();
  const below = player.stack.slice(0, player.stack.length - player.known).reverse();
  const hidden = player.unseen !== null;
  const rest = hidden
    ? `${below.length} hidden`
    : at.s.viewer === FULL
      ? `from the top: ${cardNames(at, below).join(', ')}`
      : `in some order: ${tally(cardNames(at, below).reverse())}`;
  const stack = [
    ...(top.length === 0 ? [] : [`on top ${cardNames(at, top).join(', ')}`]),
    ...(below.length === 0 ? [] : [rest]),
  ];
  return [
    ...labelled(`hand (${player.hand.length})`, hidden ? 'hidden' : tally(cardNames(at, player.hand))),
    ...labelled(`stack (${player.stack.length})`, stack.join('; ')),
    ...labelled(`discard (${player.discard.length})`, tally(cardNames(at, player.discard))),
    ...(player.inPlay.length === 0 ? [] : labelled('in play', cardNames(at, player.inPlay).join(', '))),
  ];
}

const handLimit = ({ c }: Table, { discs }: AnyPlayer): number =>
  c.handSpaces.reduce((limit, space) => limit + c.discSpaces[space].count - discs[space], c.handLimit);

function discs(at: Table, player: AnyPlayer): string {
  const left = at.c.discSpaces.flatMap(({ id }, space) => {
    const count = player.discs[space];
    return count === 0 ? [] : [`${count > 1 ? `${count} ` : ''}${discName(at, id)}`];
  });
  return left.length === 0 ? 'none left' : left.join(', ');
}

function buildings(at: Table, seat: number): string {
  const { s, c } = at;
  const built = c.buildingSpaces.flatMap((space) => {
    const tile = s.trail[space];
    return tiles.isPrivate(tile) && tiles.ownerOf(tile) === seat
      ? [`${buildingOf(at, seat, tiles.numberOf(tile)).id} on ${c.spaces[space].id}`]
      : [];
  });
  const left = s.players[seat].supply.map((number) => buildingOf(at, seat, number).id);
  return `${built.length === 0 ? 'none built' : built.join(', ')}; ${left.length === 0 ? 'none' : left.join(' ')} left`;
}
