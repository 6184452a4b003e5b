import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { newGameOf } from './measures.ts';
import { putGame } from './shelf.ts';
import { expect, test } from './test.ts';

async function open(page: Page): Promise<void> {
  await page.goto('#/');
  await putGame(page, newGameOf('nz'));
  await page.goto('#/game/nz');
  await look(page);
  await page.mouse.move(1, 1);
}
const version = (page: Page): Promise<string | null> => page.locator('div.table').getAttribute('data-version');

test('a game is played with single keys', async ({ page }) => {
  await open(page);
  const first = await page.locator('.panel .choice').nth(1).textContent();
  await expect(page.locator('.panel .choice').nth(1)).toHaveAttribute('aria-keyshortcuts', '2');
  await page.keyboard.press('2');
  if (await page.locator('.confirm').isVisible()) await page.keyboard.press('Enter');
  await expect(page.locator('div.table')).not.toHaveAttribute('data-version', '0');
  await page.keyboard.press('u');
  await expect(page.locator('div.table')).toHaveAttribute('data-version', '0');
  await expect(page.locator('.panel .choice').nth(1)).toHaveText(first!.trim());

  await page.keyboard.press('h');
  const hint = page.locator('.acts section li button').first();
  await hint.click();
  await expect(page.locator('.preview')).toBeVisible();
  expect(await version(page)).toBe('0');
  await page.mouse.move(1, 1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.acts section')).toBeHidden();

  const log = page.locator('section.log');
  const before = (await log.boundingBox())!.height;
  await page.keyboard.press('l');
  await expect(log.getByRole('button', { expanded: true })).toBeVisible();
  expect((await log.boundingBox())!.height).toBeGreaterThan(3 * before);
  await page.keyboard.press('Escape');
  expect((await log.boundingBox())!.height).toBe(before);

  await page.keyboard.press('?');
  await expect(page.locator('dialog kbd')).toHaveCount(7);
  await page.keyboard.press('2');
  await page.keyboard.press('Escape');
  expect(await version(page)).toBe('0');
});

test('Enter ends the turn, once there is nothing else to do', async ({ page }) => {
  await open(page);
  const end = page.locator('.panel .end');
  for (let moves = 0; moves < 20 && !(await end.isVisible()); moves++) {
    const now = await look(page);
    await page.keyboard.press(now.confirming ? 'Enter' : '1');
    await look(page, now.mark);
  }
  await expect(end).toBeVisible();
  const turn = await page.locator('.log h3').last().textContent();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.log h3').last().textContent()).not.toBe(turn);
});

test.describe('without single keys', () => {
  test.use({ settings: { keys: false } });
  test('they do nothing', async ({ page }) => {
    await open(page);
    for (const key of ['1', 'l', '?']) await page.keyboard.press(key);
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.locator('.log.open')).toHaveCount(0);
    expect(await version(page)).toBe('0');
  });
});
