import type { EditionId } from '@drover/engine';
import type { Page } from '@playwright/test';
import type { Door } from './person.ts';

/** A game as it is wished for on the start page. */
export interface Wanted {
  readonly edition: EditionId;
  readonly mode: 'bots' | 'solo' | 'people';
  readonly seed: string;
}

/** What lies behind a button of the start page: a game as one likes it, or the games of this browser. */
export const openFromHome = (page: Page, what: 'new' | 'games'): Promise<void> =>
  page.locator(`[data-opens=${what}]`).click();

export async function startGame(page: Page, wanted: Wanted, door: Door): Promise<void> {
  await page.goto('#/');
  await (door === 'board' ? startByPointing(page, wanted) : startByTyping(page, wanted));
  await page.waitForURL(/#\/game\//);
}

async function startByPointing(page: Page, { edition, mode, seed }: Wanted): Promise<void> {
  await openFromHome(page, 'new');
  const form = page.locator('form.new-game');
  await form.locator(`label:has(input[value=${edition}])`).click();
  await form.locator(`label:has(input[value=${mode}])`).click();
  await form.locator('summary').click();
  await form.locator('[aria-describedby=seed-about]').fill(seed);
  await form.locator('button.primary').click();
}

async function startByTyping(page: Page, { edition, mode, seed }: Wanted): Promise<void> {
  await tabTo(page, '[data-opens=new]');
  await page.keyboard.press('Enter');
  await page.locator('form.new-game').waitFor();
  await choose(page, edition);
  await choose(page, mode);
  await tabTo(page, 'form.new-game summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '[aria-describedby=seed-about]');
  await page.keyboard.type(seed);
  await tabTo(page, 'form.new-game button.primary');
  await page.keyboard.press('Enter');
}

/** A radio button by the keyboard: with Tab to the one that is on, from there with the arrows. */
async function choose(page: Page, value: string): Promise<void> {
  await tabTo(page, `form.new-game fieldset:has([value=${value}]) :checked`);
  while ((await page.locator(`form.new-game [value=${value}]:focus`).count()) === 0)
    await page.keyboard.press('ArrowRight');
}

export async function tabTo(page: Page, selector: string): Promise<void> {
  const ENOUGH = 80;
  for (let tabs = 0; tabs < ENOUGH; tabs++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${selector}.`);
}
