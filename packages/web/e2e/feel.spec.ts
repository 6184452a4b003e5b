import { EDITIONS } from '@drover/engine';
import { look } from './look.ts';
import { feelOf, MOST_SCRIPT, MOST_SHIFT, newGameOf, noteFeel, weighScripts } from './measures.ts';
import { Person } from './person.ts';
import { visit } from './screens.ts';
import { putGame } from './shelf.ts';
import { expect, test } from './test.ts';

for (const edition of EDITIONS)
  test(`${edition} is on the table with less than 200 kB of script`, async ({ page }) => {
    const weigh = weighScripts(page);
    await page.goto('#/');
    await putGame(page, newGameOf(edition));
    await visit(page, `#/game/${edition}`);
    await look(page);
    expect(await weigh()).toBeLessThan(MOST_SCRIPT);
  });

test.describe('with the moves of others as a film', () => {
  test.use({ settings: { film: 'normal', motion: true } });
  for (const edition of EDITIONS)
    test(`nothing jumps while ${edition} is played`, async ({ page }) => {
      await page.goto('#/');
      await page.locator(`.poster[data-edition=${edition}] button`).click();
      await look(page);
      await noteFeel(page);
      await new Person(page, 'panel', 'film').play(14);
      expect((await feelOf(page)).shift).toBeLessThan(MOST_SHIFT);
    });
});

test.describe('for whoever wants less motion', () => {
  test.use({ settings: { motion: true }, contextOptions: { reducedMotion: 'reduce' } });
  test('nothing glides', async ({ page }) => {
    await page.goto('#/');
    await page.locator('.poster button').first().click();
    await look(page);
    await page.evaluate(() => {
      const long: string[] = [];
      Object.assign(window, { long });
      const watch = (): void => {
        for (const { effect } of document.getAnimations())
          if (Number(effect?.getComputedTiming().duration) > 1) long.push((effect as KeyframeEffect).target!.outerHTML);
        requestAnimationFrame(watch);
      };
      watch();
    });
    await new Person(page, 'board', 'still').play(10);
    expect(await page.evaluate(() => (window as never as { long: string[] }).long)).toEqual([]);
  });
});
