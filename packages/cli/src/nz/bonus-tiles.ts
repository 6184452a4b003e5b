import { listed } from '../text.ts';
import { effectWords, points } from '../trail/effects.ts';
import { money } from '../trail/table.ts';
import type { NzTable } from './words.ts';

/** A bonus tile: what it costs beyond its row, what it brings. */
export function bonusTileWords(at: NzTable, tile: number): string {
  const { vp, gold, money: extra, needs, rewards } = at.c.bonusTiles[tile];
  const price = [
    ...(gold > 0 ? [`${gold} gold`] : []),
    ...(extra > 0 ? [money(at, extra)] : []),
    ...(needs?.do === 'retire' ? [effectWords(at, needs)] : []),
  ];
  const brings = [...rewards.map((reward) => effectWords(at, reward)), ...(vp === 0 ? [] : [points(vp)])];
  return `${price.length === 0 ? '' : `${listed(price)}: `}${listed(brings)}`;
}
