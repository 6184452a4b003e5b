import { answers, nz, type CoreState, type Effect, type NzState } from '@drover/engine';
import type { Canvas } from './canvas.ts';
import type { EditionKit, HandColour, Taken } from './kit.ts';
import { one } from './lists.ts';

/** New Zealand, as the page knows it. */

const state = (view: CoreState): NzState => view as NzState;

export const NZ_CANVAS: Canvas = {
  whole: { x: 0, y: 0, w: 2160, h: 1290 },
  routes: { x: 0, y: 0, w: 1600, h: 290 },
  map: { x: 0, y: 290, w: 1600, h: 1000 },
  markets: { x: 1600, y: 0, w: 560, h: 1290 },
};

export const nzKit: EditionKit = {
  canvas: NZ_CANVAS,
  icons: { animal: 'sheep', buy: 'buy-sheep', builder: 'craftsman' },
  horizon: {
    far: 'M78 230L170 120L214 168L300 60L372 150L430 96L520 200L604 110L668 176L760 40L846 150L900 104L1000 210V336H78Z',
    near: 'M78 276Q180 220 290 252T500 238T720 258T1000 216V336H78Z',
  },
  growth: { icon: 'fern' },
  hazards: ['rockfall', 'flood'],
  documents: ['nz', 'nz-solo', 'nz-components'],
  soloRule: 'NZ-Z1',
  options: [],
  namedByValue: true,

  tasks: nz.tasks,
  components: nz.components,
  hands(game, building) {
    const rows: Readonly<Record<string, { readonly hand: HandColour | 'none' }>> =
      nz.components(game).tables.privateBuildings;
    const hand = rows[building]?.hand ?? 'none';
    return hand === 'none' ? [] : [hand];
  },
  moreTasks: (game) => nz.components(game).tables.bonusCards,
  bonusTiles: (game) => nz.components(game).bonusTiles,
  masters: (game) =>
    nz.components(game).harbourmasters.map((master, tile) => ({ ...master, thing: { is: 'harbourmaster', tile } })),
  destinations: (game) =>
    nz.components(game).posts.map(({ id, value, dark, vp, transport, wool, delivery }, post) => ({
      ...{ id, value, dark, vp, transport, wool },
      thing: { is: 'post', post },
      brings: delivery ? [delivery] : [],
    })),
  printedPoints(game) {
    const { fifthWorkerVp, bonusMarket } = nz.components(game).tables;
    return { lateFrom: answers.FIRST_LATE_WORKER, lateWorker: fifthWorkerVp, marketToken: bonusMarket.tokenVp };
  },
  outlawReward: () => null,
  /** Cards and discs on wool posts. */
  automaRows(game) {
    const { workers, workerRows, tables } = nz.components(game);
    const { boardColumns, immediate } = tables.sarah;
    return workers.map((worker) =>
      workerRows[0]!.map((_, space): Effect[] => {
        const card = boardColumns[(space + 1) as keyof typeof boardColumns];
        if (card === undefined) return [];
        const icon = immediate[worker as keyof typeof immediate][(space + 1) as keyof typeof boardColumns];
        // A disc on a medium harbour is no icon a person's board has: the harbours themselves show it.
        const post = icon === 'medium-harbour' ? null : icon;
        return [{ do: 'take', card }, ...(post === null ? [] : [{ do: 'post' as const, post }])];
      }),
    );
  },

  nextDelivery: (view, seat) => answers.nextPost({ s: state(view), c: nz.components(view), log: null }, seat),
  taken(view, seat) {
    const { area, harbourmasters, bonusTiles, hazards } = state(view).players[seat]!;
    return [
      ...area.map((card): Taken => ({ is: 'card', card })),
      ...harbourmasters.map((tile): Taken => ({ is: 'harbourmaster', tile })),
      ...bonusTiles.map((tile): Taken => ({ is: 'bonus-tile', tile })),
      ...hazards.map((hazard): Taken => ({ is: 'hazard', hazard })),
    ].map(one);
  },
  gold: (view, seat) => state(view).players[seat]!.gold,
};
