import { calledAt, money, pieces, points, present } from '../context/format.ts';
import { effectWords } from '../effects/effects.ts';
import { masterWords } from '../effects/masters.ts';
import { explainShared } from '../explanations/explain.ts';
import { ownersOf } from '../table/players.ts';
import type { SecondThing, SharedThing } from '../pack/thing.ts';
import { stationWords } from './choices.ts';
import type { SecondTableContext } from './context.ts';
import { cityName, stationName } from './names.ts';

/** What only the Second Edition has, explained. */
export function secondExplain(at: SecondTableContext, thing: SharedThing | SecondThing): string[] {
  const { c, s, words } = at;
  const { about, pieces: said } = words;
  switch (thing.is) {
    case 'station-master':
      return [masterWords(at, c.stationMasters[thing.tile]), about.master];
    case 'rail': {
      const { crosses } = c.rail[thing.space];
      const station = c.stationAt[thing.space];
      const engines = s.order
        .filter((seat) => s.players[seat].engine === thing.space)
        .map((seat) => calledAt(at, seat));
      return present([
        about.rail,
        said.crossesPassed(crosses),
        station < 0 ? null : pieces(at, [stationName(at, station).alone, ...stationWords(at, station)]),
        engines.length === 0 ? null : said.enginesOf(engines.join(', ')),
      ]);
    }
    case 'station':
      return [about.station, ...stationLines(at, thing.station)];
    case 'city':
      return [about.city, ...cityLines(at, thing.city)];
    default:
      return explainShared(at, thing);
  }
}

export function stationLines(at: SecondTableContext, station: number): string[] {
  const { pieces: said } = at.words;
  const owners = ownersOf(at, (seat) => at.s.players[seat].stations[station]);
  return present([
    ...stationWords(at, station),
    at.c.stations[station].dark ? said.darkCorners : said.whiteCorners,
    owners === null ? null : said.discsOf(owners),
  ]);
}

export function cityLines(at: SecondTableContext, city: number): string[] {
  const { c, s, words } = at;
  const { pieces: said } = words;
  const { value, crosses, dark, money: gain, vp, repeatable } = c.cities[city];
  const owners = ownersOf(at, (seat) => s.players[seat].cities[city]);
  return present([
    pieces(at, [
      said.value(value),
      vp === 0 ? null : points(at, vp),
      dark ? said.darkCorners : said.whiteCorners,
      said.crosses(crosses),
      gain > 0 ? said.brings(money(at, gain)) : null,
    ]),
    ...c.cityArrows.flatMap(({ a, b, vp: more, action }) => {
      const other = a === city ? b : b === city ? a : -1;
      if (other < 0) return [];
      return [
        ...(more === 0 ? [] : [said.arrow(cityName(at, other), points(at, more))]),
        ...(action === null ? [] : [said.arrowEffect(cityName(at, other), effectWords(at, action))]),
      ];
    }),
    repeatable ? said.repeatable : null,
    owners === null ? null : said.discsOf(owners),
  ]);
}
