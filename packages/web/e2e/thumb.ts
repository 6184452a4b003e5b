import type { Page } from '@playwright/test';
import type { Look } from './look.ts';
import { expect } from './test.ts';

/** How somebody with a phone plays, and what they must be able to see and meet. */

const FINGER = 44;

export interface Measured {
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

export const measure = (page: Page): Promise<Measured> =>
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

/** Waits until everything that can be chosen has come to rest: nobody taps in the frame in which a question appears. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const RESTING = 10;
    const where = (): string =>
      [...document.querySelectorAll('.spot.open')]
        .map((spot) => {
          const { x, y, width, height } = spot.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join();
        })
        .join(' ');
    for (let [frames, before] = [0, '']; frames < RESTING; frames++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = where();
      if (now !== before) frames = 0;
      before = now;
    }
  });

export async function aPlaceInSight(page: Page): Promise<boolean> {
  const [open, seen] = (await measure(page)).places;
  return seen > 0 || open === 0;
}

/** Answers with a finger, on a place in sight or in the list: a tap to look at it, and another at the same point. */
export async function tapTwice(page: Page, { spots, choices }: Look, below: (n: number) => number): Promise<void> {
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
