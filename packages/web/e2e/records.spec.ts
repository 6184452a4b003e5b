import { readFile } from 'node:fs/promises';
import { openFromHome } from './home.ts';
import { Person } from './person.ts';
import { look } from './look.ts';
import { bot, gameShown, historyOf, person, preparedGame, putGame } from './shelf.ts';
import { expect, test } from './test.ts';

const SETUP = { edition: 'second' as const, players: 2, seed: 'record', options: {} };
const GAME = preparedGame({ id: 'game', setup: SETUP, sitters: [person('Ada'), bot('Bot')], moves: 80, until: 0 });

test.beforeEach(async ({ page }) => {
  await page.goto('#/');
  await putGame(page, GAME);
  await page.goto('#/game/game');
  await look(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
});

test('a record is saved as a file, taken in again, and replayed', async ({ page }, info) => {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save game file' }).click();
  const file = info.outputPath('record.txt');
  await (await saving).saveAs(file);
  expect(await readFile(file, 'utf8')).toBe(GAME.record);

  await page.goto('#/');
  await openFromHome(page, 'games');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/#\/replay\//);
  await expect(page.locator('output')).toHaveText(`0 of ${GAME.version}`);
  expect(historyOf(await gameShown(page)).played).toEqual(historyOf(GAME).played);
});

test('a file that is no record is refused in plain words', async ({ page }) => {
  await page.goto('#/');
  await openFromHome(page, 'games');
  const file = { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('not a record') };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('Drover can’t read this file');
});

test('a link carries the whole game; from any of its positions a new game goes on', async ({ page }) => {
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.getByRole('textbox', { name: 'Copy link' }).inputValue();
  expect(link).toContain('#/shared/');

  await page.goto('about:blank');
  await page.goto(link);
  const position = page.getByRole('slider', { name: 'Move' });
  await expect(page.locator('output')).toHaveText(`0 of ${GAME.version}`);
  await page.getByRole('button', { name: 'Last move' }).click();
  await expect(page.locator('output')).toHaveText(`${GAME.version} of ${GAME.version}`);
  await page.getByRole('button', { name: 'Previous move' }).click();
  await page.getByRole('button', { name: 'Previous turn' }).click();
  await position.fill('30');
  await expect(page.locator('output')).toHaveText(`30 of ${GAME.version}`);

  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.waitForURL(/#\/game\//);
  const forked = await gameShown(page);
  expect(historyOf(forked).played.slice(0, 30)).toEqual(historyOf(GAME).played.slice(0, 30));
  // A record does not say who played: people did.
  await page.locator('.curtain button').click();
  const { version } = await new Person(page, 'panel', 'fork').play(1);
  expect(version).toBeGreaterThan(30);
});
