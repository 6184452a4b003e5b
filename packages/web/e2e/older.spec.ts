import { nz, parseRecord, replay, second, type EditionId } from '@drover/engine';
import { KITS } from '../src/editions/editions.ts';
import { en } from '../src/labels/en.ts';
import { readFile } from 'node:fs/promises';
import { openFromHome } from './home.ts';
import { look } from './look.ts';
import { olderShelves } from './older.ts';
import { Person } from './person.ts';
import { gameShown, putGame, readGames } from './shelf.ts';
import { expect, test } from './test.ts';

/** Games that pages kept when the rules were others: they go on by the rules they were begun with. */
const SHELVES = olderShelves();
const VERSIONS: Readonly<Record<EditionId, readonly string[]>> = { nz: nz.versions, second: second.versions };
const rulesOf = (record: string): string => parseRecord(record).rules;

test('they are of rules before these, of every edition', () => {
  const older = Object.values(VERSIONS).map((versions) => versions.slice(1));
  const found = SHELVES.flatMap(({ rules }) => rules);
  for (const versions of older) expect(versions.filter((rules) => found.includes(rules))).not.toEqual([]);
  expect(found.filter((rules) => !older.flat().includes(rules))).toEqual([]);
});

for (const { shelf } of SHELVES) {
  for (const game of shelf.games) {
    const record = parseRecord(game.record);
    const { rules, setup, moves } = record;
    const against = game.sitters.at(-1)!.kind === 'bot' ? 'a bot' : 'Sarah or Sam';

    test(`a game of ${rules} against ${against} is found on the shelf and goes on`, async ({ page }, info) => {
      await page.goto('#/');
      await putGame(page, game);
      await page.reload();
      await openFromHome(page, 'games');
      const found = page.locator('dialog section li', { hasText: en.edition[setup.edition] });
      await expect(found).toContainText(`turn ${game.turn}`);
      await found.getByRole('link', { name: 'Continue' }).click();
      expect((await look(page)).version).toBe(game.version);

      // The map of then: nz-1 had six spaces for rockfalls and five for floods.
      const { spaces } = KITS[setup.edition].components(record);
      const drawn = await page
        .locator('.canvas [data-spot^="space:"]')
        .evaluateAll((all) => all.map((spot) => (spot as SVGElement).dataset['spot']!));
      expect([...new Set(drawn)].sort()).toEqual(spaces.map((_, space) => `space:${space}`).sort());
      if (rules === 'nz-1') expect(spaces.map(({ id }) => id)).toEqual(expect.arrayContaining(['RK6', 'FL5']));

      const { version } = await new Person(page, 'board', game.id).play(5);
      expect(version).toBeGreaterThanOrEqual(game.version + 5);
      await page.reload();
      expect((await look(page)).version).toBeGreaterThanOrEqual(version);

      await page.getByRole('button', { name: 'More', exact: true }).click();
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save game file' }).click();
      const file = info.outputPath('record.txt');
      await (await saving).saveAs(file);
      const saved = parseRecord(await readFile(file, 'utf8'));
      expect(saved.rules).toBe(rules);
      expect(saved.moves.slice(0, moves.length)).toEqual(moves);
      expect(replay(saved).state.rules).toBe(rules);

      await page.goto(`#/replay/${game.id}`);
      await expect(page.locator('output')).toHaveText(`0 of ${saved.moves.length}`);
      await page.getByRole('button', { name: 'Last move' }).click();
      await expect(page.locator('output')).toHaveText(`${saved.moves.length} of ${saved.moves.length}`);
    });
  }

  test(`a record by ${rulesOf(shelf.games[0]!.record)} is taken in from a file`, async ({ page }) => {
    const [{ record, version }] = shelf.games as [(typeof shelf.games)[number]];
    await page.goto('#/');
    await openFromHome(page, 'games');
    const file = { name: 'older.txt', mimeType: 'text/plain', buffer: Buffer.from(record) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.waitForURL(/#\/replay\//);
    await expect(page.locator('output')).toHaveText(`0 of ${version}`);
    expect((await readGames(page)).map((game) => game.record)).toEqual([record]);
  });

  test('a link of then is replayed, and a game that goes on from one of its positions keeps its rules', async ({
    page,
  }) => {
    await page.goto(shelf.link);
    const position = page.getByRole('slider', { name: 'Move' });
    await position.fill('20');
    await expect(page.locator('output')).toHaveText(/^20 of /);
    await page.getByRole('button', { name: 'Continue from here' }).click();
    await page.waitForURL(/#\/game\//);
    await look(page);
    const forked = await gameShown(page);
    expect(shelf.games.map(({ record }) => rulesOf(record))).toContain(rulesOf(forked.record));
    const { version } = await new Person(page, 'panel', 'fork').play(1);
    expect(version).toBeGreaterThan(20);
    expect(rulesOf((await gameShown(page)).record)).toBe(rulesOf(forked.record));
  });
}
