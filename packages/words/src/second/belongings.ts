import type { Seat } from '@drover/engine';
import { money } from '../context/format.ts';
import type { Belongings } from '../context/context.ts';
import { OUTLAWS } from '../pack/ids.ts';
import { certificateWords, counted } from '../table/players.ts';
import type { SecondTableContext } from './context.ts';
import { cityName, railName, stationName } from './names.ts';

/** What a player of the Second Edition has besides what every edition has. */
export function secondBelongings(at: SecondTableContext, seat: Seat): Belongings {
  const { c, s, words } = at;
  const { counts, headings, names } = words;
  const player = s.players[seat];
  return {
    purse: [money(at, player.money), counts.tokens(player.tokens)],
    tracks: player.automa ? [] : certificateWords(at, seat, player.permanentCertificates),
    more: [
      [headings.engine, railName(at, c.rail[player.engine].id).alone],
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
      ...player.outlaws.flatMap((n, colour) => Array.from({ length: n }, () => names.outlaw(OUTLAWS[colour]).alone)),
      ...player.stationMasters.map(() => names.master('second').alone),
    ],
  };
}
