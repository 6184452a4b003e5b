import type { TableInfo } from '@drover/protocol';
import { expect, it } from 'vitest';
import { forEverybody, openSeats, sortMine } from './lobby.ts';
import { FakeServer } from './testing/server.ts';

const { info } = new FakeServer();
const table = (id: string, rest: Partial<TableInfo>): TableInfo => ({ ...info, id, ...rest });
const ids = (tables: readonly TableInfo[]): string[] => tables.map(({ id }) => id);

it('one’s own turn comes first, the most urgent at the top; the past comes last', () => {
  const tables = [
    table('over', { status: 'over', created: 9 }),
    table('waiting', { status: 'open' }),
    table('theirs', { deciding: 1 }),
    table('mine', { deciding: 0 }),
    table('later', { deciding: 0, deadline: 200 }),
    table('soon', { deciding: 0, deadline: 100 }),
  ];
  expect(ids(sortMine(tables))).toEqual(['soon', 'later', 'mine', 'theirs', 'waiting', 'over']);
});

it('of the past only the last few games are shown', () => {
  const past = Array.from({ length: 9 }, (_, created) => table(`${created}`, { status: 'over', created }));
  expect(ids(sortMine(past))).toEqual(['8', '7', '6', '5', '4']);
});

it('tables for everybody leave out one’s own', () => {
  const tables = [table('mine', {}), table('old', { mine: [], created: 1 }), table('new', { mine: [], created: 2 })];
  expect(ids(forEverybody(tables))).toEqual(['new', 'old']);
});

it('open seats are counted', () => {
  expect(openSeats(table('x', { seats: [info.seats[0]!, { kind: 'open' }, { kind: 'open' }] }))).toBe(2);
});
