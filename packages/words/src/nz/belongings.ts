import type { Seat } from '@drover/engine';
import { money, points } from '../context/format.ts';
import type { Belongings } from '../context/context.ts';
import { certificateWords, counted } from '../table/players.ts';
import type { NzTableContext } from './context.ts';
import { numberIn } from '../names/cards.ts';
import { harbourName, postName, seaName } from './names.ts';

/** What a player of New Zealand has besides what every edition has. */
export function nzBelongings(at: NzTableContext, seat: Seat): Belongings {
  const { c, s, words } = at;
  const { counts, headings, names } = words;
  const player = s.players[seat];
  const cleared = (spaces: readonly number[]): number => spaces.filter((space) => player.discs[space] === 0).length;
  const wool = player.permanentWool + cleared(c.woolSpaces);
  const pathfinder = `${names.pathfinder(player.pathfinder).alone} (${points(at, c.pathfinderVp[player.pathfinder])})`;
  const harbours = [...player.houses.map((slot) => Math.min(1, slot)), ...player.medium];
  return {
    purse: [money(at, player.money), counts.gold(player.gold), counts.tokens(player.tokens)],
    tracks: player.automa
      ? [pathfinder]
      : [
          ...certificateWords(at, seat, player.permanentCertificates + cleared(c.certificateSpaces)),
          ...(wool > 0 ? [counts.permanentWool(wool)] : []),
          pathfinder,
        ],
    more: [
      [
        headings.storehouses,
        c.pairs
          .flatMap(({ id }, pair) =>
            player.storehouses[pair] === 0 ? [] : [headings.pair(numberIn(id), player.storehouses[pair])],
          )
          .join(', '),
      ],
      [
        headings.deliveries,
        counted(
          at,
          c.posts.map(({ id }) => postName(at, id)),
          player.posts,
        ),
      ],
      [
        headings.upgrades,
        counted(
          at,
          harbours.map((_, harbour) => harbourName(at, harbour)),
          harbours,
        ),
      ],
      [headings.ship, seaName(at, player.ship).alone],
    ],
    tiles: [
      ...player.bonusTiles.map(() => names.bonusTile.alone),
      ...player.harbourmasters.map(() => names.master('nz').alone),
    ],
  };
}
