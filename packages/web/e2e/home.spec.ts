import { LANGUAGES } from '@drover/words';
import { gameAt, visit } from './screens.ts';
import { person, preparedGame, putGame } from './shelf.ts';
import { expect, test } from './test.ts';

for (const language of LANGUAGES)
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
  ])
    test.describe(`in ${language} at ${viewport.width}×${viewport.height}`, () => {
      test.use({ viewport, settings: { language } });
      test('home fits one screen, the last game first', async ({ page }) => {
        await page.goto('#/');
        await putGame(page, gameAt('nz', 'middle'));
        await visit(page, '#/');
        const going = page.locator('.going a');
        await going.waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
        for (const button of await page.locator('main :is(button, a)').all()) await expect(button).toBeInViewport();
        expect(await page.locator('main :is(button, a)').first().getAttribute('href')).toBe('#/game/nz-middle');
        await going.click();
        await page.waitForURL(/#\/game\/nz-middle/);
      });
    });

test('seats without a name follow the language', async ({ page }) => {
  const game = preparedGame({
    id: 'unnamed',
    setup: { edition: 'nz', players: 2, seed: 'unnamed', options: {} },
    // As pages used to store it, and as they do now.
    sitters: [person('Player 1'), person('')],
    moves: 4,
  });
  await page.goto('#/');
  await putGame(page, game);
  await visit(page, '#/');
  await expect(page.locator('.going')).toContainText('Player 1, Player 2');
  await page.locator('header nav button').last().click();
  await page.locator('dialog select').first().selectOption('fr');
  await expect(page.locator('.going')).toContainText('Joueur 1, Joueur 2');
});
