// npm run keep-games: begins games in the page, plays a while, and keeps what is then on the browser's shelf, and a link, as
// fixtures/RULES.json. With DROVER_URL that is done by the page served there, which may be an older one. Every later page
// must go on with those games: older.spec.ts.
import { EDITIONS } from '@drover/engine';
import { chromium as playwright } from '@playwright/test';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, CHROMIUM_FLAGS } from '../../../scripts/chromium.ts';
import { startGame, type Wanted } from './home.ts';
import { FIXTURES, type OlderShelf } from './older.ts';
import { Person } from './person.ts';
import { readGames } from './shelf.ts';
import { openSite } from './site.ts';

const GAMES: readonly Omit<Wanted, 'seed'>[] = [
  ...EDITIONS.map((edition) => ({ edition, mode: 'bots' }) as const),
  { edition: EDITIONS[0], mode: 'solo' },
];
const MOVES = 40;

const site = await openSite();
const browser = await playwright.launch({ executablePath: chromium(), args: [...CHROMIUM_FLAGS] });
try {
  const context = await browser.newContext({ baseURL: site.url, locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  for (const { edition, mode } of GAMES) {
    const seed = `kept ${edition} ${mode}`;
    await startGame(page, { edition, mode, seed }, 'board');
    await page.evaluate(() => document.fonts.ready);
    await new Person(page, 'panel', seed).play(MOVES);
  }
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.getByRole('textbox', { name: 'Copy link' }).inputValue();
  const kept: OlderShelf = { games: await readGames(page), link: link.slice(link.indexOf('#')) };
  const rules = new Set(kept.games.map(({ record }) => /^rules (\S+)$/m.exec(record)![1]!));
  const file = join(FIXTURES, `${[...rules].sort().join('_')}.json`);
  if (existsSync(file)) throw new Error(`${file} is there already, and stays as it is.`);
  mkdirSync(FIXTURES, { recursive: true });
  writeFileSync(file, `${JSON.stringify(kept, null, 1)}\n`);
  console.log(file);
} finally {
  await browser.close();
  await site.close();
}
