import { decision, EDITIONS, openHistory, parseRecord, type EditionId } from '@drover/engine';
import { LANGUAGES, loadWords, tellerOf } from '@drover/words';
import type { Page } from '@playwright/test';
import type { StoredGame } from '../src/authority/shelf.ts';
import { listsOf } from '../src/table/choices.ts';
import { choicesAt } from './counting.ts';
import { look } from './look.ts';
import { gameAt } from './screens.ts';
import { bot, person, preparedGame, putGame } from './shelf.ts';
import { expect, test } from './test.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];
const MANY = 8;
const english = await loadWords('en');

/** A game whose next question has many answers, each with something to say about it. */
function manyChoices(edition: EditionId): StoredGame {
  for (let moves = 60; ; moves += 9) {
    const setup = { edition, players: 2, seed: 'many', options: {} };
    const game = preparedGame({ id: 'many', setup, sitters: [person('Ada'), bot('Bo')], moves, until: 0 });
    const { state } = openHistory(parseRecord(game.record));
    const { listed } = listsOf(choicesAt(state, 0, tellerOf(english, state, [])), []);
    if (decision(state)?.seat === 0 && listed.length >= MANY) return game;
  }
}

/** Choices of the panel that are wholly in sight, with nothing over them. */
const inSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const list = document.querySelector('.panel > .choices')!;
    const { top, bottom } = list.getBoundingClientRect();
    return [...list.querySelectorAll('.choice')].filter((choice) => {
      const box = choice.getBoundingClientRect();
      const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return box.top >= top && box.bottom <= bottom && choice.contains(over);
    }).length;
  });

for (const edition of EDITIONS)
  for (const viewport of SIZES)
    test.describe(`${edition} at ${viewport.width} × ${viewport.height}`, () => {
      test.use({ viewport });
      test('six choices are in sight, and five beside a hint', async ({ page }) => {
        await page.goto('#/');
        await putGame(page, manyChoices(edition));
        for (const language of LANGUAGES) {
          await page.evaluate(
            (set) => localStorage.setItem('drover-settings', set),
            JSON.stringify({ language, theme: 'light', motion: false, film: 'off' }),
          );
          await page.goto('#/game/many');
          await page.reload();
          await look(page);
          expect.soft(await inSight(page), language).toBeGreaterThanOrEqual(6);
          await page.locator('.panel .choice').nth(2).hover();
          await expect(page.locator('.preview')).toBeVisible();
          expect.soft(await inSight(page), `${language}, pointing at one`).toBeGreaterThanOrEqual(6);
          await page.keyboard.press('h');
          await page.locator('.panel section li').first().waitFor();
          expect.soft(await inSight(page), `${language}, with a hint`).toBeGreaterThanOrEqual(5);
        }
      });
    });

for (const edition of EDITIONS)
  test.describe(`${edition} on a small laptop`, () => {
    test.use({ viewport: SIZES[0]! });
    test('six ways to go are in sight in every language, or all, and what is cut short is in the preview', async ({
      page,
    }) => {
      const game = gameAt(edition, 'middle');
      await page.goto('#/');
      await putGame(page, game);
      for (const language of LANGUAGES) {
        await page.evaluate(
          (set) => localStorage.setItem('drover-settings', set),
          JSON.stringify({ language, theme: 'light', motion: false, film: 'off', coach: 'off' }),
        );
        await page.goto(`#/game/${game.id}`);
        await page.reload();
        await look(page);
        const all = await page.locator('.panel > .choices .choice').count();
        expect.soft(await inSight(page), language).toBeGreaterThanOrEqual(Math.min(6, all));
        const way = page.locator('.panel .choice').nth(3);
        await way.hover();
        await expect
          .soft(page.locator('.preview .whole'), language)
          .toHaveText(await way.locator('.detail').innerText());
        await expect.soft(page.locator('.preview .whole'), language).toBeInViewport({ ratio: 1 });
      }
    });
  });

test.describe('beside a coach on a small laptop', () => {
  test.use({ viewport: SIZES[0]!, settings: { coach: 'on' } });
  test('four choices are in sight while the coach speaks, and pointing at one does not lock the coach', async ({
    page,
  }) => {
    const game = gameAt('nz', 'middle');
    await page.goto('#/');
    await putGame(page, game);
    await page.goto(`#/game/${game.id}`);
    await look(page);
    const said = page.locator('.coach-at-table .words');
    await expect(said).toBeVisible();
    expect(await inSight(page)).toBeGreaterThanOrEqual(4);
    await page.locator('.panel .choice').nth(3).focus();
    await expect(page.locator('.preview')).toBeVisible();
    expect(await inSight(page)).toBeGreaterThanOrEqual(4);
    await page.locator('.coach-at-table .primary').click();
    await expect(said).toBeHidden();
  });
});

test('every question is read from its first choice on', async ({ page }) => {
  await page.goto('#/');
  await putGame(page, manyChoices('nz'));
  await page.goto('#/game/many');
  const { version } = await look(page);
  const list = page.locator('.panel > .choices');
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await list.locator('.choice').last().click();
  await page.waitForFunction(
    (before) =>
      document.querySelector('.confirm, .panel .all') !== null ||
      document.querySelector<HTMLElement>('div.table')!.dataset['version'] !== String(before),
    version,
  );
  if (await page.locator('.confirm').isVisible()) await page.getByRole('button', { name: 'Back' }).click();
  expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
});
