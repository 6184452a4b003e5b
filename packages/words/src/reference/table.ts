import type { Sourced } from '@drover/engine';
import type { Name } from '../pack/name.ts';
import type { ReferenceWords } from './words.ts';
import type { TableName } from './names.ts';

/** What is printed on the components, as tables of words. */

/** `proposed` where a value it tells is our reconstruction. */
export interface Line {
  readonly text: string;
  readonly proposed: boolean;
}

/** A cell is never empty. */
export type Cell = readonly Line[];

export interface Table {
  /** Its id in the rules reference: NZ-T1. */
  readonly id: string;
  readonly title: string;
  /** How to read it, and the rules it belongs to. */
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A table before it has its words. The number is kept for good, as those of the rules are. */
export interface Draft {
  readonly number: number;
  readonly name: TableName;
  readonly note?: string;
  readonly columns: readonly (keyof ReferenceWords['columns'])[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A line about these values. */
export const line = (text: string | Name, ...values: readonly Sourced<unknown>[]): Line => ({
  text: typeof text === 'string' ? text : text.alone,
  proposed: values.some(({ source }) => source === 'reconstructed'),
});

/** The lines that are there. */
export const lines = (...parts: readonly (Line | null)[]): Line[] => parts.filter((part) => part !== null);
