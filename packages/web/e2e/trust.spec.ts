import type { Page } from '@playwright/test';
import { objections } from './axe.ts';
import { comeIn, newGuest, setUpTable, sitDown } from './guests.ts';
import { Server } from './server.ts';
import { expect, test } from './test.ts';

let server: Server;
test.beforeEach(async () => void (server = await Server.open()));
test.afterEach(() => server.close());

const PASSWORD = 'nine white sheep';
/** Being refused is said on the console too. */
const REFUSED = /Failed to load resource/;

async function makeAccount(page: Page, name: string): Promise<void> {
  await page.goto('#/account');
  await comeIn(page, name);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Old password').waitFor();
}
async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Message').fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('somebody is muted and reported in the chat, and the admin of the server sees to it', async ({ browser }) => {
  const [root, ada, ben] = await Promise.all([
    newGuest(browser, server.url, {}, { bypassCSP: true }),
    newGuest(browser, server.url, {}, { bypassCSP: true }),
    newGuest(browser, server.url),
  ]);
  await makeAccount(root!.page, 'Root');
  const table = await setUpTable(ada!, 'Ada', 'nz');
  await sitDown(ben!, 'Ben', table);
  for (const { page } of [ada!, ben!]) await page.getByRole('button', { name: /^Chat/ }).click();
  await say(ben!.page, 'you are slow');
  await ada!.page.getByRole('button', { name: 'Ben', exact: true }).click();
  await ada!.page.getByLabel('What is wrong?').selectOption('insult');
  await ada!.page.getByRole('button', { name: 'Report to the admins' }).click();
  await expect(ada!.page.getByText('Thank you.')).toBeVisible();
  expect.soft(await objections(ada!.page, false), 'about somebody').toEqual([]);
  await ada!.page.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(ada!.page.getByText('you are slow')).toHaveCount(0);
  await say(ben!.page, 'very slow');
  await say(ada!.page, 'is anybody there?');
  await expect(ben!.page.getByText('is anybody there?')).toBeVisible();
  await expect(ada!.page.getByText('is anybody there?')).toBeVisible();
  await expect(ada!.page.getByText('very slow')).toHaveCount(0);

  const { page } = root!;
  await page.reload();
  await page.getByRole('link', { name: 'Server administration' }).click();
  await expect(page.getByRole('heading', { name: 'Ada reported Ben' })).toBeVisible();
  await expect(page.getByText('you are slow')).toBeVisible();
  await page.getByLabel('Find a name').fill('ben');
  await page.getByRole('button', { name: 'Find a name' }).click();
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  expect.soft(await objections(page), 'administration').toEqual([]);
  await page.getByLabel('Reason').fill('insults');
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(page.getByText('Root: Ban, Ben: insults')).toBeVisible();
  // Whoever is banned loses the seat at once, and only watches.
  await expect(ben!.page.getByText('You are watching this game.')).toBeVisible();

  await ada!.page.goto('#/admin');
  await expect(ada!.page.getByText('This page is for admins')).toBeVisible();
  await ada!.page.goto('#/account');
  await ada!.page.getByRole('heading', { name: 'Muted and blocked' }).waitFor();
  expect.soft(await objections(ada!.page), 'account').toEqual([]);
  expect([...root!.complaints, ...ada!.complaints].filter((text) => !REFUSED.test(text))).toEqual([]);
});

test('who is signed out from elsewhere sees no hand any more; who deletes the account leaves games without a name', async ({
  browser,
}) => {
  const [home, away, ben] = await Promise.all([1, 2, 3].map(() => newGuest(browser, server.url)));
  await makeAccount(home!.page, 'Ada');
  await home!.page.goto('#/online/new');
  await home!.page.getByRole('button', { name: 'Create table' }).click();
  await home!.page.waitForURL(/#\/table\//);
  const table = home!.page.url();
  await sitDown(ben!, 'Ben', table);

  await away!.page.goto('#/account');
  await away!.page.getByText('Already have an account?').click();
  await away!.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
  await away!.page.getByLabel('Password').fill(PASSWORD);
  await away!.page.getByRole('button', { name: 'Sign in' }).click();
  await away!.page.getByRole('heading', { name: 'API tokens' }).waitFor();
  await away!.page.goto(table);
  await away!.page.locator('.table[data-version]').waitFor();
  await expect(away!.page.getByText('You are watching this game.')).toHaveCount(0);

  const { page } = home!;
  await page.goto('#/account');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(away!.page.getByText('You are watching this game.')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('drover-data.json');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.locator('section', { hasText: 'Your data' }).getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('button', { name: 'Continue as guest' })).toBeVisible();
  await expect(ben!.page.getByText('Ada')).toHaveCount(0);
});
