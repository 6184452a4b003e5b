import { EDITIONS, openHistory, parseRecord, type EditionId } from '@drover/engine';
import type { Page } from '@playwright/test';
import type { StoredGame } from '../src/authority/shelf.ts';
import { objections } from './axe.ts';
import { look } from './look.ts';
import { Person } from './person.ts';
import { gameShown, preparedGame, putGame, readGames } from './shelf.ts';
import { expect, test } from './test.ts';

const coach = (page: Page) => page.locator('.coach-at-table');

/** The coach's memory knows which game is the first one: a few turns before its end are put in its place. */
async function nearTheEnd(page: Page, edition: EditionId): Promise<void> {
  const [game] = (await readGames(page)) as [StoredGame];
  const { setup } = openHistory(parseRecord(game.record));
  const { sitters, id } = game;
  const whole = preparedGame({ id, setup, sitters, moves: Infinity, well: true });
  await putGame(page, preparedGame({ id, setup, sitters, moves: whole.version - 12, until: 1, well: true }));
  await page.goto(`#/learn/${edition}`);
  await page.locator('[data-chapter=first-game] a').click();
  await page.waitForURL(/#\/game\//);
  await look(page);
}

/** The laps the coach counted meanwhile, and every sentence of theirs. */
async function overheard(page: Page, act: () => Promise<void>): Promise<{ laps: string[]; said: string[] }> {
  await page.evaluate(() => {
    const heard = { laps: new Set<string>(), said: new Set<string>() };
    const listen = (): void => {
      const lap = document.querySelector<HTMLElement>('.coach-at-table .lap')?.dataset['lap'];
      if (lap !== undefined) heard.laps.add(lap);
      for (const { textContent } of document.querySelectorAll('.coach-at-table .words p')) heard.said.add(textContent);
    };
    listen();
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(window, { heard });
  });
  await act();
  return page.evaluate(() => {
    const { laps, said } = (window as never as { heard: { laps: Set<string>; said: Set<string> } }).heard;
    return { laps: [...laps], said: [...said] };
  });
}

/** To the end, and what the coach says of it. */
async function playToTheEnd(page: Page): Promise<void> {
  const { over } = await new Person(page, 'panel', 'first').play();
  expect(over).toBe(true);
  await expect(page.locator('dialog .account p')).not.toHaveCount(0);
  await expect(page.locator('dialog .leaps li')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(coach(page)).toHaveCount(0);
}

test.describe('on a desktop in French, with mouse and keyboard', () => {
  // A small table is drawn sooner.
  test.use({ settings: { language: 'fr' }, viewport: { width: 1000, height: 700 } });
  test('the first game begins on the start page, goes on where it was left, and is played to its end', async ({
    page,
  }) => {
    await page.goto('#/');
    await page.locator('.invitation .other').click();
    await page.waitForURL(/#\/game\//);
    await look(page);
    // The opponent has had a turn, and the opening is made and explained.
    const { version, sitters } = await gameShown(page);
    expect(sitters.map(({ kind }) => kind)).toEqual(['bot', 'person']);
    await expect(coach(page).locator('.words p')).toHaveCount(1);
    await expect(coach(page).locator('.lap')).toHaveAttribute('data-lap', '1');
    await expect(page.locator('.board .spot.lit')).not.toHaveCount(0);
    expect(await objections(page, false)).toEqual([]);

    await coach(page).locator('.primary').click();
    await expect(coach(page).locator('.words p')).toHaveCount(0);
    const after = await new Person(page, 'board', 'first').play(4);
    expect(after.version).toBeGreaterThan(version);
    await page.goto('#/');
    await page.locator('.going a').click();
    expect((await look(page)).version).toBe(after.version);
    await expect(coach(page).locator('.lap')).toBeVisible();

    const { laps, said } = await overheard(page, () => playToTheEnd(page));
    expect(laps[0]).toBe('1');
    expect(laps.length).toBeGreaterThan(3);
    expect(new Set(said).size).toBeGreaterThan(20);
    await page.goto(`#/learn/${EDITIONS[0]}`);
    await expect(page.locator('[data-chapter=first-game].solved')).toBeVisible();
  });
});

test.describe('on a desktop in German, with mouse and keyboard', () => {
  test.use({ settings: { language: 'de' } });
  test('the coach is asked, hushed and switched off, in any game', async ({ page }) => {
    await page.goto('#/');
    await page.locator('.poster button').first().click();
    await look(page);
    await expect(coach(page)).toHaveCount(0);
    const choose = async (how: string): Promise<void> => {
      await page.locator('.table header nav button').last().click();
      await page.locator('dialog [data-setting=coach]').selectOption(how);
      await page.keyboard.press('Escape');
    };
    await choose('on');
    await expect(coach(page).locator('.lap')).toBeVisible();
    await coach(page).getByRole('button', { name: 'Was jetzt?' }).click();
    await page.locator('.panel section li').first().waitFor();
    await page.keyboard.press('Escape');
    // One thing or another is new on the way.
    const person = new Person(page, 'panel', 'asked');
    while ((await coach(page).locator('.words p').count()) === 0) await person.play(1);
    await coach(page).locator('[aria-label]').click();
    await expect(coach(page).locator('.words p')).toHaveCount(0);
    await choose('off');
    await expect(coach(page)).toHaveCount(0);
  });
});

test.describe('on a phone in Polish, with a finger', () => {
  test.use({ settings: { language: 'pl', tapTwice: false }, viewport: { width: 390, height: 844 }, hasTouch: true });
  test('the first game of the Second Edition is begun among the lessons and played to its end', async ({ page }) => {
    const edition = EDITIONS[1];
    await page.goto(`#/learn/${edition}`);
    await page.locator('[data-chapter=first-game] a').tap();
    await page.waitForURL(/#\/game\//);
    await look(page);
    const words = coach(page).locator('.words p');
    await expect(words).toHaveCount(1);
    // It lies above the board: hand, question and choices keep their places.
    const [said, board] = await Promise.all([coach(page).boundingBox(), page.locator('main.board').boundingBox()]);
    expect(said!.y + said!.height).toBeLessThanOrEqual(board!.y + 1);
    await page.locator('.panel .choice').first().tap({ trial: true });
    await coach(page).locator('[aria-pressed]').tap();
    await expect(page.locator('.spot.lit')).not.toHaveCount(0);
    await coach(page).locator('.primary').tap();
    await expect(words).toHaveCount(0);

    await nearTheEnd(page, edition);
    await playToTheEnd(page);
  });
});
