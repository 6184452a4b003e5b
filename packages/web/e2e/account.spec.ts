import type { Page } from '@playwright/test';
import { openMailbox } from '../../server/src/notify/testing/receivers.ts';
import { TOTP } from 'otpauth';
import { objections } from './axe.ts';
import { comeIn, newGuest } from './guests.ts';
import { Server } from './server.ts';
import { expect, test } from './test.ts';

let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let server: Server;
test.beforeEach(async () => {
  mailbox = await openMailbox();
  server = await Server.open({ SMTP_URL: mailbox.url });
});
test.afterEach(async () => {
  await server.close();
  await mailbox.close();
});

const [OLD, NEW] = ['nine white sheep', 'ten black sheep'];
/** Being refused is said on the console too. */
const REFUSED = /Failed to load resource/;

async function makeAccount(page: Page, name: string): Promise<void> {
  await page.goto('#/account');
  await comeIn(page, name);
  await page.getByLabel('New password').fill(OLD);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Old password').waitFor();
}
async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto('#/account');
  await page.getByText('Already have an account?').click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
async function mailed(n: number, link: RegExp): Promise<string> {
  await expect.poll(() => mailbox.mails.length).toBe(n);
  return link.exec(mailbox.mails.at(-1)!.text)![0];
}

test('a forgotten password is replaced by the link of a mail, which signs everybody out', async ({ browser }) => {
  const [home, away] = await Promise.all([1, 2].map(() => newGuest(browser, server.url, {}, { bypassCSP: true })));
  await makeAccount(home!.page, 'Ada');
  const contacts = home!.page.locator('section', { has: home!.page.getByLabel('Email', { exact: true }) });
  await contacts.getByLabel('Email', { exact: true }).fill('ada@example.org');
  await contacts.getByLabel('Password').fill(OLD);
  expect.soft(await objections(home!.page), 'another address').toEqual([]);
  await contacts.getByRole('button', { name: 'Save', exact: true }).click();
  const confirm = await mailed(1, /http\S+\/api\/confirm\S+/);
  await away!.page.goto(confirm);
  await away!.page.getByRole('button').click();
  await away!.page.getByText('Thank you.').waitFor();

  const { page } = away!;
  await page.goto('#/account');
  await page.getByText('Already have an account?').click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  expect.soft(await objections(page), 'asking for a link').toEqual([]);
  await page.getByLabel('Email address').fill('ada@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('the link is on its way')).toBeVisible();
  const link = await mailed(2, /http\S+#\/password\S+/);

  await page.goto(link);
  expect.soft(await objections(page), 'choosing a password').toEqual([]);
  await page.getByLabel('New password').fill(NEW);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await signIn(page, 'Ada', OLD);
  await expect(page.getByRole('alert')).toHaveText('The name or the password is wrong.');
  await page.getByLabel('Password').fill(NEW);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Old password').waitFor();

  await home!.page.reload();
  await expect(home!.page.getByRole('button', { name: 'Continue as guest' })).toBeVisible();
  await home!.page.goto(link);
  await home!.page.getByLabel('New password').fill(OLD);
  await home!.page.getByRole('button', { name: 'Save the password' }).click();
  await expect(home!.page.getByRole('alert')).toHaveText(/no longer valid/);
  expect([...home!.complaints, ...away!.complaints].filter((text) => !REFUSED.test(text))).toEqual([]);
});

test('a code of an app is asked for at sign-in once it is set up, and a recovery code does instead', async ({
  browser,
}) => {
  const [home, away] = await Promise.all([1, 2].map(() => newGuest(browser, server.url, {}, { bypassCSP: true })));
  await makeAccount(home!.page, 'Ada');
  const factor = home!.page.locator('section', { hasText: 'Two-factor sign-in' });
  await factor.getByLabel('Password').fill(OLD);
  await factor.getByRole('button', { name: 'Set up' }).click();
  await expect(factor.getByRole('img', { name: 'QR code' })).toBeVisible();
  expect.soft(await objections(home!.page), 'setting up').toEqual([]);
  const secret = (await factor.locator('code').textContent())!.replaceAll(' ', '');
  await factor.getByLabel('Code', { exact: true }).fill(codeOf(secret, 0));
  await factor.getByRole('button', { name: 'Switch on' }).click();
  await expect(factor.getByText('Two-factor sign-in is on.')).toBeVisible();
  const recovery = await factor.locator('li code').allTextContents();
  expect(recovery).toHaveLength(10);
  expect.soft(await objections(home!.page), 'recovery codes').toEqual([]);

  const { page } = away!;
  await signIn(page, 'Ada', OLD);
  await page.getByLabel('Code').fill('000000');
  expect.soft(await objections(page), 'asking for the code').toEqual([]);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText(/This code is wrong/);
  await page.getByLabel('Code').fill(recovery[0]!.toUpperCase());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Old password').waitFor();
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();

  await home!.page.reload();
  await factor.getByLabel('Password').fill(OLD);
  await factor.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await factor.getByRole('button', { name: 'Get new recovery codes' }).click();
  await expect(factor.locator('li code')).toHaveCount(10);
  const renewed = await factor.locator('li code').allTextContents();
  expect(renewed.filter((code) => recovery.includes(code))).toEqual([]);
  expect.soft(await objections(home!.page), 'new recovery codes').toEqual([]);

  await factor.getByLabel('Password').fill(OLD);
  await factor.getByLabel('Code', { exact: true }).fill(recovery[1]!);
  await factor.getByRole('button', { name: 'Switch off' }).click();
  await expect(factor.getByRole('alert')).toHaveText(/This code is wrong/);
  await factor.getByLabel('Code', { exact: true }).fill(renewed[1]!);
  await factor.getByRole('button', { name: 'Switch off' }).click();
  await expect(factor.getByRole('button', { name: 'Set up' })).toBeVisible();
  expect([...home!.complaints, ...away!.complaints].filter((text) => !REFUSED.test(text))).toEqual([]);
});

/** What an app shows, or will show some periods later: the server allows clocks to differ by one. */
const codeOf = (secret: string, later: number): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 * later });
