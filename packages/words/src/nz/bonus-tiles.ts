import { money, pieces, points } from '../context/format.ts';
import { effectWords } from '../effects/effects.ts';
import type { NzGameContext } from './context.ts';

/** A bonus tile: what it costs beyond its row, what it brings. */
export function bonusTileWords(g: NzGameContext, tile: number): string {
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
