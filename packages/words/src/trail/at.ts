import type {
  NzComponents,
  NzEvent,
  NzMove,
  NzPlayer,
  NzState,
  Seat,
  SecondComponents,
  SecondEvent,
  SecondMove,
  SecondPlayer,
  SecondState,
  Task,
} from '@drover/engine';
import type { EditionId } from '../pack/ids.ts';
import type { Words } from '../words.ts';

/** What a sentence is made from: the table, its components, the pack, and who sits where. */

export type AnyState = NzState | SecondState;
export type AnyComponents = NzComponents | SecondComponents;
export type AnyPlayer = NzPlayer | SecondPlayer;
export type AnyMove = NzMove | SecondMove;
export type AnyEvent = NzEvent | SecondEvent;

/** What is known before there is a table: enough for icons, refusals and names of components. */
export interface Ground<C extends AnyComponents = AnyComponents> {
  readonly edition: EditionId;
  readonly c: C;
  readonly words: Words;
  who(seat: Seat): string;
}

export interface At<S extends AnyState = AnyState, C extends AnyComponents = AnyComponents> extends Ground<C> {
  readonly s: S;
}

export type NzAt = At<NzState, NzComponents>;
export type SecondAt = At<SecondState, SecondComponents>;

export const money = ({ words, edition }: Ground, amount: number): string => words.counts.money(edition, amount);
export const points = ({ words }: Ground, vp: number): string => words.counts.vp(vp);

/** The task that waits, with what tasks of its kind know. */
export const waiting = <T>({ s }: At): Task & T => s.agenda.at(-1) as Task & T;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Parts of a sentence that are there. */
export const present = (parts: readonly (string | null)[]): string[] =>
  parts.filter((part): part is string => part !== null && part !== '');

/** Short pieces behind one another, or null where there are none. */
export function pieces({ words }: Ground, parts: readonly (string | null)[]): string | null {
  const there = present(parts);
  return there.length === 0 ? null : words.grammar.list(there);
}

/** Equal names once, with their number. */
export function tally({ words }: Ground, names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n === 1 ? name : words.counts.several(n, name))).join(', ');
}
