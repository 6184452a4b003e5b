import type { Grade } from '@drover/bots/puzzles';
import { EDITIONS, type EditionId } from '@drover/engine';
import type { Language } from '@drover/words';
import { dayOf, puzzleOf } from '../src/puzzles/daily.ts';
import { objections } from './axe.ts';
import type { Hand } from './hands.ts';
import { idleTurn, puzzlesOf, puzzleWithTrap, Solver } from './solver.ts';
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

test('the puzzle of the day: a turn nobody thought of is compared, and who asks for the answer has not solved it', async ({
  page,
}) => {
  const [edition] = EDITIONS;
  const puzzles = puzzlesOf(edition);
  let day = dayOf(Date.UTC(2026, 10, 17));
  while (idleTurn(puzzleOf(day, puzzles)) === null) day++;
  const puzzle = puzzleOf(day, puzzles);
  await page.clock.setFixedTime(day * 86_400_000);
  await page.goto('#/');
  await page.locator('main a[href^="#/puzzles"]').click();
  await page.locator('.today a').click();
  await new Solver(page, 'mouse', puzzle).play(idleTurn(puzzle)!);
  const solver = page.locator('.solver');
  await expect(solver).toHaveAttribute('data-course', 'judged');
  expect(await page.locator('.solver .missed').count()).toBe(1);

  await page.locator('.solver .onward').click();
  await page.locator('.solver .show').click();
  await expect(solver).toHaveAttribute('data-course', 'answer');
  const table = page.locator('div.table[data-version]');
  await expect(table).toHaveAttribute('data-version', String(puzzle.moves.length));
  await page.locator('.solver .onward').click();
  await expect(table).not.toHaveAttribute('data-version', String(puzzle.moves.length));
  await page.locator('.solver header a').click();
  await expect(page.locator(`[data-puzzle="${puzzle.id}"]`)).toHaveAttribute('data-standing', 'shown');
});
