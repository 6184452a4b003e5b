import { nz, nzTables as t, todaysGame, type NzComponents } from '@drover/engine';
import { money } from '../context/format.ts';
import { effectWords } from '../effects/effects.ts';
import { discs, workerRows } from './board.ts';
import { market } from './markets.ts';
import { animals, cards } from './nz-cards.ts';
import type { NzPage } from './nz-page.ts';
import { harbours, pairs, posts } from './nz-sea.ts';
import { masters, objectives, tasks } from './objectives.ts';
import { effectLines, vpLine } from './page.ts';
import { line, lines, type Cell, type Draft } from './table.ts';
import { buildings, hazards, spaces } from './trail.ts';

/** Everything New Zealand prints. Sarah's cards are told at the table, when she turns them up. */

export const nzComponents = (): NzComponents =>
  nz.components(todaysGame({ edition: 'nz', players: 4, seed: 'reference', options: {} }));

export const nzDrafts = (page: NzPage): Draft[] => [
  neutral(page),
  buildings(
    page,
    'craftsman',
    Object.entries(t.privateBuildings).map(([id, { craftsmen, vp, hand, actions }]) => [
      id,
      { builders: craftsmen, vp, hands: { ...hand, is: [hand.is] }, actions },
    ]),
  ),
  spaces(
    page,
    Object.entries(t.trail.building).map(([id, space]) => [id, spaceMarks(page, space)]),
  ),
  hazards(page, t.hazards),
  discs(page, t.discSpaces),
  workerRows(page, t.workerRows, t.fifthWorkerVp),
  tasks(page),
  objectives(page, Object.entries(t.objectives)),
  masters(page, 'harbourmasters', t.harbourmasters),
  posts(page),
  harbours(page),
  animals(page),
  market(page, { number: 13, name: 'job-market' }, t.jobMarket.costs, null),
  market(page, { number: 14, name: 'bonus-market' }, t.bonusMarket.costs, t.bonusMarket.arrows),
  bonusTiles(page),
  pathfinder(page),
  pairs(page),
  cards(page),
];

/** Those with a second side have a row for it. */
const neutral = (page: NzPage): Draft => ({
  number: 1,
  name: 'neutral',
  columns: ['building', 'actions'],
  rows: Object.entries(t.neutralBuildings).flatMap(([letter, { front, back }]) => [
    [[line(letter)], effectLines(page, front)],
    ...(back.is === null ? [] : [[[line(page.r.turnedOver(letter))], effectLines(page, { ...back, is: back.is })]]),
  ]),
});

type BuildingSpace = (typeof t.trail.building)[string];

function spaceMarks({ g }: NzPage, { lush, nugget, gate, risk }: BuildingSpace): Cell {
  const { pieces: said } = g.words;
  return lines(
    lush.is ? line(said.goodLand.nz, lush) : null,
    nugget.is ? line(said.nugget, nugget) : null,
    gate.is > 0 ? line(said.gate(gate.is), gate) : null,
    risk.is === null ? null : line(said.risk(effectWords(g, risk.is)), risk),
  );
}

function bonusTiles(page: NzPage): Draft {
  const { g } = page;
  const { pieces: said } = g.words;
  return {
    number: 15,
    name: 'bonus-tiles',
    columns: ['tile', 'tiles', 'does', 'points'],
    rows: Object.values(t.bonusTiles).map(({ copies, vp, gold, money: pounds, requires, rewards }, i) => [
      [line(String(i + 1))],
      [line(String(copies.is), copies)],
      lines(
        gold.is > 0 ? line(said.costsGold(gold.is), gold) : null,
        pounds.is > 0 ? line(said.costs(money(g, pounds.is)), pounds) : null,
        requires.is === null ? null : line(effectWords(g, requires.is), requires),
        ...effectLines(page, rewards),
      ),
      [vpLine(page, vp)],
    ]),
  };
}

function pathfinder(page: NzPage): Draft {
  const { g, r } = page;
  const { pieces: said, grammar } = g.words;
  const { last, gold, stepTileAt, choiceAt, vp, overflowMoney } = t.pathfinder;
  const marks = (space: number): Cell => {
    const givers = Object.entries(stepTileAt).filter(([, at]) => at.is === space);
    const gates = Object.values(t.trail.building).filter(({ gate }) => gate.is === space && space > 0);
    return lines(
      vp[space] === undefined ? null : vpLine(page, vp[space]),
      gold.is.includes(space) ? line(said.goldAt, gold) : null,
      givers.length === 0
        ? null
        : line(r.stepTile(grammar.or(givers.map(([players]) => players))), ...givers.map(([, at]) => at)),
      choiceAt.is === space ? line(said.flipAt, choiceAt) : null,
      gates.length === 0 ? null : line(said.gates(space), ...gates.map(({ gate }) => gate)),
      last.is === space ? line(r.overflow(money(g, overflowMoney.is)), overflowMoney) : null,
    );
  };
  return {
    number: 16,
    name: 'pathfinder',
    columns: ['space', 'gives'],
    rows: Array.from({ length: last.is + 1 }, (_, space) => [[line(String(space))], marks(space)] as const).filter(
      ([, shown]) => shown.length > 0,
    ),
  };
}
