import type { SecondAt } from '../trail/at.ts';
import { railName } from '../trail/automa.ts';
import { cardOf, workerAt } from '../trail/names.ts';
import { playerLines } from '../trail/players.ts';
import {
  animalMarketLine,
  foresightLine,
  marketRows,
  objectiveLines,
  section,
  shownTileNames,
  trailSection,
  type Section,
} from '../trail/table.ts';
import { secondBelongings } from './belongings.ts';
import { cityLines, stationLines } from './explain.ts';
import { cityName, stationName } from './things.ts';

/** The Second Edition's table in words. */
export function secondTable(at: SecondAt): Section[] {
  const { s, c, words } = at;
  const { grammar, headings, names, counts } = words;
  const [heifers, cows] = s.simmental;
  const reserve = c.simmental
    ? [counts.several(heifers, cardOf(at, c.heifer)), counts.several(cows, cardOf(at, c.cow))]
    : [];
  return [
    trailSection(at),
    section(headings.markets, [
      ...marketRows(at, c.jobCosts, s.jobs, (worker) => names.worker(workerAt(at, worker))).map((row) =>
        grammar.label(headings.jobs, row),
      ),
      animalMarketLine(at, reserve),
      ...s.foresight.map((shown, bag) =>
        foresightLine(at, String(bag + 1), shownTileNames(at, shown), s.bags[bag].length),
      ),
      ...objectiveLines(at),
    ]),
    section(headings.railroad, [
      grammar.label(
        headings.engines,
        s.order.map((seat) => `${at.who(seat)} (${railName(at, c.rail[s.players[seat].engine].id)})`).join(', '),
      ),
      ...c.stations.map((_, station) =>
        grammar.label(stationName(at, station), grammar.list(stationLines(at, station))),
      ),
      ...c.cities.map((_, city) => grammar.label(cityName(at, city), grammar.list(cityLines(at, city)))),
    ]),
    ...s.order.map((seat) => section(at.who(seat), playerLines(at, seat, secondBelongings(at, seat)))),
  ];
}
