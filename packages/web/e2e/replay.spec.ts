import type { Page } from '@playwright/test';
import { gameAt, visit } from './screens.ts';
import { putGame } from './shelf.ts';
import { expect, test } from './test.ts';

const game = gameAt('nz', 'over');
async function open(page: Page, move = ''): Promise<void> {
  await page.goto('#/');
  await putGame(page, game);
  await visit(page, `#/replay/${game.id}${move}`);
  await page.locator('.canvas svg').first().waitFor();
}
const at = (page: Page, move: number) => expect(page.locator('output')).toHaveText(`${move} of ${game.version}`);

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 844, height: 390 },
])
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });
    test('the board and what is read about it are seen side by side', async ({ page }) => {
      await open(page, '/40');
      const board = (await page.locator('.replay .board').boundingBox())!;
      const beside = (await page.locator('.replay aside').boundingBox())!;
      expect(beside.x).toBeGreaterThanOrEqual(board.x + board.width - 1);
      expect(beside.y + beside.height).toBeLessThanOrEqual(viewport.height + 1);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    });
  });

test('the arrow keys lead through moves and turns', async ({ page }) => {
  await open(page, '/40');
  await page.keyboard.press('ArrowRight');
  await at(page, 41);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await at(page, 39);
  await page.keyboard.press('Home');
  await at(page, 0);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('output')).not.toHaveText(`0 of ${game.version}`);
  await page.keyboard.press('End');
  await at(page, game.version);
});

test('it plays by itself, a move at a time, and stops when somebody takes over', async ({ page }) => {
  await page.clock.install();
  await open(page, '/40');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.clock.runFor(900);
  await at(page, 41);
  await page.clock.runFor(1800);
  await at(page, 43);
  await page.keyboard.press('ArrowLeft');
  await at(page, 42);
  await page.clock.runFor(5000);
  await at(page, 42);
});

test('a click on a moment shows it on the board beside it', async ({ page }) => {
  await open(page);
  await page.locator('.turn', { hasText: 'Turn 30' }).click();
  const moment = page.locator('.moment').nth(1);
  await moment.click();
  await expect(moment).toHaveAttribute('aria-pressed', 'true');
  const told = (await moment.locator('span').allTextContents()).map((text) => text.trim());
  for (const line of told) await expect(page.locator('.told')).toContainText(line);
});

test('a review tells a better move that is not the one that was played, and why', async ({ page }) => {
  test.slow();
  await open(page);
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Find the costliest decisions' }).click();
  const found = page.locator('aside ol > li');
  await found.first().waitFor();
  expect(await found.count()).toBeGreaterThan(0);
  for (const mistake of await found.all()) {
    const [played, better] = await mistake.locator('.move').allTextContents();
    const move = (text: string): string => text.replace(/^\s*(Played|Better): |\.?\s*$/g, '');
    expect(move(better!)).not.toBe(move(played!));
    await expect(mistake.locator('.why')).toContainText(/^\s*(Better than|About as good as) “/);
  }
  // Not every decision is about a place.
  await found.filter({ hasText: 'Played: Move to' }).first().locator('.moment').click();
  await expect(page.locator('output')).not.toHaveText(`${game.version} of ${game.version}`);
  await expect(page.locator('.board .spot.lit')).not.toHaveCount(0);
});
