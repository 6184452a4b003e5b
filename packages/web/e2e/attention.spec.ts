import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { Person } from './person.ts';
import { gameAt, visit } from './screens.ts';
import { bot, person, preparedGame, putGame } from './shelf.ts';
import { expect, test } from './test.ts';

/** Where the first of two bots has to move before the person is asked. */
const others = preparedGame({
  id: 'others',
  setup: { edition: 'nz', players: 3, seed: 'attention', options: { order: 'seated' } },
  sitters: [person('Ada'), bot('Bo'), bot('Cy')],
  moves: 60,
  until: 1,
  well: true,
});
const shared = preparedGame({
  id: 'shared',
  setup: { edition: 'nz', players: 2, seed: 'shared', options: {} },
  sitters: [person('Ada'), person('Bo')],
  moves: 40,
});

/** Runs in the page: notes every note that would be heard. */
function listen(): void {
  const heard: number[] = [];
  const made = { contexts: 0 };
  Object.assign(window, { heard, made });
  // Whatever a test asks the page counts as a touch for Chromium: here only keys and pointers do.
  const activation = { hasBeenActive: false };
  Object.defineProperty(navigator, 'userActivation', { value: activation });
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, () => void (activation.hasBeenActive = true), { capture: true });
  const node = () => ({ connect: (to: unknown) => to });
  const value = () => ({ value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} });
  Object.assign(window, {
    AudioContext: class {
      readonly currentTime = 0;
      readonly destination = {};
      constructor() {
        made.contexts += 1;
      }
      resume = (): Promise<void> => Promise.resolve();
      createGain = () => ({ ...node(), gain: value() });
      createOscillator = () => {
        const frequency = value();
        return { ...node(), frequency, type: '', start: () => heard.push(frequency.value), stop: () => {} };
      };
    },
  });
}
const heardOn = (page: Page): Promise<number[]> => page.evaluate(() => (window as never as { heard: number[] }).heard);
const contextsOn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as never as { made: { contexts: number } }).made.contexts);
const icon = (page: Page): Promise<string> => page.locator('link[rel=icon]').getAttribute('href') as Promise<string>;

test('the tab says that it is your turn, and no longer when the device is passed on', async ({ page }) => {
  await page.goto('#/');
  await putGame(page, shared);
  await visit(page, '#/game/shared');
  await page.locator('.curtain button').waitFor();
  await expect(page).not.toHaveTitle(/Your turn/);
  expect(await icon(page)).toMatch(/icon\.svg$/);
  await page.locator('.curtain button').click();
  await expect(page).toHaveTitle(/^● Your turn/);
  await expect.poll(() => icon(page)).toMatch(/icon-turn\.svg$/);
  await visit(page, '#/');
  await expect(page).toHaveTitle('Drover');
  expect(await icon(page)).toMatch(/icon\.svg$/);
});

test.describe('with sounds', () => {
  test.use({ settings: { muted: false } });
  /** The bell of a turn. */
  const TURN = 392;

  test('nothing is heard before the page is touched; then the own turn is', async ({ page }) => {
    await page.addInitScript(listen);
    await page.goto('#/');
    await putGame(page, others);
    await page.goto('#/game/others');
    await page.reload();
    await look(page);
    expect(await contextsOn(page)).toBe(0);
    // Until others have moved and it is the person's turn again.
    const start = (await look(page)).version;
    const player = new Person(page, 'panel', 'sounds');
    for (let plays = 0; plays < 30 && !(await heardOn(page)).includes(TURN); plays++) await player.play(1);
    expect((await look(page)).version).toBeGreaterThan(start);
    expect(await heardOn(page)).toContain(TURN);
    expect(await contextsOn(page)).toBe(1);
  });

  test('the volume is set and muted in the menu of the table', async ({ page }) => {
    await page.addInitScript(listen);
    await page.goto('#/');
    await putGame(page, gameAt('nz', 'middle'));
    await visit(page, '#/game/nz-middle');
    await look(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const volume = page.getByRole('slider', { name: 'Volume' });
    await volume.press('ArrowRight');
    await expect.poll(() => heardOn(page)).toContain(TURN);
    const { length } = await heardOn(page);
    await page.getByRole('checkbox', { name: 'Sounds' }).uncheck();
    await expect(volume).toBeDisabled();
    await page.reload();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('drover-settings')!))).toMatchObject({
      muted: true,
      volume: 50,
    });
    expect(length).toBeGreaterThan(0);
  });
});

test.describe('muted', () => {
  test('nothing is heard, and the sounds are not even fetched', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.addInitScript(listen);
    await page.goto('#/');
    await page.locator('.poster button').first().click();
    await new Person(page, 'panel', 'muted').play(8);
    expect(await contextsOn(page)).toBe(0);
    expect(fetched.filter((url) => /\/sounds-/.test(url))).toEqual([]);
  });
});
