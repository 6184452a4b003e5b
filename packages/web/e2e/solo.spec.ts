import { parseRecord } from '@drover/engine';
import type { Page } from '@playwright/test';
import { newGuest, comeIn } from './guests.ts';
import { openFromHome, tabTo } from './home.ts';
import { look } from './look.ts';
import { Server } from './server.ts';
import { gameShown } from './shelf.ts';
import { expect, test } from './test.ts';

/** The first delivery of Sarah and Sam is chosen beside their difficulty, and told wherever the game is. */

const firstDelivery = (page: Page) => page.getByRole('combobox', { name: 'First delivery' });
const selected = (page: Page): Promise<string> => page.locator('select option:checked').innerText();
const optionsOf = async (page: Page) => parseRecord((await gameShown(page)).record).setup.options;

test('NZ-Z2 Sarah begins at another post at any difficulty, chosen with the keyboard alone', async ({ page }) => {
  await page.goto('#/');
  await tabTo(page, '[data-opens=new]');
  await page.keyboard.press('Enter');
  await page.locator('form.new-game').waitFor();
  await tabTo(page, 'form :checked[value=bots]');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => selected(page)).toBe('Trading post 3 (usual)');
  await tabTo(page, 'form :checked[value=easy]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => selected(page)).toBe('Trading post 9 (usual)');
  await tabTo(page, 'form select');
  await expect(firstDelivery(page)).toHaveAccessibleDescription('Lower is easier, higher is harder.');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => selected(page)).toBe('Trading post 12');
  await tabTo(page, 'form.new-game button.primary');
  await page.keyboard.press('Enter');
  await look(page);
  expect((await optionsOf(page))['sarah']).toEqual({ difficulty: 'hard', firstDelivery: '12' });
  await page.goto('#/');
  await expect(page.getByText('Player 1, Sarah (hard, first delivery: trading post 12)')).toBeVisible();
});

test('SE-Z1 the usual city is offered at every difficulty, another one stays', async ({ page }) => {
  await page.goto('#/');
  await openFromHome(page, 'new');
  const press = (value: string): Promise<void> => page.locator(`form label:has(input[value=${value}])`).click();
  await press('second');
  await press('solo');
  await expect.poll(() => selected(page)).toBe('Kansas City · 0 (usual)');
  await press('medium');
  await expect.poll(() => selected(page)).toBe('Fulton · 1 (usual)');
  await firstDelivery(page).selectOption({ label: 'Toledo · 12' });
  await press('hard');
  await expect.poll(() => selected(page)).toBe('Toledo · 12');
  // Sarah does not know Toledo; Sam still does.
  await press('nz');
  await expect.poll(() => selected(page)).toBe('Trading post 9 (usual)');
  await press('second');
  await expect.poll(() => selected(page)).toBe('Toledo · 12');
  await firstDelivery(page).selectOption('fulton');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await look(page);
  expect((await optionsOf(page))['sam']).toEqual({ difficulty: 'hard' });
  await page.goto('#/');
  await expect(page.getByText('Player 1, Sam (hard)')).toBeVisible();
});

for (const [language, name, places] of [
  ['fr', 'Première livraison', ['Comptoir 3 (par défaut)', 'Comptoir 21']],
  ['pl', 'Pierwsza dostawa', ['Punkt handlowy 3 (domyślnie)', 'Punkt handlowy 21']],
  ['de', 'Erste Lieferung', ['Handelsposten 3 (üblich)', 'Handelsposten 21']],
] as const)
  test.describe(`in ${language}, on a phone`, () => {
    test.use({ settings: { language }, viewport: { width: 390, height: 844 } });
    test('NZ-Z2 the posts have names in the language', async ({ page }) => {
      await page.goto('#/');
      await openFromHome(page, 'new');
      await page.locator('form label:has(input[value=solo])').click();
      const choice = page.getByRole('combobox', { name });
      await expect(choice).toBeInViewport();
      for (const place of places) await expect(choice.getByRole('option', { name: place, exact: true })).toBeAttached();
    });
  });

test('NZ-Z2 a table on the server says where Sarah begins to deliver', async ({ browser }) => {
  const server = await Server.open();
  try {
    const { page, complaints } = await newGuest(browser, server.url);
    await page.goto('#/online/new');
    await comeIn(page, 'Ada');
    await page.locator('select').first().selectOption('automa');
    await page.locator('label:has(input[value=hard])').click();
    await firstDelivery(page).selectOption('12');
    await page.getByRole('button', { name: 'Create table' }).click();
    await look(page);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await expect(page.getByRole('dialog').getByText('hard, first delivery: trading post 12')).toBeVisible();
    await page.goto('#/online');
    await expect(page.locator('[data-table]').getByText('hard, first delivery: trading post 12')).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await server.close();
  }
});
