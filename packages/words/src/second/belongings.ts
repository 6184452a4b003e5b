import type { Seat } from '@drover/engine';
import { OUTLAWS } from '../pack/ids.ts';
import { money, type SecondAt } from '../trail/at.ts';
import { railName } from '../trail/automa.ts';
import type { Own } from '../trail/explain.ts';
import { certificateWords, counted, type Belongings } from '../trail/players.ts';
import { cityName, cityNamed, stationName } from './things.ts';

/** What a player of the Second Edition has besides what both editions know. */
export function secondBelongings(at: SecondAt, seat: Seat): Belongings {
  const { c, s, words } = at;
  const { counts, headings, names } = words;
  const player = s.players[seat];
  return {
    purse: [money(at, player.money), counts.tokens(player.tokens)],
    tracks: player.automa ? [] : certificateWords(at, seat, player.permanentCertificates),
    more: [
      [headings.engine, railName(at, c.rail[player.engine].id)],
      [
        headings.deliveries,
        counted(
          at,
          c.cities.map((_, city) => cityName(at, city)),
          player.cities,
        ),
      ],
      [
        headings.stations,
        counted(
          at,
          c.stations.map((_, station) => stationName(at, station)),
          player.stations,
        ),
      ],
    ],
    tiles: [
      ...player.outlaws.flatMap((n, colour) => Array.from({ length: n }, () => names.outlaw(OUTLAWS[colour]))),
      ...player.stationMasters.map(() => names.stationMaster),
    ],
    delivery: cityNamed,
  };
}

export const secondOwn = (at: SecondAt): Own => ({
  hazardCard: () => null,
  belongings: (seat) => secondBelongings(at, seat),
});
