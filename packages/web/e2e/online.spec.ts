import { generator, score, SPECTATOR, view } from '@drover/engine';
import type { WireFrame } from '@drover/protocol';
import type { Page } from '@playwright/test';
import { courseOf } from '../src/authority/steps.ts';
import { points } from '../src/score/points.ts';
import { objections } from './axe.ts';
import { comeIn, newGuest, setUpTable, sitDown } from './guests.ts';
import { look } from './look.ts';
import { Person } from './person.ts';
import { Server } from './server.ts';
import { expect, test } from './test.ts';
import { aPlaceInSight, measure, settled, tapTwice } from './thumb.ts';

let server: Server;
test.beforeAll(async () => void (server = await Server.open()));
test.afterAll(() => server.close());

/** A page without a network says so on the console, whatever the page does about it. */
const NO_NETWORK = /Failed to load resource|ERR_/;

test('two browsers play a whole game, one reconnecting in the middle; a third watches and sees no secret', async ({
  browser,
}) => {
  test.slow();
  // Drawing three tables is most of the work: only who points at it needs a big one.
  const small = { viewport: { width: 800, height: 600 } };
  const [ada, ben, eva] = await Promise.all([
    newGuest(browser, server.url),
    newGuest(browser, server.url, {}, small),
    newGuest(browser, server.url, {}, small),
  ]);
  const table = await setUpTable(ada, 'Ada', 'nz');
  await sitDown(ben, 'Ben', table);
  await eva.page.goto(table);
  await expect(eva.page.getByText('You are watching this game.')).toBeVisible();

  const playing = Promise.all([
    new Person(ada.page, 'board', 'ada').play(),
    new Person(ben.page, 'panel', 'ben').play(),
  ]);
  await reach(eva.page, 60);
  await ben.page.context().setOffline(true);
  await expect(ben.page.getByText('Connection lost')).toBeVisible();
  await ben.page.context().setOffline(false);
  await expect(ben.page.getByText('Connected')).toBeVisible();
  await reach(eva.page, 100);
  await server.kill();
  await expect(ada.page.getByText('Connection lost')).toBeVisible();
  await server.start();
  await playing;

  const record = await (await ada.page.request.get(`/api/tables/${table.split('/').at(-1)}/record`)).text();
  const { history, steps } = courseOf(record);
  expect(history.state.over).toBe(true);
  const totals = score(history.state).seats.map(({ total }) => points(total));
  for (const { page } of [ada, ben, eva]) expect(await totalsShown(page)).toEqual(totals);

  // Everything a spectator was told is what a spectator may know, and the seed was told to nobody before the end.
  const [secret] = history.setup.seed.split('.');
  for (const guest of [ada, ben, eva]) {
    const heard = await guest.heard();
    const end = heard.findIndex((text) => text.includes('"status":"over"'));
    expect(heard.slice(0, end).filter((text) => text.includes(secret!))).toEqual([]);
  }
  const frames = framesIn(await eva.heard());
  expect(frames.length).toBeGreaterThan(100);
  for (const frame of frames) expect(frame.view).toEqual(plain(view(steps[frame.version]!.state, SPECTATOR)));

  await ada.page.getByRole('button', { name: 'Table', exact: true }).click();
  await ada.page.getByRole('button', { name: 'Check the shuffles' }).click();
  await expect(ada.page.getByText('All good')).toContainText('Your own random numbers are part of it.');

  expect([...ada.complaints, ...eva.complaints].filter((text) => !NO_NETWORK.test(text))).toEqual([]);
  expect(ben.complaints.filter((text) => !NO_NETWORK.test(text))).toEqual([]);
});

for (const known of ['before', 'after'] as const)
  test(`whoever came in ${known} the table was shown and sits down sees it laid once, and keeps the focus on the question, however slow the network is`, async ({
    browser,
  }) => {
    const [ada, ben] = await Promise.all([1, 2].map(() => newGuest(browser, server.url)));
    const table = await setUpTable(ada!, 'Ada', 'nz');
    const { page } = ben!;
    await page.goto(table);
    await page.getByLabel('Your name at the table').waitFor();
    await page.goto('#/online');
    await page.getByRole('link', { name: 'Not signed in' }).click();
    let entered = page.waitForRequest(/\/stream/);
    await page.route(/\/api\/people$/, async (route) => {
      if (known === 'after') await entered;
      await route.continue();
    });
    const cameIn = page.waitForResponse(/\/api\/people$/);
    await comeIn(page, 'Ben');
    if (known === 'before') await cameIn;
    await page.goto(table);
    await entered;
    await cameIn;
    await page.getByLabel('Your name at the table').waitFor({ state: 'detached' });
    const seat = page.getByRole('button', { name: 'Sit down' });
    await seat.waitFor();
    await page.evaluate(countTables);
    // The game that begins is told long before the table as somebody sees it who sits there.
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/api\/tables\/[^/]+$/, async (route) => {
      await held;
      await route.continue();
    });
    await seat.click();
    await seat.waitFor({ state: 'detached' });
    await page.waitForTimeout(1000);
    entered = page.waitForRequest(/\/stream/);
    answer();
    await entered;
    await page.locator('.table[data-version]').waitFor();
    await page.waitForTimeout(1000);
    await expect(page.locator('#question')).toBeFocused();
    expect(await page.evaluate(() => (window as never as { laid: Set<Element> }).laid.size)).toBe(1);
    expect(ben!.complaints).toEqual([]);
  });

