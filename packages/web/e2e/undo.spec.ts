import { Person } from './person.ts';
import { look } from './look.ts';
import { bot, gameShown, historyOf, person, preparedGame, putGame } from './shelf.ts';
import { EDITIONS, undoable } from '@drover/engine';
import { expect, test } from './test.ts';

for (const edition of EDITIONS)
  test(`steps and turns of ${edition} are taken back as far as nothing came to light`, async ({ page }) => {
    const setup = { edition, players: 2, seed: 'undo', options: {} };
    await page.goto('#/');
    await putGame(page, preparedGame({ id: 'undo', setup, sitters: [person('Ada'), bot('Bot')], moves: 40, until: 0 }));
    await page.goto('#/game/undo');
    const step = page.getByRole('button', { name: /^Undo( \(\d+\))?$/ });
    const turn = page.getByRole('button', { name: /^Undo turn/ });
    const player = new Person(page, 'board', 'undo');

    let steps = 0;
    let turns = 0;
    for (let tries = 0; tries < 60 && (steps < 2 || turns < 1); tries++) {
      const { version: from } = await look(page);
      await player.play(1);
      const before = await gameShown(page);
      const can = undoable(historyOf(before), 0).moves;
      await expect(step).toBeEnabled({ enabled: can > 0 });
      if (can === 0) continue;
      if (steps < 2) {
        steps += 1;
        await step.click();
        await expect(page.locator(`.table[data-version="${from}"][data-asked=true]`)).toBeVisible();
      } else if (await turn.isVisible()) {
        turns += 1;
        const moves = Number(/\d+/.exec((await turn.getAttribute('aria-label'))!)![0]);
        await turn.click();
        await expect(page.locator(`.table[data-version="${before.version - moves}"][data-asked=true]`)).toBeVisible();
      }
      const { version } = await look(page);
      const after = await gameShown(page);
      expect(after.version).toBe(version);
      expect(historyOf(before).played.slice(0, version)).toEqual(historyOf(after).played);
    }
    expect([steps, turns]).toEqual([2, 1]);
  });
