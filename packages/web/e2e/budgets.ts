// npm run budgets: measures the page in Chromium against the budgets, and says what is over. Times depend on the machine.
import { EDITIONS, type EditionId } from '@drover/engine';
import { chromium as playwright, type Browser, type Page } from '@playwright/test';
import { chromium, CHROMIUM_FLAGS } from '../../../scripts/chromium.ts';
import { look } from './look.ts';
import {
  feelOf,
  framesWhile,
  MOST_SCRIPT,
  MOST_SHIFT,
  newGameOf,
  noteFeel,
  notePlayable,
  playableAfter,
  weighScripts,
} from './measures.ts';
import { Person } from './person.ts';
import { gameAt, visit } from './screens.ts';
import { putGame } from './shelf.ts';
import { openSite } from './site.ts';

const SLOWDOWN = 4;
const MOST = { playable: 2000, paint: 100, longFrames: 5 };
/** A frame that took longer than this has missed one of sixty a second. */
const LONG_FRAME = 20;

interface Measured {
  readonly what: string;
  readonly value: string;
  readonly budget: string;
  readonly over: boolean;
}
const table: Measured[] = [];
const add = (what: string, value: number, most: number, unit: string, digits = 0): void => {
  const write = (n: number): string => `${n.toFixed(digits)} ${unit}`.trim();
  table.push({ what, value: write(value), budget: `≤ ${write(most)}`, over: value > most });
};

async function newPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(
    (set) => localStorage.setItem('drover-settings', set),
    JSON.stringify({ language: 'en', theme: 'light', motion: true, film: 'off' }),
  );
  return page;
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** From nothing to the first choice by the first button of the start page. */
async function measureStart(browser: Browser, url: string, edition: EditionId): Promise<void> {
  const page = await newPage(browser, url);
  await notePlayable(page);
  await slowDown(page);
  await page.goto('#/', { waitUntil: 'commit' });
  await page.locator(`.poster[data-edition=${edition}] button`).click();
  add(`${edition}: playable from the start page, ${SLOWDOWN}× slower`, await playableAfter(page), MOST.playable, 'ms');
  await page.context().close();
}

/** A game of this browser, opened by its address with an empty cache. */
async function measureOpening(browser: Browser, url: string, edition: EditionId, stage: 'new' | 'late'): Promise<void> {
  const page = await newPage(browser, url);
  await page.goto('#/');
  const game = stage === 'new' ? newGameOf(edition) : gameAt(edition, stage);
  await putGame(page, game);
  const fresh = await page.context().newPage();
  await page.close();
  const devtools = await fresh.context().newCDPSession(fresh);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await notePlayable(fresh);
  await slowDown(fresh);
  const weigh = weighScripts(fresh);
  await fresh.goto(`#/game/${game.id}`, { waitUntil: 'commit' });
  const after = await playableAfter(fresh);
  const script = await weigh();
  if (stage === 'new') add(`${edition}: script until playable`, script / 1000, MOST_SCRIPT / 1000, 'kB');
  add(`${edition}: playable with a ${stage} game, ${SLOWDOWN}× slower`, after, MOST.playable, 'ms');
  await fresh.context().close();
}

const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? 0;

/** How the table feels in the middle of a game. */
async function measureFeel(browser: Browser, url: string, edition: EditionId): Promise<void> {
  const page = await newPage(browser, url);
  await page.goto('#/');
  const game = gameAt(edition, 'middle');
  await putGame(page, game);
  await visit(page, `#/game/${game.id}`);
  await look(page);
  await noteFeel(page);
  for (const door of ['panel', 'board'] as const) await new Person(page, door, 'feel').play(40);
  const { inputs, shift } = await feelOf(page);
  add(`${edition}: input to paint, 95 %`, share(Object.values(inputs), 0.95), MOST.paint, 'ms');
  add(`${edition}: layout shift in play`, shift, MOST_SHIFT, '', 4);
  for (const motion of ['pan', 'zoom'] as const) {
    const frames = await framesWhile(page, motion, 2000);
    const long = (100 * frames.filter((frame) => frame > LONG_FRAME).length) / frames.length;
    const fps = (1000 * frames.length) / frames.reduce((sum, frame) => sum + frame, 0);
    add(`${edition}: frames over ${LONG_FRAME} ms in a ${motion} (${fps.toFixed(0)} fps)`, long, MOST.longFrames, '%');
  }
  await page.context().close();
}

const site = await openSite();
const browser = await playwright.launch({ executablePath: chromium(), args: [...CHROMIUM_FLAGS] });
try {
  for (const edition of EDITIONS) {
    await measureOpening(browser, site.url, edition, 'new');
    await measureOpening(browser, site.url, edition, 'late');
    await measureStart(browser, site.url, edition);
    await measureFeel(browser, site.url, edition);
  }
} finally {
  await browser.close();
  await site.close();
}
const widths = (['what', 'value', 'budget'] as const).map((key) => Math.max(...table.map((row) => row[key].length)));
for (const { what, value, budget, over } of table)
  console.log(
    `${what.padEnd(widths[0]!)}  ${value.padStart(widths[1]!)}  ${budget.padStart(widths[2]!)}  ${over ? 'OVER' : 'ok'}`,
  );
