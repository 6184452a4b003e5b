import { answers, second, type CoreState, type SecondState } from '@drover/engine';
import type { Canvas } from './canvas.ts';
import type { EditionKit, HandColour, Taken } from './kit.ts';
import { one } from './lists.ts';

/** The Second Edition, as the page knows it. */

const state = (view: CoreState): SecondState => view as SecondState;

export const SECOND_CANVAS: Canvas = {
  whole: { x: 0, y: 0, w: 2160, h: 1290 },
  routes: { x: 0, y: 0, w: 1600, h: 520 },
  map: { x: 0, y: 290, w: 1600, h: 1000 },
  markets: { x: 1600, y: 0, w: 560, h: 1290 },
};

export const secondKit: EditionKit = {
  canvas: SECOND_CANVAS,
  icons: { animal: 'cow', buy: 'buy-cattle', builder: 'builder' },
  horizon: {
    far: 'M78 210H150L170 130H300L318 210H430L444 160H520L534 210H640L664 90H820L846 210H1000V336H78Z',
    near: 'M78 270Q200 236 330 258T600 250T820 262T1000 236V336H78Z',
  },
  growth: { outline: 'M-13 -24L1 0H-5L5 22H-31L-21 0H-27ZM19 -10L29 8H25L32 22H8L14 8H9Z' },
  hazards: ['flood', 'drought', 'rockfall'],
  documents: ['second', 'second-components'],
  soloRule: null,
  options: ['simmental'],
  namedByValue: false,

  tasks: second.tasks,
  components: second.components,
  hands(game, building) {
    const rows: Readonly<Record<string, { readonly hands: readonly HandColour[] }>> =
      second.components(game).tables.privateBuildings;
    return rows[building]?.hands ?? [];
  },
  moreTasks: (game) => second.components(game).tables.startingObjectives,
  bonusTiles: () => [],
  masters: (game) =>
    second
      .components(game)
      .stationMasters.map((master, tile) => ({ ...master, thing: { is: 'station-master', tile } })),
  destinations: (game) =>
    second.components(game).cities.map(({ id, value, dark, vp }, city) => ({
      ...{ id, value, dark, vp },
      thing: { is: 'city', city },
      brings: [],
    })),
  printedPoints(game) {
    const { lateWorkerVp, jobMarket } = second.components(game).tables;
    return { lateFrom: answers.FIRST_LATE_WORKER, lateWorker: lateWorkerVp, marketToken: jobMarket.tokenVp };
  },
  outlawReward(game, space) {
    const { outlawSpaces, outlawRewards } = second.components(game);
    return outlawRewards[outlawSpaces.indexOf(space)] ?? null;
  },
  automaRows: (game) => second.components(game).workerRows.map((row) => row.map(() => [])),

  nextDelivery: (view, seat) => answers.nextCity({ s: state(view), c: second.components(view), log: null }, seat),
  taken(view, seat) {
    const { area, stationMasters, hazards, outlaws } = state(view).players[seat]!;
    return [
      ...area.map((card): Taken => ({ is: 'card', card })),
      ...stationMasters.map((tile): Taken => ({ is: 'station-master', tile })),
      ...hazards.map((hazard): Taken => ({ is: 'hazard', hazard })),
    ]
      .map(one)
      .concat(outlaws.flatMap((count, outlaw) => (count > 0 ? [{ thing: { is: 'outlaw', outlaw }, count }] : [])));
  },
  gold: () => null,
};
