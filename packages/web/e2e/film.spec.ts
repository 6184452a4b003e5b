import { EDITIONS, type EditionId } from '@drover/engine';
import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { gameAt } from './screens.ts';
import { bot, person, preparedGame, putGame } from './shelf.ts';
import { expect, test } from './test.ts';

/** A game in which it is the turn of the first of three bots. */
const game = (edition: EditionId) =>
  preparedGame({
    id: 'film',
    setup: { edition, players: 4, seed: 'film', options: { order: 'seated' } },
    sitters: [person('Ada'), bot('Bo'), bot('Cy'), bot('Di')],
    moves: 80,
    until: 1,
    well: true,
  });

interface Watched {
  /** Every caption that came on the screen. */
  readonly captions: string[];
  /** Something that can be chosen lay under a caption. */
  covered: boolean;
  /** The longest animation, in milliseconds, and whether a runholder walked. */
  longest: number;
  walked: boolean;
}

/** Notes from the first moment on what is told, and what moves. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched: Watched = { captions: [], covered: false, longest: 0, walked: false };
    Object.assign(window, { watched });
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const note = (): void => {
      const box = document.querySelector('.captions');
      for (const { textContent } of box?.querySelectorAll('p') ?? []) watched.captions.push(textContent.trim());
      const shown = box?.getBoundingClientRect();
      if (shown !== undefined && getComputedStyle(box!).visibility !== 'hidden')
        for (const spot of document.querySelectorAll('.board .spot.open'))
          watched.covered ||= isOver(shown, spot.getBoundingClientRect());
      for (const animation of document.getAnimations()) {
        const { target } = animation.effect as KeyframeEffect;
        watched.longest = Math.max(watched.longest, Number(animation.effect!.getComputedTiming().duration));
        watched.walked ||= target!.matches('.rider') && !(animation instanceof CSSTransition);
      }
      requestAnimationFrame(note);
    };
    note();
  });
const watchedOn = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as never as { watched: Watched }).watched);

async function open(page: Page, stored: { readonly id: string }): Promise<void> {
  await page.goto('#/');
  await putGame(page, stored);
  await watch(page);
  await page.goto(`#/game/${stored.id}`);
  await page.reload();
}

/** What the log tells of the last turns, without the headings of turns. */
const deeds = (page: Page): Promise<string[]> => page.locator('.log li.deed').allTextContents();

for (const motion of ['no-preference', 'reduce'] as const)
  test.describe(motion === 'reduce' ? 'for whoever wants less motion' : 'by default', () => {
    test.use({ settings: { film: 'normal', motion: true }, contextOptions: { reducedMotion: motion } });
    for (const edition of EDITIONS)
      test(`every move of others is told in ${edition}`, async ({ page }) => {
        await open(page, game(edition));
        await page.locator('.log li').first().waitFor();
        const before = new Set(await deeds(page));
        await look(page);
        const { captions, covered, longest, walked } = await watchedOn(page);
        const told = (await deeds(page)).filter((deed) => !before.has(deed)).map((deed) => deed.trim());
        expect(told.length).toBeGreaterThan(6);
        expect(told.filter((deed) => !captions.some((caption) => caption.endsWith(deed.slice(1))))).toEqual([]);
        expect(covered).toBe(false);
        if (motion === 'reduce') expect(longest).toBeLessThan(1);
        else expect(walked).toBe(true);
      });
  });

test.describe('what happened since the last turn', () => {
  test.use({ settings: { film: 'slow' } });
  for (const [how, skip] of [
    ['Space', (page: Page) => page.keyboard.press('Space')],
    ['a click on the board', (page: Page) => page.locator('.board .window').click({ position: { x: 5, y: 5 } })],
    ['a click on something on the board', (page: Page) => page.locator('.board .spot').first().click()],
  ] as const)
    test(`is shown again, until ${how}`, async ({ page }) => {
      const stored = gameAt('nz', 'middle');
      await open(page, stored);
      const { version } = await look(page);
      await page.getByRole('button', { name: 'Since your last turn' }).click();
      await expect(page.locator('.captions')).toBeVisible();
      const table = page.locator('div.table');
      expect(Number(await table.getAttribute('data-version'))).toBeLessThan(version);
      await skip(page);
      await expect(page.locator('.captions')).toBeHidden();
      await expect(table).toHaveAttribute('data-asked', 'true');
      await expect(table).toHaveAttribute('data-version', String(version));
    });
});
