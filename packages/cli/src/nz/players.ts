import { FULL, type NzPlayer } from '@drover/engine';
import { bold, labelled, listed, plural, tally } from '../text.ts';
import { objectiveWords, points } from './effects.ts';
import { buildingOf, cardNames, discName, hazardName, placeName, seatOf, workerTypes, type Table } from './names.ts';
import { tileAt } from './tiles.ts';

/** A player with everything in front of them as text. */
export function playerLines(at: Table, seat: number): string[] {
  const player = at.s.players[seat];
  const owned = [
    ...labelled(
      'workers',
      workerTypes(at.c)
        .map((worker, type) => `${player.workers[type]} ${worker}`)
        .join(', '),
    ),
    ...labelled('buildings', buildings(at, seat)),
    ...labelled('deliveries', deliveries(at, player)),
    ...tiles(at, player),
    ...player.area.flatMap((card, i) =>
      labelled(i === 0 ? 'objectives' : '', `${at.c.cards[card].id}  ${objectiveWords(at.c, card)}`),
    ),
  ];
  const place = `${player.at < 0 ? '' : 'at '}${placeName(at, player.at)}`;
  const name = bold(seatOf(at, seat).toUpperCase());
  if (player.mind !== null) return [`${name}  ${place}`, ...sarah(at, player), ...owned];
  const money = [`£${player.pounds}`, `${player.gold} gold`, plural(player.tokens, 'exchange token')].join(', ');
  return [
    `${name}  ${money}; ${place}`,
    ...cards(at, player),
    ...labelled('tracks', tracks(at, player)),
    ...labelled('discs', discs(at, player)),
    ...labelled('storehouses', at.c.pairs.map(({ id }, pair) => `${player.storehouses[pair]} in ${id}`).join(', ')),
    ...owned,
  ];
}

/** A hidden hand is only counted, and so is a stack; what lies openly on top of one is named. */
function cards({ s, c }: Table, player: NzPlayer): string[] {
  const top = player.stack.slice(player.stack.length - player.known).reverse();
  const below = player.stack.slice(0, player.stack.length - player.known).reverse();
  const hidden = player.unseen !== null;
  const rest = hidden
    ? `${below.length} hidden`
    : s.viewer === FULL
      ? `from the top: ${cardNames(c, below).join(', ')}`
      : `in some order: ${tally(cardNames(c, below).reverse())}`;
  const stack = [
    ...(top.length === 0 ? [] : [`on top ${cardNames(c, top).join(', ')}`]),
    ...(below.length === 0 ? [] : [rest]),
  ];
  return [
    ...labelled(`hand (${player.hand.length})`, hidden ? 'hidden' : tally(cardNames(c, player.hand))),
    ...labelled(`stack (${player.stack.length})`, stack.join('; ')),
    ...labelled(`discard (${player.discard.length})`, tally(cardNames(c, player.discard))),
    ...(player.inPlay.length === 0 ? [] : labelled('in play', cardNames(c, player.inPlay).join(', '))),
  ];
}

function tracks({ s, c }: Table, player: NzPlayer): string {
  const cleared = (spaces: readonly number[]): number => spaces.filter((space) => player.discs[space] === 0).length;
  const { certificateLimit, certificateLimitCleared } = c.tables.tracks;
  const limit = cleared([c.certificateLimitSpace]) > 0 ? certificateLimitCleared : certificateLimit;
  const certificates = player.permanentCertificates + cleared(c.certificateSpaces);
  const wool = player.permanentWool + cleared(c.woolSpaces);
  const stride = c.tables.setup.stepLimit[s.players.length as 2 | 3 | 4] + cleared([c.stepSpace]) + player.stepTile;
  return [
    `${player.certificates} of ${plural(limit, 'certificate')}${certificates > 0 ? ` and ${certificates} permanent` : ''}`,
    ...(wool > 0 ? [`${wool} permanent wool`] : []),
    `pathfinder ${player.pathfinder} (${points(c.pathfinderVp[player.pathfinder])})`,
    `up to ${stride} steps${player.feeless ? ' without fees' : ''}`,
    `hand of ${c.handLimit + cleared(c.handSpaces)}`,
  ].join(', ');
}

function discs({ c }: Table, player: NzPlayer): string {
  const left = c.discSpaces.flatMap(({ id }, space) => {
    const count = player.discs[space];
    return count === 0 ? [] : [`${count > 1 ? `${count} ` : ''}${discName(id)}`];
  });
  return left.length === 0 ? 'none left' : left.join(', ');
}

function buildings(at: Table, seat: number): string {
  const { s, c } = at;
  const built = c.spaces.flatMap(({ id }, space) => {
    const tile = tileAt(s, space);
    return tile.kind === 'private' && tile.owner === seat ? [`${buildingOf(at, tile.number).id} on ${id}`] : [];
  });
  const left = s.players[seat].supply.map((number) => buildingOf(at, number).id);
  return `${built.length === 0 ? 'none built' : built.join(', ')}; ${left.length === 0 ? 'none' : left.join(' ')} left`;
}

function deliveries({ c }: Table, player: NzPlayer): string {
  const placed = c.posts.flatMap(({ id }, post) => {
    const count = player.posts[post];
    return count === 0 ? [] : [`${id}${count > 1 ? ` (${count} times)` : ''}`];
  });
  return placed.length === 0 ? 'none' : listed(placed);
}

function tiles({ c }: Table, player: NzPlayer): string[] {
  const taken = [
    ...player.hazards.map((hazard) => hazardName(c, hazard)),
    ...player.bonusTiles.map((tile) => c.bonusTiles[tile].id),
    ...player.harbourmasters.map((tile) => `harbourmaster ${c.harbourmasters[tile].id}`),
    ...(player.token ? ['the market token'] : []),
  ];
  return taken.length === 0 ? [] : labelled('tiles', tally(taken));
}

/** Sarah has cards of her own, and no order of them is told. */
function sarah({ c }: Table, player: NzPlayer): string[] {
  const { difficulty, deck, seen, speciality, discs: left } = player.mind!;
  return [
    ...labelled(
      'plays',
      `${difficulty}, as a specialist in ${workerTypes(c)[speciality]}s; ${plural(left, 'disc')} left`,
    ),
    ...labelled(`cards (${deck.length})`, seen.length === 0 ? 'none seen' : `seen ${seen.join(', ')}`),
    ...labelled('tracks', `pathfinder ${player.pathfinder} (${points(c.pathfinderVp[player.pathfinder])})`),
    ...labelled('owns', tally(cardNames(c, [...player.stack, ...player.discard]))),
  ];
}
