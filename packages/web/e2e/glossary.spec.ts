import type { Page } from '@playwright/test';
import { objections } from './axe.ts';
import { gameAt, visit } from './screens.ts';
import { putGame } from './shelf.ts';
import { expect, test } from './test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The terms are linked once somebody is there. */
const attend = (page: Page): Promise<void> => page.mouse.move(5, 5);

const popover = (page: Page) => page.locator('.term-popover');

async function openTable(page: Page, edition: 'nz' | 'second'): Promise<void> {
  await visit(page, '#/');
  const game = gameAt(edition, 'middle');
  await putGame(page, game);
  await visit(page, `#/game/${game.id}`);
  await page.locator('.panel [data-move]').first().waitFor();
}

test.describe('with the mouse, in English', () => {
  test.use({ viewport: DESKTOP });
  test('a term of the question explains itself beside it, and leads to the glossary', async ({ page }) => {
    await openTable(page, 'nz');
    await attend(page);
    const term = page.locator('.panel h2 a.term').first();
    await term.click();
    await expect(popover(page)).toBeVisible();
    await expect(popover(page).locator('svg')).toBeVisible();
    await expect(page.locator('.panel [data-move]').first()).toBeInViewport();
    expect(await objections(page, false)).toEqual([]);
    // The question has not been answered, and nothing in it is a link inside a button.
    await expect(page.locator('button a.term')).toHaveCount(0);
    const key = (await term.getAttribute('data-term'))!;
    const more = popover(page).locator('a');
    expect(await more.getAttribute('href')).toBe(`#/glossary/nz/${key}`);
    await page.mouse.click(400, 500);
    await expect(popover(page)).toHaveCount(0);
  });
});

test.describe('with the keyboard, in German', () => {
  test.use({ viewport: DESKTOP, settings: { language: 'de' } });
  test('a term of the rules and one of the log open by Enter, close by Escape and keep the focus', async ({ page }) => {
    await visit(page, '#/rules/second');
    await page.locator('.minutes').waitFor();
    await page.keyboard.press('Tab');
    const term = page.locator('.minutes a.term').first();
    await term.focus();
    await page.keyboard.press('Enter');
    await expect(popover(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popover(page)).toHaveCount(0);
    await expect(term).toBeFocused();

    await openTable(page, 'second');
    await page.keyboard.press('l');
    const line = page.locator('.log li li:has(a.term)').last();
    await line.focus();
    await page.keyboard.press('ArrowRight');
    await expect(line.locator('a.term').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(popover(page)).toBeVisible();
  });
});

test.describe('with a finger, in Polish', () => {
  test.use({ viewport: PHONE, hasTouch: true, settings: { language: 'pl' } });
  test('a term of the question opens, and every move brings its own sentence', async ({ page }) => {
    await openTable(page, 'nz');
    await page.touchscreen.tap(200, 200);
    const question = page.locator('.panel h2');
    await question.locator('a.term').first().tap();
    await expect(popover(page)).toBeVisible();
    await popover(page).locator('button').tap();
    await expect(popover(page)).toHaveCount(0);
    // Every move brings other sentences: none is left behind, none is doubled.
    const before = await question.innerText();
    await page.locator('.panel [data-move]').first().tap();
    await page.locator('.panel .do').tap();
    await expect(question).not.toHaveText(before);
    expect((await question.innerText()).trim()).toBe((await question.evaluate((h2) => h2.textContent))!.trim());
  });
});

for (const [size, language, edition] of [
  [DESKTOP, 'fr', 'nz'],
  [PHONE, 'en', 'second'],
] as const)
  test.describe(`at ${size.width} in ${language}`, () => {
    test.use({ viewport: size, settings: { language } });
    test('axe finds nothing in the glossary and in the three minutes, and nothing is wider than the page', async ({
      page,
    }) => {
      await visit(page, `#/glossary/${edition}/fee`);
      await expect(page.locator('[data-term=fee]')).toBeInViewport();
      expect(await objections(page, false)).toEqual([]);
      await attend(page);
      await visit(page, `#/rules/${edition}`);
      await page.locator('.minutes a.term').first().waitFor();
      await expect(page.locator('.minutes .lap li')).toHaveCount(5);
      await expect(page.locator('.minutes .town li')).toHaveCount(5);
      expect(await objections(page, false)).toEqual([]);
      for (const hash of [`#/glossary/${edition}`, `#/rules/${edition}`]) {
        await visit(page, hash);
        await page.locator('main svg').first().waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      }
    });
  });
