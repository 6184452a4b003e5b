import { EDITIONS, openHistory, parseRecord } from '@drover/engine';
import { LANGUAGES, loadWords, tellerOf, type Language } from '@drover/words';
import type { Page } from '@playwright/test';
import type { AnyState } from '../src/editions/kit.ts';
import { look } from './look.ts';
import { Person } from './person.ts';
import { gameAt, SCREENS } from './screens.ts';
import { putGame } from './shelf.ts';
import { expect, test } from './test.ts';

/** A phone, and a window of 1440 × 900 whose text is twice as large. */
const SIZES = [
  { what: 'a phone', viewport: { width: 390, height: 844 }, target: 44 },
  { what: 'a window zoomed to 200 %', viewport: { width: 720, height: 450 }, target: 24 },
  { what: 'a desktop', viewport: { width: 1440, height: 900 }, target: 24 },
];
/** Both editions have the same parts around the board; on a phone there is no room to be wrong. */
const ALIKE = { phone: /-(early|late)$/, wide: /-(early|late|over)$|^second/ };

for (const [i, { what, viewport, target }] of SIZES.entries())
  test.describe(`on ${what}`, () => {
    test.use({ viewport });

    test(`nothing scrolls sideways, and every target has ${target} pixels`, async ({ page }) => {
      const alike = viewport.width < 500 ? ALIKE.phone : ALIKE.wide;
      const screens = SCREENS.filter(({ name }) => !alike.test(name));
      for (const [j, { name, open }] of screens.entries()) {
        const language = LANGUAGES[(i + j) % LANGUAGES.length]!;
        await speak(page, language);
        await open(page);
        const where = `${name} in ${language}`;
        expect.soft(await sidewaysOf(page), where).toBe(0);
        expect.soft(await smallTargets(page, target), where).toEqual([]);
        expect.soft(await brokenOut(page), where).toEqual([]);
      }
    });

    test('a game is played through the panel', async ({ page }) => {
      await page.goto('#/');
      await page.locator('.poster button').first().click();
      const { version } = await new Person(page, 'panel', what).play(6);
      expect(version).toBeGreaterThanOrEqual(6);
      expect(await sidewaysOf(page)).toBe(0);
    });
  });

for (const edition of EDITIONS)
  test.describe(`four players of ${edition} on a small laptop`, () => {
    test.use({ viewport: { width: 1366, height: 768 } });
    test('the longest names of places fit beside the players', async ({ page }) => {
      const game = gameAt(edition, 'middle');
      const { state } = openHistory(parseRecord(game.record));
      await page.goto('#/');
      await putGame(page, game);
      for (const language of LANGUAGES) {
        await speak(page, language);
        await page.goto(`#/game/${game.id}`);
        await look(page);
        const teller = tellerOf(await loadWords(language), state, []);
        const names = (state as AnyState).trail.map((_, space) => teller.name(state, { is: 'space', space }));
        const longest = names.toSorted((a, b) => b.length - a.length).slice(0, 4);
        expect.soft(await cutShort(page, longest), language).toEqual([]);
      }
    });
  });

/** Of these names, written into the tabs of the players, those that have no room there. */
const cutShort = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (names) =>
      [...document.querySelectorAll<HTMLElement>('.players .place')].flatMap((place, i) => {
        place.textContent = names[i]!;
        const { clientWidth, scrollWidth } = place;
        return scrollWidth > clientWidth ? [`${names[i]} ${clientWidth} < ${scrollWidth}`] : [];
      }),
    names,
  );

/** Another language for the screens that are opened from now on. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.goto('#/nowhere');
  await page.evaluate((language) => {
    const settings = JSON.parse(localStorage.getItem('drover-settings')!) as object;
    localStorage.setItem('drover-settings', JSON.stringify({ ...settings, language }));
  }, language);
  await page.reload();
}

/** How far the page could be scrolled to the side, in pixels. */
const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

/** Words that are wider than the cell, the button or the heading they stand in. */
const brokenOut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button:not(.pile), th, td, h1, h2, h3, label, summary')].flatMap(
      (element) => {
        const { clientWidth, scrollWidth, textContent } = element;
        const unseen = !element.checkVisibility({ visibilityProperty: true }) || element.closest('.unseen') !== null;
        if (unseen || clientWidth === 0 || getComputedStyle(element).display === 'inline') return [];
        return scrollWidth > clientWidth + 1
          ? [`${textContent.trim().slice(0, 80)} ${clientWidth} < ${scrollWidth}`]
          : [];
      },
    ),
  );

/** Links within a sentence, and what stands for something larger around it, need no size of their own. */
const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((least) => {
    const TARGETS = 'a[href], button, input, select, summary, [role=button]';
    const HALF = 0.5;
    return [...document.querySelectorAll<HTMLElement>(TARGETS)].flatMap((element) => {
      const whole = element.closest('label') ?? element;
      const { width, height } = whole.getBoundingClientRect();
      const shown = element.checkVisibility({ visibilityProperty: true }) && width * height > 1;
      const covered = document.querySelector('dialog[open]')?.contains(element) === false;
      const inSentence = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
      const unseen = element.closest('.unseen') !== null;
      if (!shown || covered || inSentence || unseen || Math.min(width, height) >= least - HALF) return [];
      return [`${whole.outerHTML.slice(0, 110)} ${width.toFixed(0)}×${height.toFixed(0)}`];
    });
  }, least);
