/** How the component tables are written: rows by id, every field with its source. */
import type { Sourced } from './source.ts';

/** A row whose every field carries its source. */
export type Tagged<Row> = { readonly [Field in keyof Row]: Sourced<Row[Field]> };

/** One value for each number of players. */
export type PerPlayers<Value> = Readonly<Record<2 | 3 | 4, Value>>;
/** One value for each seat, the starting player being seat 1. */
export type PerSeat<Value> = Readonly<Record<1 | 2 | 3 | 4, Value>>;

/**
 * Writes a table row by row: the ids become a type of their own, the fields are checked against `Row`.
 * `rowsOf<Breed>()({ criollo: {...}, ... })`
 */
export const rowsOf =
  <Row>() =>
  <Id extends string>(rows: Readonly<Record<Id, Tagged<Row>>>): Readonly<Record<Id, Tagged<Row>>> =>
    rows;
