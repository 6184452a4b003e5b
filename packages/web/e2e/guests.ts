import type { EditionId } from '@drover/engine';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Settings } from '../src/lib/settings.svelte.ts';

/** People with browsers of their own, at the same server. */
export interface Guest {
  readonly page: Page;
  /** What the page complained about. */
  readonly complaints: readonly string[];
  /** Everything the server told this browser about tables, as it came. */
  heard(): Promise<string[]>;
}

const QUICK: Partial<Settings> = { language: 'en', theme: 'light', motion: false, film: 'off', muted: true };

export async function newGuest(
  browser: Browser,
  baseURL: string,
  settings: Partial<Settings> = {},
  options: BrowserContextOptions = {},
): Promise<Guest> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', locale: 'en', ...options });
  const page = await context.newPage();
  await page.addInitScript(
    (first) => {
      if (localStorage.getItem('drover-settings') === null) localStorage.setItem('drover-settings', first);
    },
    JSON.stringify({ ...QUICK, ...settings }),
  );
  await page.addInitScript(overhear);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack || error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const heard = (): Promise<string[]> => page.evaluate(() => (window as never as { heard: string[] }).heard);
  return { page, complaints, heard };
}

/** Runs in the page: keeps a copy of whatever comes in by fetch or by a stream. */
function overhear(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const { fetch } = window;
  window.fetch = async (...args) => {
    const answer = await fetch(...args);
    heard.push(await answer.clone().text());
    return answer;
  };
  window.EventSource = class extends EventSource {
    constructor(url: string | URL) {
      super(url);
      for (const type of ['frame', 'table', 'chat'])
        this.addEventListener(type, (event) => heard.push((event as MessageEvent<string>).data));
    }
  };
}

/** A table set up through the page, by somebody who has never been here. Gives its address. */
export async function setUpTable({ page }: Guest, name: string, edition: EditionId): Promise<string> {
  await page.goto('#/');
  await page.getByRole('link', { name: 'Play online' }).click();
  await page.getByRole('link', { name: 'Create table' }).click();
  await comeIn(page, name);
  await page.locator(`label:has(input[value=${edition}])`).click();
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForURL(/#\/table\//);
  return page.url();
}

export async function sitDown({ page }: Guest, name: string, table: string): Promise<void> {
  await page.goto(table);
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

export async function comeIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
}
