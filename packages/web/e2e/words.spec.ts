import { EDITIONS } from '@drover/engine';
import { LANGUAGES, type Language } from '@drover/words';
import type { Page } from '@playwright/test';
import { look } from './look.ts';
import { gameAt, otherScreens, tableScreens, visit, type Screen } from './screens.ts';
import { putGame } from './shelf.ts';
import { expect, test } from './test.ts';

/** Breeds and places keep their names; so do people, who are called the same everywhere. */
const NAMES = [
  ...['Ada', 'Bot 1', 'Bot 2', 'Bot 3', 'Bot 4', 'Drover', 'Sam', 'Sarah'],
  ...['Cheviot', 'Corriedale', 'Dorset Horn', 'Drysdale', 'English Leicester', 'English', 'Leicester', 'Hampshire'],
  ...['Lincoln', 'Merino', 'Romney', 'Ryeland', 'Shropshire', 'Southdown', 'Suffolk', 'Wellington'],
  ...['Black Angus', 'Corriente', 'Criollo', 'Galloway', 'Hereford', 'Longhorn', 'Pineywoods', 'Santa Gertrudis'],
  ...['Santa', 'Gertrudis', 'Shorthorn', 'Simmental', 'Bloomington', 'Chicago', 'Fulton', 'Kansas City', 'New York'],
  ...['Peoria', 'Philadelphia', 'Pittsburgh', 'St. Louis', 'Toledo'],
];
/** Beside a city in a list. */
const VALUE = / · \d+$/;
/** Around a name that a linked term was beside. */
const AROUND = /^[\s:(\d×]+|[\s(),\d]+$/g;
/** Words that are spelt alike: whoever adds one has looked it up. */
const ALIKE: Readonly<Record<Exclude<Language, 'en'>, ReadonlySet<string>>> = {
  fr: new Set([
    ...NAMES,
    ...['Actions', 'Animations', 'Expert', 'Kōtare', 'Options', 'Phase A', 'Phase B', 'Score', 'Table', 'Total'],
    'Transport',
  ]),
  pl: new Set([...NAMES, 'Start', 'Transport']),
  de: new Set([
    ...NAMES,
    ...[
      'Chat',
      'Cowboy',
      'Edition',
      'Filter',
      'Gold',
      'Hand',
      'In Kansas City',
      'In Wellington',
      'in New York',
      'Name',
      'Phase A',
      'Phase B',
      'Sarah in Wellington',
      'Start',
      'Transport',
    ],
  ]),
};

const SCREENS: Readonly<Record<string, readonly Screen[]>> = {
  ...Object.fromEntries(
    EDITIONS.map((edition) => [
      edition,
      tableScreens(edition).filter(({ name }) => /-(middle|score|words|rules|components)$/.test(name)),
    ]),
  ),
  others: otherScreens,
};

for (const [part, screens] of Object.entries(SCREENS))
  test(`nothing is untranslated or missing: ${part}`, async ({ page }) => {
    const told = new Map<Language, Map<string, ReadonlySet<string>>>();
    for (const language of LANGUAGES) {
      await page.goto('#/');
      await page.evaluate((set) => localStorage.setItem('drover-settings', set), settingsIn(language));
      await page.reload();
      const texts = new Map<string, ReadonlySet<string>>();
      for (const { name, open } of screens) {
        await open(page);
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
        texts.set(name, new Set(await textsOf(page)));
        const broken = [...texts.get(name)!].filter((text) => /undefined|NaN|\[object|null|\$\{/.test(text));
        expect.soft(broken, `${name} in ${language}`).toEqual([]);
      }
      told.set(language, texts);
    }
    for (const language of LANGUAGES) {
      if (language === 'en') continue;
      const same = screens.flatMap(({ name }) => {
        const english = told.get('en')!.get(name)!;
        const here = told.get(language)!.get(name)!;
        expect(here.size).toBeGreaterThan(2);
        const known = ALIKE[language];
        const isName = (text: string): boolean =>
          known.has(text.replace(VALUE, '')) || known.has(text.replace(AROUND, ''));
        const isKnown = (text: string): boolean => isName(text) || text.split(', ').every(isName);
        return [...here].filter((text) => english.has(text) && !isKnown(text));
      });
      expect.soft([...new Set(same)], language).toEqual([]);
    }
  });

for (const edition of EDITIONS)
  test(`the language changes in the middle of a game of ${edition}, without a reload`, async ({ page }) => {
    await page.goto('#/');
    await putGame(page, gameAt(edition, 'middle'));
    await visit(page, `#/game/${edition}-middle`);
    const { version } = await look(page);
    const texts = new Set<string | null>();
    await page.evaluate(() => Object.assign(window, { sameWindow: true }));
    for (const language of LANGUAGES) {
      await page.locator('.table header nav button').last().click();
      await page.locator('dialog select').first().selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.keyboard.press('Escape');
      texts.add(await page.locator('section.panel').textContent());
      texts.add(await page.locator('section.log').textContent());
    }
    expect(texts.size).toBe(2 * LANGUAGES.length);
    expect((await look(page)).version).toBe(version);
    expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true);
  });

const settingsIn = (language: Language): string =>
  JSON.stringify({ language, theme: 'light', motion: false, film: 'off' });

/** Everything that can be read or heard, piece by piece; numbers, letters of tiles and the like are no words. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const parent = nodes.currentNode.parentElement!;
      if (parent.closest('script, style, [lang]:not(html), .name, textarea') === null)
        texts.push(nodes.currentNode.textContent!);
    }
    const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt'];
    for (const name of ATTRIBUTES)
      for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name)!);
    return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => /\p{L}{3}/u.test(text));
  });
