import type { Page } from '@playwright/test';
import { createRequire } from 'node:module';
import type axe from 'axe-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe objects to on the page as it is, one line per element; without drawings it takes half the time. */
export async function objections(page: Page, drawings = true): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  return page.evaluate(
    async ({ tags, drawings }) => {
      // Colours of what has just been opened are there with the next frame.
      for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
      const { run } = (window as never as { axe: typeof axe }).axe;
      // What passes is not told: finding words for thousands of elements takes far longer than checking them.
      const { violations } = await run(drawings ? document : { exclude: ['svg'] }, {
        runOnly: tags,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
      );
    },
    { tags: WCAG, drawings },
  );
}
