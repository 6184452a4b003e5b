import { test as base, expect } from '@playwright/test';
import type { Settings } from '../src/lib/settings.svelte.ts';

export { expect };

/** What others do is shown at once, and nothing glides: tests do not wait for either. */
const QUICK: Partial<Settings> = { language: 'en', theme: 'light', motion: false, film: 'off', muted: true };

/** Whether there is a server behind the page is asked on every visit; in tests there is none, or no network. */
const SERVER = /\/healthz$/;

interface Options {
  settings: Partial<Settings>;
}

/** Every test begins in a browser that has never been here, and fails when the page complains on the way. */
export const test = base.extend<Options & { quiet: void }>({
  settings: [{}, { option: true }],
  page: async ({ page, settings }, use) => {
    await page.addInitScript(
      (first) => {
        if (location.protocol === 'about:') return;
        if (localStorage.getItem('drover-settings') === null) localStorage.setItem('drover-settings', first);
      },
      JSON.stringify({ ...QUICK, ...settings }),
    );
    await use(page);
  },
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.stack || error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !SERVER.test(message.location().url)) complaints.push(message.text());
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
