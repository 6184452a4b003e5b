import { EDITIONS, score } from '@drover/engine';
import { loadWords, tellerOf } from '@drover/words';
import type { Page } from '@playwright/test';
import type { StoredGame } from '../src/authority/shelf.ts';
import { courseOf } from '../src/authority/steps.ts';
import { points } from '../src/score/points.ts';
import { choicesAt } from './counting.ts';
import { startGame } from './home.ts';
import { Person, type Door } from './person.ts';
import { gameShown, historyOf } from './shelf.ts';
import { expect, test } from './test.ts';

const english = await loadWords('en');

/** Whole games through the page, from the start page to the score sheet, by a scripted person in the first seat. */

/** Every edition by either door, against bots and alone: which goes with which alternates. */
const DOORS: readonly Door[] = ['board', 'panel'];
const GAMES = EDITIONS.flatMap((edition, i) =>
  (['bots', 'solo'] as const).map((mode, j) => ({ edition, mode, door: DOORS[(i + j) % DOORS.length]! })),
);
/** Whoever plays by the keyboard does not look at the board: a small one is drawn sooner. */
const VIEWPORTS = { board: { width: 1440, height: 900 }, panel: { width: 900, height: 600 } };

for (const { door, ...game } of GAMES)
  test(`a whole game of ${game.edition}, ${game.mode}, by the ${door}`, async ({ page }) => {
    const seed = `${game.edition} ${game.mode} ${door}`;
    await page.setViewportSize(VIEWPORTS[door]);
    await startGame(page, { ...game, seed }, door);
    const person = new Person(page, door, seed);
    await person.play();
    const stored = await gameShown(page);
    expect(await shownSheet(page)).toEqual(sheetOf(stored));
    expect(person.seen).toEqual(spotsToBeSeen(stored, [...person.seen.keys()]));
  });

/** Every number of the score sheet, row by row. */
async function shownSheet(page: Page): Promise<string[][]> {
  const rows = page.locator('dialog table.sheet :is(tbody, tfoot) tr');
  await rows.first().waitFor();
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.firstChild!.textContent!.trim())),
  );
}

function sheetOf(game: StoredGame): string[][] {
  const { seats } = score(historyOf(game).state);
  const rows = seats[0]!.categories.map((_, i) => seats.map((seat) => points(seat.categories[i]!.vp)));
  return [...rows, seats.map(({ total }) => points(total))];
}

/** What had to be drawn and free to be clicked, at the versions that were looked at. */
function spotsToBeSeen(game: StoredGame, versions: readonly number[]): Map<number, readonly string[]> {
  const { steps } = courseOf(game.record);
  return new Map(
    versions.map((version) => {
      const { state } = steps[version]!;
      const choices = choicesAt(state, 0, tellerOf(english, state, []));
      return [version, [...new Set(choices.flatMap(({ spots }) => spots))].sort()];
    }),
  );
}
