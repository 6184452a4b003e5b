import { EDITIONS } from '@drover/engine';
import { startGame } from './home.ts';
import { Person } from './person.ts';
import { gameShown } from './shelf.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test('after the first visit the page needs no network: reload, start, play, read, solve', async ({ page, context }) => {
  await page.goto('#/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise<void>((resolve) =>
        active!.addEventListener('statechange', () => active!.state === 'activated' && resolve()),
      );
  });
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.reload();
  for (const edition of EDITIONS) {
    await startGame(page, { edition, mode: 'bots', seed: 'offline' }, 'board');
    const { version } = await new Person(page, 'board', 'offline').play(12);
    expect((await gameShown(page)).version).toBe(version);
    await page.goto(`#/rules/${edition}`);
    await expect(page.locator('main h2').first()).toBeVisible();
    await page.goto(`#/puzzles/${edition}/today`);
    await expect(page.locator('.solver')).toBeVisible();
  }
});
