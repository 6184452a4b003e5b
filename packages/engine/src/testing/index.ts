/** For tests: setting a table in a few words. */
export { freshSecondTable, SecondTable, secondTable } from './second-table.ts';
export { freshTable, table, Table } from './table.ts';
