import type { Seat } from '@drover/engine';
import type { Name } from '../pack/name.ts';
import type { GameContext } from './context.ts';

/** Amounts and lists, as every sentence writes them. */

export const money = ({ words, edition }: GameContext, amount: number): string => words.counts.money(edition, amount);
export const points = ({ words }: GameContext, vp: number): string => words.counts.vp(vp);

/** Parts of a sentence that are there. */
export const present = (parts: readonly (string | null)[]): string[] =>
  parts.filter((part): part is string => part !== null && part !== '');

/** Short pieces behind one another, or null where there are none. */
export function pieces({ words }: GameContext, parts: readonly (string | null)[]): string | null {
  const there = present(parts);
  return there.length === 0 ? null : words.grammar.list(there);
}

/** Names as they stand in a list. */
export const alone = (names: readonly Name[]): string[] => names.map((name) => name.alone);

/** Whoever sits there, as they stand in a list. */
export const calledAt = (g: GameContext, seat: Seat): string => g.words.grammar.called(g.who(seat));

/** Equal names once, with their number. */
export function tally({ words }: GameContext, names: readonly string[], between = ', '): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n === 1 ? name : words.counts.several(n, name))).join(between);
}
