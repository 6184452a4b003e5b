/**
 * Where a component value comes from. Every number in the component tables is written through one of the four
 * functions below, so the tables read like a data sheet and `docs/data.md` can be generated from them.
 */
export type SourceKind = 'rulebook' | 'derived' | 'published' | 'reconstructed';

export interface Sourced<V> {
  readonly is: V;
  readonly source: SourceKind;
  readonly ref: string;
}

/** Stated in a rulebook; `ref` names which (`en`, `fr`, `pl`, `sum`). */
export const rulebook = <const V>(is: V, ref: string): Sourced<V> => ({ is, source: 'rulebook', ref });
/** Follows from rulebook facts by arithmetic or cross-check; `ref` gives the argument in a few words. */
export const derived = <const V>(is: V, ref: string): Sourced<V> => ({ is, source: 'derived', ref });
/** Read from a public page or picture; `ref` names it. */
export const published = <const V>(is: V, ref: string): Sourced<V> => ({ is, source: 'published', ref });
/** Not known: our proposal, to be corrected by anyone who owns the box. */
export const reconstructed = <const V>(is: V, ref: string): Sourced<V> => ({ is, source: 'reconstructed', ref });

/** A table with the sources stripped: what the game plays with. */
export type Plain<T> = T extends Sourced<infer V> ? V : T extends object ? { readonly [K in keyof T]: Plain<T[K]> } : T;

export const isSourced = (x: unknown): x is Sourced<unknown> =>
  typeof x === 'object' && x !== null && 'is' in x && 'source' in x && 'ref' in x;

export function plain<T>(table: T): Plain<T> {
  if (isSourced(table)) return table.is as Plain<T>;
  if (typeof table !== 'object' || table === null) return table as Plain<T>;
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, plain(value)])) as Plain<T>;
}
