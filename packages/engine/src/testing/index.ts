/** Setting a table in a few words, for tests and for lessons; and, for tests, moves that need not make sense. */
export { freshSecondTable, SecondTable, secondTable } from './second-table.ts';
export { sides } from './sides.ts';
export { freshTable, table, Table } from './table.ts';
export { anyText } from './texts.ts';
