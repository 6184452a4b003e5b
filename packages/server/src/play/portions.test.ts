import { generator } from '@drover/engine';
import { expect, it } from 'vitest';
import { seated, startServer } from '../testing/app.ts';
import { playOn } from '../testing/client.ts';
import type { Step } from './game.ts';

it('a long game is made again a few steps at a time, every step once and in order, from wherever it is wanted', async () => {
  const server = await startServer();
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
  const { id } = await seated(ann, [bob]);
  await playOn([ann, bob], id, 60, generator('portions', 'of a game'));
  const { tables, games } = server.services;
  const table = await tables.get(id);
  for (const from of [0, 5, table.body.version - 3, table.body.version]) {
    const portions: (readonly Step[])[] = [];
    let turns = 0;
    for await (const steps of games.portions(table, from, async () => void turns++)) portions.push(steps);
    const versions = portions.flat().map(({ version }) => version);
    expect(versions).toEqual(Array.from({ length: table.body.version + 1 - from }, (_, n) => from + n));
    expect(Math.max(...portions.map((steps) => steps.length))).toBeLessThanOrEqual(8);
    if (from < 10) expect(turns).toBeGreaterThanOrEqual(portions.length - 1);
  }
  expect(games.isLongAgo(table, 0)).toBe(true);
  expect(games.isLongAgo(table, table.body.version)).toBe(false);
  await server.stop();
});
