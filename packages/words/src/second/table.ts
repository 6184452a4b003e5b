import { calledAt } from '../context/format.ts';
import { cardOf } from '../names/cards.ts';
import { workerAt } from '../names/tiles.ts';
import { playerLines } from '../table/players.ts';
import {
  animalMarketLine,
  foresightLine,
  marketRows,
  objectiveLines,
  section,
  shownTileNames,
  trailSection,
  type Section,
} from '../table/sections.ts';
import type { SecondTableContext } from './context.ts';
import { cityLines, stationLines } from './explain.ts';
import { cityName, railName, stationName } from './names.ts';

/** The Second Edition's table in words. */
export function secondTable(at: SecondTableContext): Section[] {
  const { s, c, words } = at;
  const { grammar, headings, names, counts } = words;
  const [heifers, cows] = s.simmental;
  const reserve = c.simmental
    ? [counts.several(heifers, cardOf(at, c.heifer).alone), counts.several(cows, cardOf(at, c.cow).alone)]
    : [];
  return [
    trailSection(at),
    section(headings.markets, [
      ...marketRows(at, c.jobCosts, s.jobs, (worker) => names.worker(workerAt(at, worker)).alone).map((row) =>
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
        s.order
          .map((seat) => `${calledAt(at, seat)} (${railName(at, c.rail[s.players[seat].engine].id).alone})`)
          .join(', '),
      ),
      ...c.stations.map((_, station) =>
        grammar.label(stationName(at, station).alone, grammar.list(stationLines(at, station))),
      ),
      ...c.cities.map((_, city) => grammar.label(cityName(at, city).alone, grammar.list(cityLines(at, city)))),
    ]),
    ...s.order.map((seat) => section(calledAt(at, seat), playerLines(at, seat))),
  ];
}
