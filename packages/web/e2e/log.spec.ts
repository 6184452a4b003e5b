import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { gameAt, visit } from './screens.ts';
import { putGame } from './shelf.ts';
import { expect, test } from './test.ts';

const litSpots = (page: Page): Promise<(string | null)[]> =>
  page.locator('.board .spot.lit').evaluateAll((spots) => spots.map((spot) => spot.getAttribute('data-spot')));

async function open(page: Page): Promise<void> {
  await page.goto('#/');
  await putGame(page, gameAt('nz', 'middle'));
  await visit(page, '#/game/nz-middle');
  await look(page);
  await page.keyboard.press('l');
}

test('a line of the log shows its place on the board when pointed at', async ({ page }) => {
  await open(page);
  const line = page.locator('.log ul > li', { hasText: /^\s*Moves \d+ steps? to/ }).last();
  await line.hover();
  const walked = await litSpots(page);
  expect(walked.length).toBeGreaterThan(0);
  for (const spot of walked) expect(spot).toMatch(/^space:/);
  await page.mouse.move(5, 300);
  await expect.poll(() => litSpots(page)).toEqual([]);
});

test('the arrow keys lead from line to line, each with its place', async ({ page }) => {
  await open(page);
  await page.locator('.log ol').focus();
  await page.keyboard.press('ArrowUp');
  const lines = page.locator('.log ul > li');
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(lines.nth((await lines.count()) - 2)).toBeFocused();
  const lit = new Set<string | null>();
  for (let up = 0; up < 10; up++) {
    await page.keyboard.press('ArrowUp');
    for (const spot of await litSpots(page)) lit.add(spot);
  }
  expect(lit.size).toBeGreaterThan(0);
});

test('a place beyond the edge of the board is brought into view', async ({ page }) => {
  await open(page);
  for (let times = 0; times < 6; times++) await page.getByRole('button', { name: 'Zoom in' }).click();
  const board = (await page.locator('main.board').boundingBox())!;
  const lines = page.locator('.log ul > li');
  let shown = 0;
  for (let i = (await lines.count()) - 1; i >= (await lines.count()) - 12; i--) {
    await lines.nth(i).hover();
    const boxes = await page
      .locator('.board .spot.lit')
      .evaluateAll((spots) => spots.map((spot) => spot.getBoundingClientRect().toJSON() as DOMRect));
    if (boxes.length !== 1) continue;
    shown += 1;
    await expect(async () => {
      const { x, y, width, height } = (await page.locator('.board .spot.lit').boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(board.x);
      expect(x + width).toBeLessThanOrEqual(board.x + board.width);
      expect(y).toBeGreaterThanOrEqual(board.y);
      expect(y + height).toBeLessThanOrEqual(board.y + board.height);
    }).toPass();
  }
  expect(shown).toBeGreaterThan(2);
});
