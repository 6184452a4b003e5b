import type { Grade } from '@drover/bots/puzzles';
import type { EditionId } from '@drover/engine';
import type { Language } from '@drover/words';
import { objections } from './axe.ts';
import type { Hand } from './hands.ts';
import { puzzleWithTrap, Solver } from './solver.ts';
import { expect, test } from './test.ts';

/** Every grade in another language and with another hand. */
const TRIED: readonly (readonly [EditionId, Grade, Language, Hand])[] = [
  ['nz', 1, 'fr', 'mouse'],
  ['second', 2, 'pl', 'keyboard'],
  ['nz', 3, 'de', 'finger'],
];

for (const [edition, grade, language, hand] of TRIED)
  test.describe(`${edition}, grade ${grade}, in ${language} with the ${hand}`, () => {
    test.use({
      settings: { language, tapTwice: hand === 'finger', theme: hand === 'keyboard' ? 'dark' : 'light' },
      ...(hand === 'finger' ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {}),
    });
    test('a wrong turn is answered, the best one solves the puzzle, and that is kept', async ({ page }) => {
      const { puzzle, trap } = puzzleWithTrap(edition, grade);
      const solver = new Solver(page, hand, puzzle);
      const listed = page.locator(`[data-puzzle="${puzzle.id}"]`);
      await page.goto(`#/puzzles/${edition}`);
      await expect(listed).toHaveAttribute('data-standing', 'fresh');
      expect(await objections(page)).toEqual([]);
      await solver.press(`[data-puzzle="${puzzle.id}"]`);

      await solver.play(trap);
      await solver.isJudged('worse');
      expect(await objections(page)).toEqual([]);
      // Leaving and coming back: it was tried, and begins anew.
      await page.goto(`#/puzzles/${edition}`);
      await expect(listed).toHaveAttribute('data-standing', 'tried');
      await solver.press(`[data-puzzle="${puzzle.id}"]`);

      await solver.play(puzzle.best);
      await solver.isJudged('best');
      await expect(page.locator('.solver ol li').first()).toBeVisible();
      await page.reload();
      await page.goto(`#/puzzles/${edition}`);
      await expect(listed).toHaveAttribute('data-standing', 'solved');
    });
  });

test('the puzzle of the day is there from the start page; a turn nobody thought of is compared; who asks has not solved it', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-17T12:00:00Z');
  await page.goto('#/');
  await page.locator('main a[href^="#/puzzles"]').click();
  await page.locator('.today a').click();
  const solver = page.locator('.solver');
  await expect(solver).toHaveAttribute('data-course', 'open');
  // Whatever is there first, until the turn is over.
  const choice = page.locator('.panel :is(.choice, .end, .confirm .primary)').first();
  while ((await solver.getAttribute('data-course')) === 'open') {
    const [version, confirming] = await Promise.all([
      page.locator('div.table').getAttribute('data-version'),
      page.locator('.panel .confirm').count(),
    ]);
    const end = page.locator('.panel .end');
    await ((await end.count()) > 0 ? end : choice).click();
    await expect
      .poll(
        async () =>
          (await page.locator('div.table').getAttribute('data-version')) !== version ||
          (await page.locator('.panel .confirm').count()) !== confirming ||
          (await solver.getAttribute('data-course')) !== 'open',
      )
      .toBe(true);
  }
  await expect(solver).toHaveAttribute('data-course', 'judged');

  await page.locator('.solver .onward').click();
  await page.locator('.solver .show').click();
  await expect(solver).toHaveAttribute('data-course', 'answer');
  const begun = await page.locator('div.table').getAttribute('data-version');
  await page.locator('.solver .onward').click();
  await expect(page.locator('div.table')).not.toHaveAttribute('data-version', begun!);
  await page.locator('.solver header a').click();
  await expect(page.locator('[data-standing=shown]')).toHaveCount(1);
});
