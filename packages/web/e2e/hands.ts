import type { Locator, Page } from '@playwright/test';
import { carryOut } from './clicking.ts';
import type { Click } from './counting.ts';
import { expect } from './test.ts';

/** How somebody chooses: on the table, with the keyboard, or with a finger on a phone. */
export type Hand = 'mouse' | 'keyboard' | 'finger';

export async function press(page: Page, hand: Hand, button: Locator): Promise<void> {
  if (hand !== 'keyboard') return button.click();
  // While somebody beside the table speaks, the panel is hidden and takes no focus.
  await button.waitFor();
  // The question takes the focus once the last choice has been made; then it stays where it is put.
  await expect(async () => {
    await button.focus();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  }).toPass();
  await page.keyboard.press('Enter');
}

/** Makes a choice where the panel has it. With a finger the first tap shows what it would bring. */
export async function choose(page: Page, hand: Hand, clicks: readonly Click[]): Promise<void> {
  for (const click of clicks)
    if (click.on !== 'confirm') await carryOut(page, click, (button) => press(page, hand, button));
  if (hand === 'finger') await press(page, hand, page.locator('.panel .do'));
}