/** Runs in the page. */
function countTables(): void {
  const laid = new Set<Element>();
  Object.assign(window, { laid });
  new MutationObserver(() => {
    for (const table of document.querySelectorAll('.table[data-version]')) laid.add(table);
  }).observe(document.body, { childList: true, subtree: true });
}

test('push is offered once, to whoever waits; what the table is set to is seen before one click sits down', async ({
  browser,
}) => {
  const options = { serviceWorkers: 'allow' as const };
  const [ada, ben, eva] = await Promise.all([
    newGuest(browser, server.url, {}, options),
    newGuest(browser, server.url),
    newGuest(browser, server.url),
  ]);
  const table = await setUpTable(ada, 'Ada', 'nz');
  const offer = ada.page.getByRole('group', { name: /tell you when it is your turn/ });
  await ada.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await ada.page.reload();
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer).toHaveCount(0);
  await ada.page.reload();
  await ada.page.getByText('Waiting for players').waitFor();
  await expect(offer).toHaveCount(0);

  await ben.page.goto(table);
  await expect(ben.page.getByText('Neutral buildings · On matching letters (first game)')).toBeVisible();
  await expect(ben.page.getByText('Sides of private buildings · All a-sides (first game)')).toBeVisible();
  await ben.page.getByLabel('Your name at the table').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  for (const { page } of [ada, ben]) await expect(page.locator('.table[data-version]')).toBeVisible();

  await eva.page.goto(table);
  await expect(eva.page.getByText('You are watching this game.')).toBeVisible();
  await eva.page.locator('.canvas svg').first().waitFor();
  expect(await eva.page.locator('aside button:disabled:visible').count()).toBe(0);
  await expect(eva.page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect([...ada.complaints, ...ben.complaints, ...eva.complaints]).toEqual([]);
});

test('the shuffles wait for the browser of everybody who sat down, and show what was committed to', async ({
  browser,
}) => {
  const [ada, ben] = await Promise.all([1, 2].map(() => newGuest(browser, server.url)));
  const table = await setUpTable(ada!, 'Ada', 'nz');
  await expect(ada!.page.getByText('Fingerprint from Ada')).toBeVisible();
  await ada!.page.goto('#/');
  await sitDown(ben!, 'Ben', table);
  await expect(ben!.page.getByText('Waiting for: Ada')).toBeVisible();
  await expect(ben!.page.getByText('Fingerprint from Ben')).toBeVisible();
  await expect(ben!.page.locator('.table[data-version]')).toHaveCount(0);

  await ada!.page.goto(table);
  for (const { page } of [ada!, ben!]) await expect(page.locator('.table[data-version]')).toBeVisible();
  expect([...ada!.complaints, ...ben!.complaints]).toEqual([]);
});

test('chat, undo, leaving and a bot that goes on', async ({ browser }) => {
  const [ada, ben] = await Promise.all([1, 2].map(() => newGuest(browser, server.url)));
  const table = await setUpTable(ada!, 'Ada', 'second');
  await sitDown(ben!, 'Ben', table);
  await expect(ada!.page.locator('.table[data-version]')).toBeVisible();

  await ada!.page.getByRole('button', { name: 'Chat' }).click();
  await ada!.page.getByLabel('Message').fill('<b>Hello</b> there');
  await ada!.page.getByRole('button', { name: 'Send' }).click();
  await ben!.page.getByRole('button', { name: /^Chat/ }).click();
  await expect(ben!.page.getByText('<b>Hello</b> there').first()).toBeVisible();

  const first = await Promise.race([ada!, ben!].map(async (guest) => (await look(guest.page), guest)));
  const undo = first.page.getByRole('button', { name: /^Undo(?! turn)/ });
  const person = new Person(first.page, 'board', 'undo');
  const { version } = await person.play(1);
  await undo.click();
  for (const { page } of [ada!, ben!])
    await expect(page.locator(`.table[data-version="${version + 1}"]`)).toBeVisible();

  const other = first === ada ? ben! : ada!;
  await other.page.getByRole('button', { name: 'Table', exact: true }).click();
  await other.page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(other.page.getByText('You can come back 3 more times.')).toBeVisible();
  await other.page.getByRole('button', { name: /^Leave\?/ }).click();
  await expect(other.page.getByText('You are watching this game.')).toBeVisible();
  // The bot takes its turns: the person who stayed is asked again and again.
  await person.play(20);
  await other.page.keyboard.press('Escape');
  await other.page.getByRole('button', { name: 'Take your seat back' }).click();
  await expect(other.page.getByText('You are watching this game.')).toHaveCount(0);
  await Promise.race([new Person(other.page, 'panel', 'back').play(1), person.play(30)]);
  expect([...ada!.complaints, ...ben!.complaints]).toEqual([]);
});

