import type { SecondComponents, SecondPlayer, SecondState } from '@drover/engine';
import type { EvaluationContext } from '../position/context.ts';
import type { EditionFeatures } from '../features/edition.ts';
import type { FeatureWriter } from '../features/writer.ts';
import { stationsOf } from './railroad.ts';

/** The features only the Second Edition has. */

const prices: number[] = [];

function position(ctx: EvaluationContext, out: FeatureWriter): void {
  const me = ctx.me as SecondPlayer;
  const c = ctx.c as SecondComponents;
  const s = ctx.s as SecondState;
  const { left } = ctx;
  const { along } = ctx.facts;
  const engine = along[me.engine];
  out.put(engine / 30, 'engine');
  out.put((engine / 30) * left, 'engine, left');
  out.flag(me.engine === c.railEnd, 'engine at the end');
  out.put(c.rail[me.engine].crosses / 6, 'crosses');
  out.put((c.rail[me.engine].crosses / 6) * left, 'crosses, left');
  for (let i = 0; i < c.cities.length; i++) out.put(me.cities[i], 'city', c.cities, i);
  for (let i = 0; i < c.stations.length; i++) {
    out.put(me.stations[i], 'station', c.stations, i);
    const ahead = along[c.stations[i].at] - engine;
    out.put(me.stations[i] > 0 || ahead <= 0 ? 0 : left / (1 + ahead), 'near station, left', c.stations, i);
  }
  out.put(stationsOf(me) / 4, 'stations');
  out.put((stationsOf(me) / 4) * left, 'stations, left');
  out.put(me.stationMasters.length / 2, 'station masters');
  out.put(me.outlaws[0] / 2, 'outlaws', 'green');
  out.put(me.outlaws[1] / 2, 'outlaws', 'orange');
  out.put(Math.min(me.outlaws[0], me.outlaws[1]), 'pairs of outlaws');
  out.flag(me.token, 'token');
  ctx.edition.jobPrices(ctx, prices);
  for (let row = 0; row < prices.length; row++)
    out.put(Math.max(0, 12 - Math.min(12, prices[row])) / 8, 'cheap worker', c.workers[row]);
  for (const card of c.marketBreeds) out.put(Math.min(2, s.market[card]) / 2, 'in the market', c.cards, card);
}

const none = (): void => {};

export const secondFeatures: EditionFeatures = {
  position,
  offers: none,
  places: none,
  deliveryPoints(components, player) {
    const c = components as SecondComponents;
    const { cities, stations } = player as SecondPlayer;
    let vp = 0;
    for (let i = 0; i < cities.length; i++) vp += c.cities[i].vp * cities[i];
    for (let i = 0; i < stations.length; i++) vp += c.stations[i].vp * stations[i];
    return vp;
  },
  masters: ({ s, c, me }) => ({
    all: (c as SecondComponents).stationMasters,
    mine: (me as SecondPlayer).stationMasters,
    open: (s as SecondState).stationMasters,
  }),
};
