import { second, secondTables as t, todaysGame, type SecondComponents } from '@drover/engine';
import { money, points } from '../context/format.ts';
import { effectWords } from '../effects/effects.ts';
import { cardName, numberIn, properName } from '../names/cards.ts';
import { spaceName, spaceNamed } from '../names/places.ts';
import { OUTLAWS } from '../pack/ids.ts';
import type { SecondGameContext } from '../second/context.ts';
import { cityNamed, railName } from '../second/names.ts';
import { discs, workerRows } from './board.ts';
import { market } from './markets.ts';
import { masters, objectives, tasks } from './objectives.ts';
import { cornersLine, effectLine, effectLines, vpLine, type Page } from './page.ts';
import { line, lines, type Cell, type Draft } from './table.ts';
import { buildings, hazards, spaces } from './trail.ts';

/** Everything the Second Edition prints. Sam's cards stand in the rules. */

export type SecondPage = Page<SecondGameContext>;

export const secondComponents = (): SecondComponents =>
  second.components(todaysGame({ edition: 'second', players: 4, seed: 'reference', options: { simmental: true } }));

export const secondDrafts = (page: SecondPage): Draft[] => [
  neutral(page),
  buildings(page, 'builder', Object.entries(t.privateBuildings)),
  spaces(
    page,
    Object.entries(t.trail.building).map(([id, space]) => [id, spaceMarks(page, space)]),
  ),
  hazards(page, t.hazards),
  discs(page, t.discSpaces),
  workerRows(page, t.workerRows, t.lateWorkerVp),
  tasks(page),
  objectives(page, [
    ...Object.entries(t.startingObjectives).map(
      ([id, card]) => [id, { ...card, penalty: null, action: null }] as const,
    ),
    ...Object.entries(t.objectives),
  ]),
  masters(page, 'station-masters', t.stationMasters),
  cities(page),
  stations(page),
  cattle(page),
  market(page, { number: 13, name: 'job-market' }, t.jobMarket.costs, t.jobMarket.arrows),
  outlaws(page),
  bounties(page),
];

const neutral = (page: SecondPage): Draft => ({
  number: 1,
  name: 'neutral',
  columns: ['building', 'actions'],
  rows: Object.entries(t.neutralBuildings).map(([letter, { actions }]) => [[line(letter)], effectLines(page, actions)]),
});

type BuildingSpace = (typeof t.trail.building)[string];

function spaceMarks({ g }: SecondPage, { forest, risk }: BuildingSpace): Cell {
  const { pieces: said } = g.words;
  return lines(
    forest.is ? line(said.goodLand.second, forest) : null,
    risk.is === null ? null : line(said.risk(effectWords(g, risk.is)), risk),
  );
}

/** A green arrow is told at the city it starts from. */
function cities(page: SecondPage): Draft {
  const { g } = page;
  const { pieces: said } = g.words;
  return {
    number: 10,
    name: 'cities',
    columns: ['city', 'asks', 'gives'],
    rows: Object.entries(t.cities).map(([id, { value, crosses, corner, money: gain, vp, repeatable }]) => {
      const arrows = Object.values(t.cityArrows).filter(({ between }) => between.is[0] === id);
      return [
        [line(properName(id))],
        [line(said.value(value.is), value), cornersLine(page, corner), line(said.crosses(crosses.is), crosses)],
        lines(
          vpLine(page, vp),
          gain.is > 0 ? line(said.brings(money(g, gain.is)), gain) : null,
          repeatable.is ? line(said.repeatable, repeatable) : null,
          ...arrows.map(({ between, action }) =>
            action.is === null
              ? null
              : line(said.arrowEffect(cityNamed(g, between.is[1]), effectWords(g, action.is)), action),
          ),
          ...arrows.map(({ between, vp: more }) =>
            more.is === 0 ? null : line(said.arrow(cityNamed(g, between.is[1]), points(g, more.is)), more),
          ),
        ),
      ];
    }),
  };
}

const stations = (page: SecondPage): Draft => ({
  number: 11,
  name: 'stations',
  columns: ['station', 'asks', 'gives'],
  rows: Object.entries(t.railroad.stations).map(([id, { at, cost, vp, corner, master }]) => [
    [line(page.g.words.names.station(numberIn(id))), line(railName(page.g, at.is), at)],
    [line(page.g.words.pieces.costs(money(page.g, cost.is)), cost), cornersLine(page, corner)],
    lines(vpLine(page, vp), master.is ? line(page.r.masterPlace.second, master) : null),
  ]),
});

const cattle = ({ g, r }: SecondPage): Draft => ({
  number: 12,
  name: 'cattle',
  columns: ['animal', 'copies', 'values'],
  rows: Object.entries(t.breeds).map(([id, { copies, home, breeding, vp }]) => [
    [line(cardName(g, id))],
    [line(String(copies.is), copies), line(r.homes[home.is], home)],
    lines(line(g.words.pieces.breeding(breeding.is), breeding), vp.is === 0 ? null : line(points(g, vp.is), vp)),
  ]),
});

const outlaws = ({ g, r }: SecondPage): Draft => ({
  number: 14,
  name: 'outlaws',
  columns: ['outlaw', 'hand', 'tiles'],
  rows: OUTLAWS.map((colour) => {
    const { hand } = t.outlaws[colour];
    const inBags = Object.values(t.bags).map((bag) => bag[`${colour}-outlaw`]);
    const total = inBags.reduce((sum, { is }) => sum + is, 0);
    return [[line(g.words.names.outlaw(colour))], [line(r.hands[hand.is], hand)], [line(String(total), ...inBags)]];
  }),
});

const bounties = (page: SecondPage): Draft => ({
  number: 15,
  name: 'bounties',
  columns: ['space', 'bounty'],
  rows: Object.entries(t.trail.outlawReward).map(([id, reward]) => [
    [line(spaceName(page.g, spaceNamed(page.g, id)))],
    [effectLine(page, reward)],
  ]),
});
