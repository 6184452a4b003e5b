import { Person } from './person.ts';
import { look } from './look.ts';
import { bot, gameShown, person, preparedGame, putGame, readGames } from './shelf.ts';
import { expect, test } from './test.ts';

const SETUP = { edition: 'nz' as const, players: 2, seed: 'kept', options: {} };
const GAME = preparedGame({ id: 'kept', setup: SETUP, sitters: [person('Ada'), bot('Bot')], moves: 60, until: 0 });

test('a reload at any moment continues the same game', async ({ page }) => {
  await page.goto('#/');
  await putGame(page, GAME);
  await page.goto('#/game/kept');
  const player = new Person(page, 'board', 'kept');
  for (let reloads = 0; reloads < 4; reloads++) {
    await player.play(3);
    const before = await gameShown(page);
    const log = await page.locator('.log li').allTextContents();
    await page.reload();
    const { version } = await look(page);
    expect(version).toBeGreaterThanOrEqual(before.version);
    const after = await gameShown(page);
    expect(after.record.split('\n').slice(5, 5 + before.version)).toEqual(
      before.record.split('\n').slice(5, 5 + before.version),
    );
    if (version === before.version) expect(await page.locator('.log li').allTextContents()).toEqual(log);
  }
});

test('a reload while a bot thinks loses nothing', async ({ page }) => {
  await page.goto('#/');
  const thinking = preparedGame({ ...GAME, setup: SETUP, moves: 61, until: 1 });
  await putGame(page, thinking);
  await page.goto('#/game/kept');
  await page.reload();
  const { version } = await look(page);
  expect(version).toBeGreaterThan(thinking.version);
  expect((await gameShown(page)).record).toContain(thinking.record.trim().split('\n').at(-1));
});

const MOVES_GONE = GAME.record.split('\n').toSpliced(12, 3).join('\n');
const RULES_TO_COME = GAME.record.replace(/^rules nz-\d+$/m, 'rules nz-99');
const UNREADABLE = [
  { what: 'a game stored by a newer version', game: { ...GAME, format: 99 }, says: 'newer version' },
  { what: 'a game by rules of a newer version', game: { ...GAME, record: RULES_TO_COME }, says: 'newer version' },
  { what: 'a record that is no record', game: { ...GAME, record: 'nonsense' }, says: 'cannot be opened' },
  { what: 'a record that lost some moves', game: { ...GAME, record: MOVES_GONE }, says: 'cannot be opened' },
  { what: 'a game without a record', game: { format: 1, id: 'kept' }, says: 'cannot be opened' },
];

for (const { what, game, says } of UNREADABLE)
  test(`${what} is refused in plain words, and kept`, async ({ page }) => {
    await page.goto('#/');
    await putGame(page, game);
    for (const screen of ['game', 'replay']) {
      await page.goto(`#/${screen}/kept`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(says);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export raw data' }).click();
      expect((await download).suggestedFilename()).toMatch(/json$/);
    }
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page.getByRole('button', { name: 'Your games (1)' })).toBeVisible();
    expect(await readGames(page)).toEqual([game]);
  });

test('a game that is open twice goes on in one of them, and the other says so', async ({ page, context }) => {
  await page.goto('#/');
  await putGame(page, GAME);
  await page.goto('#/game/kept');
  const other = await context.newPage();
  await other.goto('#/game/kept');
  await look(page);
  await new Person(other, 'board', 'other').play(1);
  const { record } = await gameShown(other);
  await page.locator('.panel [data-move]').first().click();
  if (await page.locator('.panel .confirm').isVisible()) await page.locator('.panel .confirm .primary').click();
  await expect(page.getByText('continued in another window')).toBeVisible();
  expect((await gameShown(page)).record).toContain(record.trim().split('\n').at(-1));
});
