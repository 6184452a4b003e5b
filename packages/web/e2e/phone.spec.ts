import { EDITIONS, generator } from '@drover/engine';
import { LANGUAGES } from '@drover/words';
import type { Page } from '@playwright/test';
import type { StoredGame } from '../src/authority/shelf.ts';
import { look, type Look } from './look.ts';
import { gameAsking, gameAt, visit } from './screens.ts';
import { putGame } from './shelf.ts';
import { aPlaceInSight, measure, settled, tapTwice } from './thumb.ts';
import { expect, test } from './test.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
/** Enough for a turn or two; WHOLE_PHONE_GAMES=1 plays to the end. */
const DECISIONS = process.env['WHOLE_PHONE_GAMES'] === undefined ? 8 : Infinity;

async function openTable(page: Page, game: StoredGame): Promise<Look> {
  await visit(page, '#/');
  await putGame(page, game);
  await visit(page, `#/game/${game.id}`);
  await look(page);
  // The camera goes there once the boards are drawn.
  await expect.poll(async () => (await measure(page)).small).toEqual([]);
  return look(page);
}

for (const [i, viewport] of SIZES.entries())
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    for (const [j, edition] of EDITIONS.entries()) {
      // Every edition upright and on its side, each time in another language.
      const language = LANGUAGES[i * EDITIONS.length + j]!;
      test.describe(`in ${language}`, () => {
        test.use({ settings: { language } });
        test(`${edition} is played with a thumb: nothing jumps, is too small or out of sight`, async ({ page }) => {
          const below = generator(language, 'thumb');
          let now = await openTable(page, gameAt(edition, 'middle'));
          const stood: Record<string, string> = {};
          for (let decided = 0; decided < DECISIONS && !now.over; decided++) {
            await settled(page);
            const { still, places: _, ...wrong } = await measure(page);
            const where = `${decided}: ${await page.locator('#question').innerText()}`;
            expect.soft(wrong, where).toEqual({ missing: [], small: [], cut: [], sideways: 0 });
            expect.soft({ ...stood, ...still }, where).toEqual({ ...still, ...stood });
            Object.assign(stood, still);
            expect(await aPlaceInSight(page), `${where}: a place in sight`).toBe(true);
            now = await look(page);
            await tapTwice(page, now, below);
            const next = await look(page, now.mark);
            expect(next.mark, where).not.toBe(now.mark);
            now = next;
          }
        });
      });
    }

    test('a first tap shows what a choice would bring, and the button makes it', async ({ page }) => {
      const { version } = await openTable(page, gameAt('nz', 'middle'));
      await page.locator('.panel .choice').first().tap();
      await expect(page.locator('.preview')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('div.table')).toHaveAttribute('data-version', String(version));
      await page.locator('.panel .do').tap();
      await expect(page.locator('div.table')).not.toHaveAttribute('data-version', String(version));
    });

    test.describe('for whoever wants one tap to be enough', () => {
      test.use({ settings: { tapTwice: false, together: true } });
      test('it is', async ({ page }) => {
        const { version } = await openTable(page, gameAt('nz', 'middle'));
        await page.locator('.panel .choice').first().tap();
        await expect(page.locator('div.table')).not.toHaveAttribute('data-version', String(version));
      });
    });

    for (const edition of EDITIONS)
      test(`cards of ${edition} are discarded on the hand itself`, async ({ page }) => {
        const { version } = await openTable(page, gameAsking(edition, 'discard'));
        const card = page.locator('.mine .hand li:has(.open)').last();
        await expect(card).toBeInViewport({ ratio: 1 });
        await card.tap();
        // Where two are to go, the second is tapped as well.
        if (!(await page.locator('.panel .do').isVisible()))
          await page.locator('.mine .hand li:has(.open)').first().tap();
        await expect(page.locator('.panel .choice.selected')).toBeInViewport({ ratio: 1 });
        await page.locator('.panel .do').tap();
        await expect(page.locator('div.table')).not.toHaveAttribute('data-version', String(version));
      });

    test('a hint lies over the choices, and shows its place on the board before it is played', async ({ page }) => {
      const { version } = await openTable(page, gameAt('second', 'middle'));
      await page.locator('.acts .hint').tap();
      const hint = page.locator('.panel section li button').first();
      await hint.tap();
      await expect(hint).toBeInViewport();
      await expect(page.locator('.preview')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('div.table')).toHaveAttribute('data-version', String(version));
      await hint.tap();
      await expect(page.locator('div.table')).not.toHaveAttribute('data-version', String(version));
    });
  });

test.describe('on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  test('the hand is a strip that opens', async ({ page }) => {
    await openTable(page, gameAsking('nz', 'phase-a'));
    const hand = page.locator('.mine > .hand');
    const strip = (await hand.boundingBox())!;
    await hand.locator('> button').tap();
    await expect.poll(async () => (await hand.boundingBox())!.height).toBeGreaterThan(2 * strip.height);
    for (const card of await hand.locator('li').all()) await expect(card).toBeInViewport({ ratio: 1 });
  });
});
