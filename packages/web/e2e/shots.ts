// npm run shots [part of a name]: every screen and every moment of a turn as a picture in shots/, on two desktops and a phone
// held both ways, light and dark, each in another language.
import { LANGUAGES, type Language } from '@drover/words';
import { chromium as playwright, type Browser } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, CHROMIUM_FLAGS } from '../../../scripts/chromium.ts';
import { MOMENTS } from './moments.ts';
import { SCREENS } from './screens.ts';
import { openSite } from './site.ts';

const SHOTS = join(import.meta.dirname, '../../../shots');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;
/** Parts of the table that a phone shows one at a time. */
const TABS = ['mine', 'others', 'log'] as const;
/** Milliseconds until a tab that was opened is painted. */
const PAINTED = 500;
const [wanted = ''] = process.argv.slice(2);

interface Look {
  readonly viewport: (typeof SIZES)[number];
  readonly theme: string;
  readonly language: Language;
}

async function shoot(browser: Browser, url: string, { viewport, theme, language }: Look): Promise<void> {
  const folder = join(SHOTS, `${viewport.width}x${viewport.height}-${theme}`);
  mkdirSync(folder, { recursive: true });
  const phone = viewport.width < 760 || viewport.height < 560;
  const context = await browser.newContext({ baseURL: url, viewport, locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(
    (set) => localStorage.setItem('drover-settings', set),
    JSON.stringify({ language, theme, motion: false, film: 'off' }),
  );
  for (const { name, open } of [...SCREENS, ...MOMENTS]) {
    if (!name.includes(wanted)) continue;
    await open(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    if (!phone || !/-(middle|solo)$/.test(name)) continue;
    for (const [i, tab] of TABS.entries()) {
      await page
        .locator('.tabs button')
        .nth(i + 1)
        .click();
      // Without a graphics card the picture of a new tab comes piece by piece.
      await page.waitForTimeout(PAINTED);
      await page.screenshot({ path: join(folder, `${name}-${tab}.png`) });
    }
  }
  await context.close();
}

const site = await openSite();
const browser = await playwright.launch({ executablePath: chromium(), args: [...CHROMIUM_FLAGS] });
try {
  for (const [i, viewport] of SIZES.entries())
    await Promise.all(
      ['light', 'dark'].map((theme, j) =>
        shoot(browser, site.url, { viewport, theme, language: LANGUAGES[(i + 2 * j) % LANGUAGES.length]! }),
      ),
    );
} finally {
  await browser.close();
  await site.close();
}
console.log(`The pictures are in ${SHOTS}.`);
