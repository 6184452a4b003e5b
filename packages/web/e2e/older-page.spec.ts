import { beginGame, view } from '@drover/engine';
import type { Page } from '@playwright/test';
import type { TableInfo, WireFrame } from '@drover/protocol';
import { expect, test } from './test.ts';

/** A page out of a cache meets a server that is newer: it says so, and offers to load itself again. */
const ID = 'table00000099';
const { state, events } = beginGame({ edition: 'nz', players: 2, seed: 'tomorrow', options: {} });
const TOMORROW = 'nz-99';

const info: TableInfo = {
  id: ID,
  status: 'playing',
  edition: 'nz',
  rules: state.rules,
  options: {},
  seats: [
    { kind: 'person', id: 'person000001', name: 'Ada' },
    { kind: 'person', id: 'person000002', name: 'Ben' },
  ],
  clock: { kind: 'none' },
  listed: true,
  takeover: null,
  spectatorChat: true,
  returnWithin: 600,
  returns: [0, 0],
  substitutes: [],
  host: 'person000001',
  created: 0,
  revision: 1,
  version: 0,
  turn: 0,
  deciding: 0,
  deadline: null,
  reserves: [],
  fairness: { commitment: '', committed: [], contributions: [], revealing: null, secret: null },
  rematch: null,
  mine: [],
};
const frame = (changes: object): WireFrame => ({
  version: 0,
  view: { ...view(state, -1), ...changes },
  by: null,
  undone: 0,
  events,
});

async function answerWith(page: Page, table: TableInfo, frames: readonly WireFrame[]): Promise<void> {
  await page.route('**/api/tables/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path.endsWith('/stream')) return route.fulfill({ contentType: 'text/event-stream', body: '' });
    if (path.endsWith('/chat')) return route.fulfill({ json: [] });
    return route.fulfill({ json: path.endsWith('/frames') ? { frames, undoable: {} } : table });
  });
}

test('a table of known rules is shown', async ({ page }) => {
  await answerWith(page, info, [frame({})]);
  await page.goto(`#/table/${ID}`);
  await expect(page.locator('section.panel')).toBeVisible();
});

for (const [what, table, changes] of [
  ['table', { ...info, rules: TOMORROW }, { rules: TOMORROW }],
  ['game', info, { rules: TOMORROW }],
] as const)
  test(`a ${what} of newer rules asks to reload the page`, async ({ page }) => {
    await answerWith(page, table, [frame(changes)]);
    await page.goto(`#/table/${ID}`);
    await expect(page.getByRole('heading', { name: 'This page is older than the server: reload it.' })).toBeVisible();
    await expect(page.locator('.table')).toHaveCount(0);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { name: /older than the server/ })).toBeVisible();
  });