test('a table on the server is played with a thumb', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, complaints } = await newGuest(browser, server.url, { language: 'pl' }, phone);
  await page.goto('#/online/new');
  await page.locator('form input').first().fill('Ola');
  await page.locator('form button.primary').click();
  await page.locator('select').first().selectOption('automa');
  await page.locator('form button.primary').click();
  let now = await look(page);
  const below = generator('thumb', 'online');
  for (let decided = 0; decided < 4; decided++) {
    await settled(page);
    expect(await aPlaceInSight(page)).toBe(true);
    const { missing, small, cut, sideways } = await measure(page);
    expect.soft({ missing, small, cut, sideways }).toEqual({ missing: [], small: [], cut: [], sideways: 0 });
    now = await look(page);
    await tapTwice(page, now, below);
    now = await look(page, now.mark);
  }
  expect(now.version).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
});

test('a push about a table becomes a notification', async ({ browser }) => {
  const options = { serviceWorkers: 'allow' as const, permissions: ['notifications'] };
  const { page, complaints } = await newGuest(browser, server.url, {}, options);
  await page.goto('#/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) =>
      resolve(first!.registrationId),
    ),
  );
  await devtools.send('ServiceWorker.enable');
  const message = { title: 'Your turn', body: 'A table waits.', url: `${server.url}#/table/abc`, tag: 'abc' };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(server.url).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  const shown = (): Promise<unknown[]> =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, data, tag }) => ({
        title,
        body,
        url: (data as { url: string }).url,
        tag,
      })),
    );
  await expect.poll(shown).toEqual([message]);
  expect(complaints).toEqual([]);
  // What the server answers itself is not the page's to show.
  await page.goto('api/openapi.json');
  await expect(page.locator('body')).toContainText('openapi');
});

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing on the screens of online tables, ${theme}`, async ({ browser }) => {
    const { page } = await newGuest(browser, server.url, { theme }, { bypassCSP: true });
    const check = async (name: string): Promise<void> => {
      await page.locator('h1').first().waitFor();
      expect.soft(await objections(page), name).toEqual([]);
    };
    await page.goto('#/online/new');
    await check('coming in');
    await comeIn(page, `Axe ${theme}`);
    await page.locator('label:has(input[value=live])').click();
    await page.locator('label:has(input[value=listed])').click();
    await check('a new table');
    await page.getByRole('button', { name: 'Create table' }).click();
    await page.waitForURL(/#\/table\//);
    await check('waiting');
    await page.goto('#/account');
    await page.getByRole('heading', { name: 'API tokens' }).waitFor();
    await check('account');
    await page.goto('#/online');
    await page.getByRole('link', { name: 'Open', exact: true }).first().waitFor();
    await check('lobby');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

/** Waits until the table in this browser has come so far. */
const reach = (page: Page, version: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => Number(document.querySelector<HTMLElement>('.table')?.dataset['version']) >= wanted,
    version,
  );

async function totalsShown(page: Page): Promise<string[]> {
  const totals = page.locator('dialog table.sheet tfoot td');
  await totals.first().waitFor();
  const shown = await totals.evaluateAll((cells) => cells.map((cell) => cell.firstChild!.textContent!.trim()));
  await page.keyboard.press('Escape');
  return shown;
}

/** Those that came by the stream and those that were asked for. */
function framesIn(heard: readonly string[]): WireFrame[] {
  return heard.flatMap((text) => {
    if (!text.startsWith('{')) return [];
    const told = JSON.parse(text) as Partial<WireFrame & { frames: WireFrame[] }>;
    return told.frames ?? (told.view === undefined ? [] : [told as WireFrame]);
  });
}

const plain = (state: unknown): unknown => JSON.parse(JSON.stringify(state));
