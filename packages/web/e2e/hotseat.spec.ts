import { decision } from '@drover/engine';
import { startGame } from './home.ts';
import { look } from './look.ts';
import { Person } from './person.ts';
import { gameShown, historyOf } from './shelf.ts';
import { expect, test } from './test.ts';

test('two people pass one device: behind the curtain, and on the table, is no card of the other', async ({ page }) => {
  await startGame(page, { edition: 'nz', mode: 'people', seed: 'hot seat' }, 'board');
  const player = new Person(page, 'panel', 'hot seat');
  let passed = 0;
  let seat = -1;
  for (let stops = 0; stops < 8; stops++) {
    const now = await look(page);
    const { state } = historyOf(await gameShown(page));
    const asked = decision(state)!.seat;
    if (now.curtain) {
      expect(asked).not.toBe(seat);
      passed += 1;
      await expect(page.locator('.curtain')).toContainText(`Player ${asked + 1}`);
      // Whoever holds the device now is not the one the hand belongs to.
      expect(await handShown(page)).toEqual([]);
      await page.locator('.curtain button').click();
      await expect(page.locator('.curtain')).toHaveCount(0);
    }
    seat = asked;
    const { players } = state as never as { players: { hand: number[] }[] };
    expect((await handShown(page)).sort()).toEqual(players[seat]!.hand.map(String).sort());
    await player.play();
  }
  expect(passed).toBeGreaterThan(3);
});

/** The cards that lie open in a hand, anywhere in the page. */
const handShown = (page: import('@playwright/test').Page): Promise<string[]> =>
  page
    .locator('[data-spot^="hand:"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-spot')!.slice('hand:'.length)));
