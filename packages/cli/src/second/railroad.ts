import { labelled, labelledColumns, plural } from '../text.ts';
import { points } from '../trail/effects.ts';
import { masterLines } from '../trail/markets.ts';
import { ownersOf, seatOf } from '../trail/names.ts';
import { money } from '../trail/table.ts';
import { cityName, railName } from './places.ts';
import type { SecondTable } from './words.ts';

/** Engines, stations and cities as text, with whoever has a disc there. */
export function railroadLines(at: SecondTable): string[] {
  const { s, c } = at;
  const engines = s.order.map((seat) => {
    const { id, crosses } = c.rail[s.players[seat].engine];
    return `${seatOf(at, seat)} at ${railName(c, id)} (${plural(crosses, 'cross')} passed)`;
  });
  return [
    ...labelled('Engines', engines.join(', ')),
    ...labelledColumns(
      'Stations',
      c.stations.map((_, station) => stationWords(at, station)),
    ),
    ...masterLines(at, c.stationMasters, s.stationMasters),
    ...labelledColumns(
      'Cities',
      c.cities.map(({ id, value, crosses }, city) => {
        const owners = ownersOf(at, (seat) => s.players[seat].cities[city]);
        return `${cityName(id)} ${value}, ${plural(crosses, 'cross')}${owners}`;
      }),
    ),
  ];
}

/** `s1 at t4, $2, 1 VP, sm3: Seat 1`. */
export function stationWords(at: SecondTable, station: number): string {
  const { s, c } = at;
  const { id, at: space, cost, vp } = c.stations[station];
  const master = s.stationMasters[station] < 0 ? '' : `, ${c.stationMasters[s.stationMasters[station]].id}`;
  const owners = ownersOf(at, (seat) => s.players[seat].stations[station]);
  return `${id} at ${c.rail[space].id}, ${money(at, cost)}, ${points(vp)}${master}${owners}`;
}
