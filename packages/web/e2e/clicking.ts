import type { Locator, Page } from '@playwright/test';
import type { Click } from './counting.ts';

/** Where the panel has what is clicked. */
export const LOCATORS = {
  list: '.panel > .choices .choice',
  drawer: '.panel details .choice',
  end: '.panel .end',
  confirm: '.panel .confirm .primary',
};

/** Carries out a click of `counting.ts` on the page; buttons are pressed as the hand does it. */
export async function carryOut(
  page: Page,
  click: Click,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  if (click.on === 'spot') return page.locator(`.spot.open[data-spot="${click.spot}"]`).first().click();
  if (click.on === 'drawer' && click.nth < 0) {
    const closed = page.locator('.panel details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
    return;
  }
  await press(page.locator(LOCATORS[click.on]).nth('nth' in click ? click.nth : 0));
}
