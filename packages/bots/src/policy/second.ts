import { tiles, type SecondComponents, type SecondPlayer } from '@drover/engine';
import { appraise } from '../appraise/effects.ts';
import { discWorth } from '../appraise/discs.ts';
import type { Eye } from '../value/eye.ts';
import { railReach } from '../value/second.ts';
import { each, type Known, type Opinions } from './opinion.ts';

/** Quick opinions on the questions of the Second Edition. */

function station(eye: Eye, which: number): number {
  const { cost, vp } = (eye.c as SecondComponents).stations[which];
  return vp + eye.w.house * eye.left - eye.coin * cost;
}

const engine = each((eye, move) => {
  if (move.do !== 'engine') return 0;
  const c = eye.c as SecondComponents;
  const me = eye.me as SecondPlayer;
  const { along } = eye.printed;
  const which = c.stationAt[move.to];
  const reach = railReach(eye, c, me, along[move.to]) - railReach(eye, c, me, along[me.engine]);
  const here = which < 0 || me.stations[which] > 0 || c.stations[which].cost > me.money ? 0 : station(eye, which);
  return 0.05 + eye.left * reach + Math.max(0, here);
});

const upgrade = each((eye, move: Known) => {
  if (move.do !== 'upgrade') return 0;
  const disc = move.with < eye.c.discSpaces.length ? discWorth(eye, move.with) : -1;
  return station(eye, move.station) + disc;
});

export const ofSecond: Opinions = {
  engine,
  'engine-back': engine,
  'engine-return': engine,
  station: upgrade,
  'station-behind': upgrade,
  bounty: each((eye, move) => {
    if (move.do !== 'bounty' || !tiles.isOutlaw(eye.s.trail[move.at])) return 0;
    const c = eye.c as SecondComponents;
    return 0.5 + appraise(eye, c.outlawRewards[c.outlawSpaces.indexOf(move.at)]);
  }),
  cull: each((eye, move) => {
    if (move.do !== 'retire') return 0;
    const { breeding, kind } = eye.c.cards[move.card];
    return kind === 'animal' ? eye.w.cull * Math.min(1, eye.visits) * (1.5 - breeding) : -1;
  }),
};
