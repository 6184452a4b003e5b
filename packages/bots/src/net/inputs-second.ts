import type { SecondComponents, SecondPlayer, SecondState } from '@drover/engine';
import type { Eye } from '../value/eye.ts';
import { stationsOf } from '../value/second.ts';
import type { Inputs } from './writer.ts';

/** The facts only the Second Edition has. */

const prices: number[] = [];

export function inputsOfSecond(eye: Eye, out: Inputs): void {
  const me = eye.me as SecondPlayer;
  const c = eye.c as SecondComponents;
  const s = eye.s as SecondState;
  const { left } = eye;
  const { along } = eye.printed;
  const engine = along[me.engine];
  out.put(engine / 30);
  out.put((engine / 30) * left);
  out.flag(me.engine === c.railEnd);
  out.put(c.rail[me.engine].crosses / 6);
  out.put((c.rail[me.engine].crosses / 6) * left);
  for (let i = 0; i < c.cities.length; i++) out.put(me.cities[i]);
  for (let i = 0; i < c.stations.length; i++) {
    out.put(me.stations[i]);
    const ahead = along[c.stations[i].at] - engine;
    out.put(me.stations[i] > 0 || ahead <= 0 ? 0 : left / (1 + ahead));
  }
  out.put(stationsOf(me) / 4);
  out.put((stationsOf(me) / 4) * left);
  out.put(me.stationMasters.length / 2);
  out.put(me.outlaws[0] / 2);
  out.put(me.outlaws[1] / 2);
  out.put(Math.min(me.outlaws[0], me.outlaws[1]));
  out.flag(me.token);
  eye.own.jobPrices(eye, prices);
  for (let row = 0; row < prices.length; row++) out.put(Math.max(0, 12 - Math.min(12, prices[row])) / 8);
  for (const card of c.marketBreeds) out.put(Math.min(2, s.market[card]) / 2);
}
