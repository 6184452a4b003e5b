import type { Page } from '@playwright/test';
import type { Door } from './person.ts';

/** A game as it is wished for on the start page. */
export interface Wanted {
  readonly edition: 'nz' | 'second';
  readonly mode: 'bots' | 'solo' | 'people';
  readonly seed: string;
}

export async function startGame(page: Page, wanted: Wanted, door: Door): Promise<void> {
  await page.goto('#/');
  await (door === 'board' ? startByPointing(page, wanted) : startByTyping(page, wanted));
  await page.waitForURL(/#\/game\//);
}

async function startByPointing(page: Page, { edition, mode, seed }: Wanted): Promise<void> {
  const form = page.locator('form');
  await form.locator(`label:has(input[value=${edition}])`).click();
  await form.locator(`label:has(input[value=${mode}])`).click();
  await form.locator('summary').click();
  await form.locator('[aria-describedby=seed-about]').fill(seed);
  await form.locator('button.primary').click();
}

async function startByTyping(page: Page, { edition, mode, seed }: Wanted): Promise<void> {
  await choose(page, edition);
  await choose(page, mode);
  await tabTo(page, 'form summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '[aria-describedby=seed-about]');
  await page.keyboard.type(seed);
  await tabTo(page, 'form button.primary');
  await page.keyboard.press('Enter');
}

/** A radio button by the keyboard: with Tab to the one that is on, from there with the arrows. */
async function choose(page: Page, value: string): Promise<void> {
  await tabTo(page, `form fieldset:has([value=${value}]) :checked`);
  while ((await page.locator(`form [value=${value}]:focus`).count()) === 0) await page.keyboard.press('ArrowRight');
}

export async function tabTo(page: Page, selector: string): Promise<void> {
  const ENOUGH = 80;
  for (let tabs = 0; tabs < ENOUGH; tabs++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${selector}.`);
}
