import { decision, EDITIONS, generator, openHistory, parseRecord, type EditionId } from '@drover/engine';
import { LANGUAGES } from '@drover/words';
import type { Page } from '@playwright/test';
import type { StoredGame } from '../src/authority/shelf.ts';
import { look, type Look } from './look.ts';
import { gameAt, visit } from './screens.ts';
import { bot, person, preparedGame, putGame } from './shelf.ts';
import { expect, test } from './test.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const FINGER = 44;
/** Enough for a turn or two; WHOLE_PHONE_GAMES=1 plays to the end. */
const DECISIONS = process.env['WHOLE_PHONE_GAMES'] === undefined ? 8 : Infinity;

interface Measured {
  /** What must stay where it is, by name. */
  readonly still: Readonly<Record<string, string>>;
  /** What should be in sight and is not. */
  readonly missing: readonly string[];
  /** What a finger would miss. */
  readonly small: readonly string[];
  /** Words that do not fit. */
  readonly cut: readonly string[];
  readonly sideways: number;
  /** How many places of the part of the table that is shown can be chosen, and how many of them are in sight. */
  readonly places: readonly [open: number, seen: number];
}

const measure = (page: Page): Promise<Measured> =>
  page.evaluate((finger) => {
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const boxOf = (selector: string): DOMRect | undefined => all(selector)[0]?.getBoundingClientRect();
    const isSeen = (box: DOMRect | undefined): boolean =>
      box !== undefined &&
      box.width * box.height > 0 &&
      box.left >= 0 &&
      box.top >= 0 &&
      box.right <= innerWidth &&
      box.bottom <= innerHeight;
    const still: Record<string, string> = {};
    for (const name of ['section.panel', '.panel .head', '.acts', '.acts .undo', '.acts .hint', '.acts .primary']) {
      const box = boxOf(name);
      if (box !== undefined) still[name] = [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
    }
    const ALWAYS = ['header .money', '.mine > .hand', '#question', '.acts'];
    const part = all('[data-tab=mine] .own, [data-tab=board] main')[0]!;
    const window = part.getBoundingClientRect();
    const open = [...part.querySelectorAll('.spot.open')].map((spot) => [spot, spot.getBoundingClientRect()] as const);
    const targets = all('.panel .choice, .acts button, header :is(a, button), .tabs button').filter((target) =>
      target.checkVisibility({ visibilityProperty: true }),
    );
    const HALF = 0.5;
    return {
      still,
      missing: ALWAYS.filter((name) => !isSeen(boxOf(name))),
      small: [
        ...targets.map((target) => [target, target.getBoundingClientRect()] as const),
        ...open,
        ...all('.mine .hand li .spot.open').map((card) => [card, card.getBoundingClientRect()] as const),
      ].flatMap(([target, { width, height }]) =>
        Math.min(width, height) >= finger - HALF
          ? []
          : [`${target.outerHTML.slice(0, 80)} ${width.toFixed(0)}×${height.toFixed(0)}`],
      ),
      cut: all('.panel .head, .acts button, .tabs button, .tools button, .choice').flatMap((element) => {
        const { clientHeight, clientWidth, scrollHeight, scrollWidth, textContent } = element;
        return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1 ? [textContent.trim()] : [];
      }),
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      places: [
        open.length,
        open.filter(
          ([, box]) =>
            box.left >= window.left &&
            box.right <= window.right &&
            box.top >= window.top &&
            box.bottom <= window.bottom,
        ).length,
      ] as const,
    };
  }, FINGER);

async function aPlaceInSight(page: Page): Promise<boolean> {
  const [open, seen] = (await measure(page)).places;
  return seen > 0 || open === 0;
}

/** Answers with a finger, on a place in sight or in the list: a tap to look at it, and another at the same point. */
async function tapTwice(page: Page, { spots, choices }: Look, below: (n: number) => number): Promise<void> {
  const listed = page.locator('.panel .choices .choice');
  const which = below(spots.length + Math.min(choices, await listed.count()));
  const spot = spots[which];
  let at = spot;
  if (at === undefined) {
    const choice = listed.nth(which - spots.length);
    await choice.scrollIntoViewIfNeeded();
    const box = (await choice.boundingBox())!;
    at = { name: '', x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  await page.touchscreen.tap(at.x, at.y);
  // Several choices lie there: the list shows them.
  if (!(await page.locator('.panel .do').isVisible())) return;
  await expect(page.locator('.preview')).toBeVisible();
  await page.touchscreen.tap(at.x, at.y);
}

async function openTable(page: Page, game: StoredGame): Promise<Look> {
  await visit(page, '#/');
  await putGame(page, game);
  await visit(page, `#/game/${game.id}`);
  await look(page);
  // The camera goes there once the boards are drawn.
  await expect.poll(async () => (await measure(page)).small).toEqual([]);
  return look(page);
}

/** A game in which the person has to answer this question. */
function gameAsking(edition: EditionId, ask: string): StoredGame {
  const setup = { edition, players: 2, seed: 'phone', options: {} };
  for (let moves = 0; ; moves++) {
    const game = preparedGame({ id: ask, setup, sitters: [person('Ada'), bot('Bo')], moves, until: 0 });
    if (decision(openHistory(parseRecord(game.record)).state)?.ask === ask) return game;
    moves = game.version;
  }
}

for (const viewport of SIZES)
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    for (const [i, language] of LANGUAGES.entries())
      test.describe(`in ${language}`, () => {
        test.use({ settings: { language } });
        // Every edition in two languages.
        const edition = EDITIONS[i % EDITIONS.length]!;
        test(`${edition} is played with a thumb: nothing jumps, is too small or out of sight`, async ({ page }) => {
          const below = generator(language, 'thumb');
          let now = await openTable(page, gameAt(edition, 'middle'));
          const stood: Record<string, string> = {};
          for (let decided = 0; decided < DECISIONS && !now.over; decided++) {
            const { still, places: _, ...wrong } = await measure(page);
            const where = `${decided}: ${await page.locator('#question').innerText()}`;
            expect.soft(wrong, where).toEqual({ missing: [], small: [], cut: [], sideways: 0 });
            expect.soft({ ...stood, ...still }, where).toEqual({ ...still, ...stood });
            Object.assign(stood, still);
            // The table moves there once the choices are drawn.
            await expect.poll(() => aPlaceInSight(page), { message: `${where}: a place in sight` }).toBe(true);
            await tapTwice(page, now, below);
            const next = await look(page, now.mark);
            expect(next.mark, where).not.toBe(now.mark);
            now = next;
          }
        });
      });

    test('a first tap shows what a choice would bring, and the button makes it', async ({ page }) => {
      const { version } = await openTable(page, gameAt('nz', 'middle'));
      await page.locator('.panel .choice').first().tap();
      await expect(page.locator('.preview')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('div.table')).toHaveAttribute('data-version', String(version));
      await page.locator('.panel .do').tap();
      await expect(page.locator('div.table')).not.toHaveAttribute('data-version', String(version));
    });

    test.describe('for whoever wants one tap to be enough', () => {
      test.use({ settings: { tapTwice: false, together: true } });
      test('it is', async ({ page }) => {
        const { version } = await openTable(page, gameAt('nz', 'middle'));
        await page.locator('.panel .choice').first().tap();
        await expect(page.locator('div.table')).not.toHaveAttribute('data-version', String(version));
      });
    });

    for (const edition of EDITIONS)
      test(`cards of ${edition} are discarded on the hand itself`, async ({ page }) => {
        const { version } = await openTable(page, gameAsking(edition, 'discard'));
        const card = page.locator('.mine .hand li:has(.open)').last();
        await expect(card).toBeInViewport({ ratio: 1 });
        await card.tap();
        // Where two are to go, the second is tapped as well.
        if (!(await page.locator('.panel .do').isVisible()))
          await page.locator('.mine .hand li:has(.open)').first().tap();
        await expect(page.locator('.panel .choice.selected')).toBeInViewport({ ratio: 1 });
        await page.locator('.panel .do').tap();
        await expect(page.locator('div.table')).not.toHaveAttribute('data-version', String(version));
      });

    test('a hint lies over the choices, and shows its place on the board before it is played', async ({ page }) => {
      const { version } = await openTable(page, gameAt('second', 'middle'));
      await page.locator('.acts .hint').tap();
      const hint = page.locator('.panel section li button').first();
      await hint.tap();
      await expect(hint).toBeInViewport();
      await expect(page.locator('.preview')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('div.table')).toHaveAttribute('data-version', String(version));
      await hint.tap();
      await expect(page.locator('div.table')).not.toHaveAttribute('data-version', String(version));
    });
  });

test.describe('on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  test('the hand is a strip that opens', async ({ page }) => {
    await openTable(page, gameAsking('nz', 'phase-a'));
    const hand = page.locator('.mine > .hand');
    const strip = (await hand.boundingBox())!;
    await hand.locator('> button').tap();
    await expect.poll(async () => (await hand.boundingBox())!.height).toBeGreaterThan(2 * strip.height);
    for (const card of await hand.locator('li').all()) await expect(card).toBeInViewport({ ratio: 1 });
  });
});
