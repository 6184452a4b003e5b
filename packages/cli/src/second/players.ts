import { plural } from '../text.ts';
import { OUTLAWS } from '../trail/names.ts';
import { certificates, counted, playerLines, type Belongings } from '../trail/players.ts';
import { money } from '../trail/table.ts';
import { cityName, railName } from './places.ts';
import type { SecondTable } from './words.ts';

export const secondPlayerLines = (at: SecondTable, seat: number): string[] =>
  playerLines(at, seat, belongings(at, seat));

function belongings(at: SecondTable, seat: number): Belongings {
  const { c } = at;
  const player = at.s.players[seat];
  const engine = `engine at ${railName(c, c.rail[player.engine].id)}`;
  return {
    purse: [money(at, player.money), plural(player.tokens, 'exchange token')],
    tracks: player.automa ? [engine] : [certificates(at, seat, player.permanentCertificates), engine],
    board: [],
    placed: [
      [
        'deliveries',
        counted(
          c.cities.map(({ id }) => cityName(id)),
          player.cities,
        ),
      ],
      [
        'stations',
        counted(
          c.stations.map(({ id }) => id),
          player.stations,
        ),
      ],
    ],
    tiles: [
      ...player.outlaws.flatMap((count, colour) => Array.from({ length: count }, () => OUTLAWS[colour])),
      ...player.stationMasters.map((tile) => `station master ${c.stationMasters[tile].id}`),
    ],
  };
}
