import type { Seat } from '@drover/engine';
import { money, points, type NzAt } from '../trail/at.ts';
import { effectWords, postName } from '../trail/effects.ts';
import type { Own } from '../trail/explain.ts';
import { certificateWords, counted, type Belongings } from '../trail/players.ts';
import { harbourName, pairName, seaName } from './things.ts';

/** What a player of New Zealand has besides what both editions know. */
export function nzBelongings(at: NzAt, seat: Seat): Belongings {
  const { c, s, words } = at;
  const { counts, headings, names } = words;
  const player = s.players[seat];
  const cleared = (spaces: readonly number[]): number => spaces.filter((space) => player.discs[space] === 0).length;
  const wool = player.permanentWool + cleared(c.woolSpaces);
  const pathfinder = `${names.pathfinder(player.pathfinder)} (${points(at, c.pathfinderVp[player.pathfinder])})`;
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
        counted(
          at,
          c.pairs.map((_, pair) => pairName(at, pair)),
          player.storehouses,
        ),
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
      [headings.ship, seaName(at, player.ship)],
    ],
    tiles: [...player.bonusTiles.map(() => names.bonusTile), ...player.harbourmasters.map(() => names.harbourmaster)],
    delivery: (post) => postName(at, post),
  };
}

export const nzOwn = (at: NzAt): Own => ({
  hazardCard: (hazard) => effectWords(at, { do: 'take', card: at.c.hazardCard[at.c.hazards[hazard].section] }),
  belongings: (seat) => nzBelongings(at, seat),
});
