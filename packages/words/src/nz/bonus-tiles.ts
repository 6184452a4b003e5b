import type { NzComponents } from '@drover/engine';
import { money, pieces, points, type Ground } from '../trail/at.ts';
import { effectWords } from '../trail/effects.ts';

/** A bonus tile: what it costs beyond its row, what it brings. */
export function bonusTileWords(g: Ground<NzComponents>, tile: number): string {
  const { vp, gold, money: extra, needs, rewards } = g.c.bonusTiles[tile];
  const { pieces: said } = g.words;
  return pieces(g, [
    gold > 0 ? said.costsGold(gold) : null,
    extra > 0 ? said.costs(money(g, extra)) : null,
    needs?.do === 'retire' ? effectWords(g, needs) : null,
    ...rewards.map((reward) => effectWords(g, reward)),
    vp === 0 ? null : points(g, vp),
  ])!;
}
