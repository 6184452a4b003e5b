import { levelAbove, levelBelow } from '@drover/bots';
import { EDITIONS, score } from '@drover/engine';
import { objections } from './axe.ts';
import { look } from './look.ts';
import { gameAt, visit } from './screens.ts';
import { bot, gameShown, historyOf, person, preparedGame, putGame } from './shelf.ts';
import { expect, test } from './test.ts';

for (const edition of EDITIONS)
  test(`the end of ${edition} is an event: winner, decisions, every point explained, plots`, async ({ page }) => {
    const game = gameAt(edition, 'over');
    await page.goto('#/');
    await putGame(page, game);
    await visit(page, `#/game/${game.id}`);
    const { seats, leaders } = score(historyOf(game).state);
    const dialog = page.getByRole('dialog', { name: 'The game is over' });
    await expect(dialog.locator('.podium .won strong')).toHaveText(String(seats[leaders[0]!]!.total));
    await expect(dialog.locator('.leaps li')).toHaveCount(3);
    await expect(dialog.locator('.plots svg')).toHaveCount(3);

    const rows = dialog.locator('.sheet .category');
    await expect(rows).toHaveCount(seats[0]!.categories.length);
    for (const [i, { vp }] of seats[0]!.categories.entries()) {
      await rows.nth(i).click();
      await expect(rows.nth(i)).toHaveAttribute('aria-expanded', 'true');
      await expect(dialog.locator('.about p')).toHaveCount(2);
      const gains = await dialog.locator('.gains td').first().locator('span').allTextContents();
      const sum = gains.reduce((all, text) => all + Number(/: ([+−]\d+)$/.exec(text)?.[1]!.replace('−', '-') ?? 0), 0);
      expect(sum, gains.join()).toBe(vp);
    }
    expect(await objections(page, false)).toEqual([]);

    await dialog.locator('.leaps a').first().click();
    await page.waitForURL(/#\/replay\/[^/]+\/\d+$/);
    const move = page.url().split('/').at(-1)!;
    await expect(page.locator('output')).toHaveText(`${move} of ${game.version}`);
  });

test('the same people play again with one click, by the same options and another shuffle', async ({ page }) => {
  const game = gameAt('nz', 'over');
  await page.goto('#/');
  await putGame(page, game);
  await visit(page, `#/game/${game.id}`);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.hash.startsWith('#/game/') && !url.hash.endsWith(game.id));
  await look(page);
  const again = await gameShown(page);
  const [before, now] = [historyOf(game).setup, historyOf(again).setup];
  expect({ ...now, seed: '' }).toEqual({ ...before, seed: '' });
  expect(now.seed).not.toBe(before.seed);
  expect(again.sitters).toEqual(game.sitters);
});

for (const [result, harder] of [
  ['victory', true],
  ['defeat', false],
] as const)
  test(`after a clear ${result} the next level is one click away`, async ({ page }) => {
    const setup = { edition: 'nz', players: 2, seed: 'clear', options: {} } as const;
    const whole = preparedGame({ id: 'clear', setup, sitters: [person('Ada'), bot('Bo')], moves: Infinity });
    const { leaders } = score(historyOf(whole).state);
    const isFirst = (leaders[0] === 0) === harder;
    await page.goto('#/');
    await putGame(page, { ...whole, sitters: isFirst ? whole.sitters : whole.sitters.toReversed() });
    await visit(page, '#/game/clear');
    await page.locator('dialog .next button').nth(1).click();
    await page.waitForURL((url) => url.hash.startsWith('#/game/') && !url.hash.endsWith('clear'));
    await look(page);
    const level = (harder ? levelAbove : levelBelow)('easy');
    const bots = (await gameShown(page)).sitters.filter(({ kind }) => kind === 'bot');
    expect(bots).toEqual([{ ...bots[0], level }]);
  });

test('finished games in the list say how they ended, and lead to the result', async ({ page }) => {
  const game = gameAt('nz', 'over');
  await page.goto('#/');
  await putGame(page, game);
  await visit(page, '#/');
  await page.locator('[data-opens=games]').click();
  const { seats, leaders } = score(historyOf(game).state);
  const names = ['Ada', 'Bot 2', 'Bot 3', 'Bot 4'];
  const found = page.locator('dialog li');
  await expect(found).toContainText(`Winner: ${leaders.map((seat) => names[seat]).join(', ')}`);
  for (const { seat, total } of seats) await expect(found).toContainText(`${names[seat]} ${total}`);
  await found.getByRole('link', { name: 'Final result' }).click();
  await expect(page.getByRole('dialog', { name: 'The game is over' })).toBeVisible();
});
