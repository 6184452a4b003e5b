/** For tests: setting a table in a few words. */
export { freshTable, table, Table } from './table.ts';
