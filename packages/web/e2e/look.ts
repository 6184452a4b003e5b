import type { Page } from '@playwright/test';

/** What a person in front of the table sees of the question that waits. */
export interface Look {
  /** Differs whenever there is something new to react to. */
  readonly mark: string;
  readonly version: number;
  /** Nobody's turn any more, or somebody else has to take the device. */
  readonly over: boolean;
  readonly curtain: boolean;
  /** A move that ends the turn waits to be confirmed. */
  readonly confirming: boolean;
  /** Buttons of the panel, the end of the turn included. */
  readonly choices: number;
  /** The last of them ends the turn. */
  readonly ends: boolean;
  /** Spots that answer, each with a point where nothing lies over it. */
  readonly spots: readonly Target[];
  /** Spots that answer but cannot be clicked. */
  readonly covered: readonly string[];
  /** Buttons on the board. */
  readonly chips: number;
  /** The focus is nowhere. */
  readonly lost: boolean;
}

export interface Target {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Waits until the person is asked something new, and looks; after a while also when nothing is new. */
export const look = (page: Page, before = ''): Promise<Look> => page.evaluate(lookFrom, before);

/** Runs in the page. */
async function lookFrom(before: string): Promise<Look> {
  /** For an answer to the last click, and for bots to think, in milliseconds. */
  const [ASTRAY, PATIENCE] = [3000, 60_000];
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

  const markOf = (table: HTMLElement): string =>
    [
      table.dataset['version'],
      document.querySelector('.curtain') !== null,
      document.querySelector('.panel .confirm') !== null,
      ...all('g.spot.open').map((spot) => (spot as SVGElement).dataset['spot']),
      ...all('.chips .choice').map((chip) => chip.textContent),
    ].join(' ');

  const isDrawn = (): boolean => ['.canvas svg', '.own svg'].every((part) => document.querySelector(part) !== null);
  const isReady = (table: HTMLElement): boolean =>
    isDrawn() &&
    (table.dataset['asked'] === 'true' ||
      document.querySelector('.curtain') !== null ||
      document.querySelector('aside .outcome') !== null);

  /** There is something to click on the board: buttons on it are fetched with the first of them. */
  const canPoint = (): boolean =>
    document.querySelector('g.spot.open, .chips .choice, .confirm, .curtain, aside .outcome') !== null;

  const start = performance.now();
  let table = document.querySelector<HTMLElement>('.table');
  for (;;) {
    const waited = performance.now() - start;
    if (table !== null && isReady(table) && (waited > ASTRAY || (canPoint() && markOf(table) !== before))) break;
    if (waited > PATIENCE) throw new Error(`Nothing to do at the table: ${before}`);
    await frame();
    table = document.querySelector<HTMLElement>('.table');
  }

  const GRID = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  const pointOn = (element: Element): Omit<Target, 'name'> | null => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const v of GRID)
      for (const u of GRID) {
        // Fingers and mice point at whole pixels: half a pixel inside an edge is not met.
        const [x, y] = [Math.round(left + u * width), Math.round(top + v * height)];
        if (document.elementFromPoint(x, y)?.closest('.spot') === element) return { x, y };
      }
    return null;
  };
  const targets = (): { spots: Target[]; covered: string[] } => {
    const spots: Target[] = [];
    const covered = new Set<string>();
    for (const element of all('g.spot.open')) {
      const name = (element as SVGElement).dataset['spot']!;
      const point = pointOn(element);
      if (point === null) covered.add(name);
      else spots.push({ name, ...point });
    }
    // Of two equal cards one is enough.
    for (const { name } of spots) covered.delete(name);
    return { spots, covered: [...covered] };
  };
  // Nothing glides in tests, but even the shortest transition takes its frames.
  let found = targets();
  for (let frames = 0; frames < 10 && found.covered.length > 0; frames++) {
    await frame();
    found = targets();
  }
  return {
    mark: markOf(table),
    version: Number(table.dataset['version']),
    over: document.querySelector('aside .outcome') !== null,
    curtain: document.querySelector('.curtain') !== null,
    confirming: document.querySelector('.panel .confirm') !== null,
    choices: all('.panel > .choices [data-move], .panel .end').length,
    ends: all('.panel .end').length > 0,
    ...found,
    chips: all('.chips .choice').length,
    lost: document.activeElement === null || document.activeElement === document.body,
  };
}
