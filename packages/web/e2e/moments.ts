import { EDITIONS, type EditionId } from '@drover/engine';
import type { Page } from '@playwright/test';
import { gameAsking, gameAt, openGame, type Screen } from './screens.ts';

/** Moments of a turn: the questions a person is asked, and what opens beside them. For pictures only. */

/** Questions that look different from others. */
const ASKED: Readonly<Record<EditionId, readonly string[]>> = {
  nz: ['phase-a', 'phase-b', 'income', 'delivery', 'discard'],
  second: ['phase-a', 'phase-b', 'delivery', 'discard'],
};

const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  hint: async (page) => {
    await page.locator('.acts .hint').click();
    await page.locator('.panel section li button').first().click();
  },
  preview: async (page) => {
    await page.locator('.panel .choice').first().hover();
    await page.locator('.preview').waitFor();
  },
  explained: async (page) => {
    await page.locator('.board .spot:not(.open)').first().dispatchEvent('click');
    await page.locator('.bubble').waitFor();
  },
  log: (page) => page.keyboard.press('l'),
  keys: async (page) => {
    await page.mouse.move(1, 1);
    await page.keyboard.press('?');
  },
};

export const MOMENTS: readonly Screen[] = EDITIONS.flatMap((edition) => [
  ...ASKED[edition].map((ask) => ({
    name: `${edition}-asked-${ask}`,
    open: (page: Page) => openGame(page, gameAsking(edition, ask)),
  })),
  ...Object.entries(WAYS).map(([way, go]) => ({
    name: `${edition}-turn-${way}`,
    async open(page: Page) {
      await openGame(page, gameAt(edition, 'middle'));
      await go(page);
    },
  })),
]);
