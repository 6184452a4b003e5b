import type { Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import type { StoredGame } from '../src/authority/shelf.ts';
import type { EditionId } from '@drover/engine';
import { bot, person, preparedGame } from './shelf.ts';

/** What is measured in the browser, for tests and for npm run budgets. */

/** Bytes of script, compressed, until the first choice is on the screen. */
export const MOST_SCRIPT = 200_000;

/** The sum of layout shifts of a page that stands still: a digit more in a number moves what is beside it. */
export const MOST_SHIFT = 0.02;

/** A game in which the person begins: no bot has to be fetched before the first choice. */
export const newGameOf = (edition: EditionId): StoredGame =>
  preparedGame({
    id: edition,
    setup: { edition, players: 2, seed: 'measure', options: { order: 'seated' } },
    sitters: [person('Ada'), bot('Bot')],
    moves: 0,
  });

/** Adds up the scripts this page fetches from now on until it is asked, compressed as a server would. */
export function weighScripts(page: Page): () => Promise<number> {
  const weights: Promise<number>[] = [];
  const weigh = (response: Response): void => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript') && response.ok())
      weights.push(response.body().then((body) => gzipSync(body).length));
  };
  page.on('response', weigh);
  return async () => {
    page.off('response', weigh);
    return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  };
}

/** To be run before the page is opened: notes when the first choice is on the screen. */
export async function notePlayable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (document.querySelector('.panel [data-move]') === null) return;
      look.disconnect();
      // In the second frame after it was put there, it has been painted.
      requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(window, { playable: performance.now() })));
    });
    look.observe(document, { childList: true, subtree: true });
  });
}

/** Milliseconds from the navigation to the first choice on the screen. */
export const playableAfter = async (page: Page): Promise<number> => {
  const handle = await page.waitForFunction(() => (window as { playable?: number }).playable);
  return (await handle.jsonValue())!;
};

/** Notes from now on how long inputs take until they are painted, and what moves without being asked to. */
export const noteFeel = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const feel: Feel = { inputs: {}, shift: 0 };
    Object.assign(window, { feel });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
        if (entry.interactionId)
          feel.inputs[entry.interactionId] = Math.max(feel.inputs[entry.interactionId] ?? 0, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        // The newest line of the log pushes the others up: that is what a log does.
        if (!hadRecentInput && sources.some(({ node }) => node?.parentElement?.closest('.log') == null))
          feel.shift += value;
    }).observe({ type: 'layout-shift' });
  });

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

export interface Feel {
  /** Milliseconds to paint by interaction; those under 16 are not listed. */
  readonly inputs: Record<number, number>;
  /** The sum of layout shifts. */
  shift: number;
}
export const feelOf = (page: Page): Promise<Feel> => page.evaluate(() => (window as never as { feel: Feel }).feel);

/** Lengths of the frames, in milliseconds, while the table is dragged or zoomed for so long. */
export const framesWhile = (page: Page, motion: 'pan' | 'zoom', milliseconds: number): Promise<number[]> =>
  page.evaluate(
    async ([motion, milliseconds]) => {
      const board = document.querySelector('.board .window')!;
      const { left, top, width, height } = board.getBoundingClientRect();
      const at = (x: number, y: number) => ({ bubbles: true, clientX: left + x * width, clientY: top + y * height });
      const point = (type: string, x: number, y: number): boolean =>
        board.dispatchEvent(new PointerEvent(type, { ...at(x, y), pointerId: 1 }));
      const turn = (deltaY: number): boolean =>
        board.dispatchEvent(new WheelEvent('wheel', { ...at(0.5, 0.5), deltaY, cancelable: true }));

      turn(-700);
      point('pointerdown', 0.5, 0.5);
      const frames: number[] = [];
      const start = performance.now();
      for (let last = start, i = 0; last - start < milliseconds; i++) {
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        if (i > 0) frames.push(now - last);
        last = now;
        if (motion === 'pan') point('pointermove', 0.5 + 0.3 * Math.sin(i / 12), 0.5 + 0.3 * Math.cos(i / 12));
        else turn(i % 60 < 30 ? -30 : 30);
      }
      point('pointerup', 0.5, 0.5);
      return frames;
    },
    [motion, milliseconds] as const,
  );
