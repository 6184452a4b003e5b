import { EDITIONS } from '@drover/engine';
import type { Language } from '@drover/words';
import { courseOf } from '../src/learn/courses.ts';
import { LESSONS_KEY } from '../src/lib/lessons.ts';
import { objections } from './axe.ts';
import type { Hand } from './hands.ts';
import { Pupil } from './pupil.ts';
import { expect, test } from './test.ts';

const courses = await Promise.all(EDITIONS.map(courseOf));

/** Every language and every hand in turn, so that over the chapters all of them meet. */
const TAUGHT_IN: readonly Language[] = ['en', 'fr', 'pl', 'de'];
const HANDS: readonly Hand[] = ['mouse', 'keyboard', 'finger'];

for (const { edition, chapters } of courses)
  for (const [i, [key, chapter]] of Object.entries(chapters).entries()) {
    const language = TAUGHT_IN[i % TAUGHT_IN.length]!;
    const hand = HANDS[i % HANDS.length]!;
    test.describe(`${edition}, ${key}, in ${language} with the ${hand}`, () => {
      test.use({
        settings: { language, tapTwice: hand === 'finger' },
        ...(hand === 'finger' ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {}),
      });
      test('can be taken from its first step to its task, and answers a wrong choice', async ({ page }) => {
        await page.goto(`#/learn/${edition}/${key}`);
        const pupil = new Pupil(page, hand);
        await pupil.take(chapter);
        expect(pupil.answered).toBeGreaterThan(0);
        await page.goto(`#/learn/${edition}`);
        await expect(page.locator(`[data-chapter=${key}].solved`)).toBeVisible();
      });
    });
  }

test('somebody new is shown the way to the lessons first; they stay in reach afterwards', async ({ page }) => {
  await page.goto('#/');
  const first = page.locator('main :is(a, button)').first();
  await expect(first).toHaveAttribute('href', `#/learn/${EDITIONS[0]}`);
  await first.click();
  await page.locator('.next a').click();
  const { chapters } = courses[0]!;
  const [[key, chapter]] = Object.entries(chapters) as [[string, (typeof chapters)[string]]];
  const [[step, data], [following]] = Object.entries(chapter.steps) as [[string, never], [string, never]];
  await new Pupil(page, 'mouse').step(step, data);

  await page.goto('#/');
  await expect(first).toHaveText('Continue');
  await expect(page.locator('.invitation .other')).toHaveAttribute('href', `#/learn/${EDITIONS[0]}/first-game`);
  await first.click();
  await expect(page.locator(`[data-chapter=${key}] a`)).toHaveText('Continue');
  await page.locator(`[data-chapter=${key}] a`).click();
  await expect(page.locator('.coach')).toHaveAttribute('data-step', following);
});

test('another language does not begin a lesson anew', async ({ page }) => {
  const [[key, chapter]] = Object.entries(courses[0]!.chapters) as [[string, (typeof courses)[0]['chapters'][string]]];
  const [[step, data], [following]] = Object.entries(chapter.steps) as [[string, never], [string, never]];
  await page.goto(`#/learn/${EDITIONS[0]}/${key}`);
  await new Pupil(page, 'mouse').step(step, data);
  const english = await page.locator('.coach .say').textContent();
  await page.locator('.table header nav button').last().click();
  await page.locator('dialog select').first().selectOption('pl');
  await page.keyboard.press('Escape');
  await expect(page.locator('.coach .say')).not.toHaveText(english!);
  await expect(page.locator('.coach')).toHaveAttribute('data-step', following);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('what a step points at on the own board is brought into sight', async ({ page }) => {
    await page.goto('#/nowhere');
    await page.evaluate(([key, reached]) => localStorage.setItem(key, reached), [
      LESSONS_KEY,
      JSON.stringify({ 'nz/workers': { at: 1, solved: false } }),
    ] as const);
    await page.reload();
    await page.goto('#/learn/nz/workers');
    await expect(page.locator('.coach')).toHaveAttribute('data-step', 'kinds');
    await expect(page.locator('.own .spot.lit').first()).toBeInViewport();
    await expect(page.locator('div.table')).toHaveAttribute('data-tab', 'mine');
  });
});

for (const theme of ['light', 'dark'] as const)
  test.describe(theme, () => {
    test.use({ settings: { theme } });
    test('axe finds nothing in the list of lessons and in a lesson', async ({ page }) => {
      await page.goto(`#/learn/${EDITIONS[0]}`);
      await page.locator('.next a').waitFor();
      expect(await objections(page)).toEqual([]);
      await page.goto(`#/learn/${EDITIONS[0]}/trail`);
      await page.locator('.coach .say').waitFor();
      await page.locator('.panel .choice').first().click({ trial: true });
      expect(await objections(page)).toEqual([]);
    });
  });
