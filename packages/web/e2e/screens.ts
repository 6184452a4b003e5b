import {
  advance,
  decision,
  EDITIONS,
  generator,
  legalMoves,
  newGame,
  soloOpponent,
  todaysGame,
  type EditionId,
  type Setup,
} from '@drover/engine';
import type { Page } from '@playwright/test';
import { RULE_PREFIX } from '../plugins/rules.ts';
import type { StoredGame } from '../src/authority/shelf.ts';
import { look } from './look.ts';
import { automa, bot, person, preparedGame, putGame, type Prepared } from './shelf.ts';

/** Every screen of the page, and how to get there. */
export interface Screen {
  readonly name: string;
  open(page: Page): Promise<void>;
}

/** How much of a game has been played. */
export const STAGES = { early: 0.05, middle: 0.45, late: 0.9, over: 1 } as const;
export type Stage = keyof typeof STAGES;

/** A person against three bots; at first the person has to decide. */
export function gameAt(edition: EditionId, stage: Stage): StoredGame {
  const whole = wholeGame(edition);
  const id = `${edition}-${stage}`;
  if (stage === 'over') return preparedGame({ ...whole, id });
  return preparedGame({ ...whole, id, moves: Math.floor(STAGES[stage] * lengthOf(edition)), until: 0 });
}

const wholeGame = (edition: EditionId): Prepared => ({
  id: edition,
  setup: { edition, players: 4, seed: `stage ${edition}`, options: {} },
  sitters: [person('Ada'), bot('Bot 2'), bot('Bot 3'), bot('Bot 4')],
  moves: Infinity,
  well: true,
});

const lengths = new Map<EditionId, number>();
function lengthOf(edition: EditionId): number {
  const known = lengths.get(edition) ?? preparedGame(wholeGame(edition)).version;
  lengths.set(edition, known);
  return known;
}

/** A game of two in which the person has to answer this question. */
export function gameAsking(edition: EditionId, ask: string): StoredGame {
  const setup: Setup = { edition, players: 2, seed: `asking ${edition}`, options: {} };
  const state = newGame(setup);
  const below = generator(setup.seed, 'prepared');
  let moves = 0;
  for (let asked = decision(state); asked !== null; asked = decision(state), moves++) {
    if (asked.seat === 0 && asked.ask === ask)
      return preparedGame({ id: ask, setup, sitters: [person('Ada'), bot('Bo')], moves });
    const choices = legalMoves(state, asked.seat);
    advance(state, asked.seat, choices[below(choices.length)]!);
  }
  throw new Error(`Nobody is asked ${ask} in this game of ${edition}.`);
}

const soloSetup = (edition: EditionId): Setup => {
  const setup: Setup = { edition, players: 2, seed: `solo ${edition}`, options: {} };
  return { ...setup, options: { [soloOpponent(todaysGame(setup)).option]: { difficulty: 'medium' } } };
};

const soloGame = (edition: EditionId) =>
  preparedGame({
    id: `${edition}-solo`,
    setup: soloSetup(edition),
    sitters: [person('Ada'), automa],
    moves: 70,
    well: true,
  });

const sharedGame = preparedGame({
  id: 'shared',
  setup: { edition: 'nz', players: 2, seed: 'shared', options: {} },
  sitters: [person('Ada'), person('Bo')],
  moves: 40,
});

/** Goes there even when the address is the same as before. */
export async function visit(page: Page, hash: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('#/');
  await page.evaluate((to) => void (location.hash = to), '#/nowhere');
  await page.evaluate((to) => void (location.hash = to), hash);
}

export async function openGame(page: Page, game: { readonly id: string }): Promise<void> {
  await visit(page, '#/');
  await putGame(page, game);
  await visit(page, `#/game/${game.id}`);
  await look(page);
}

const press = (page: Page, which: number): Promise<void> => page.locator('.table header nav button').nth(which).click();

/** The end comes over the table once it has been fetched. */
async function openEnded(page: Page, edition: EditionId): Promise<void> {
  await openGame(page, gameAt(edition, 'over'));
  await page.locator('dialog[open]').waitFor();
}

async function openPuzzle(page: Page, edition: EditionId): Promise<void> {
  await visit(page, `#/puzzles/${edition}`);
  await page.locator('[data-puzzle]').first().click();
  await look(page);
}

/** The table and what opens over it. */
export const tableScreens = (edition: EditionId): readonly Screen[] => [
  ...(['early', 'middle', 'late'] as const).map((stage) => ({
    name: `${edition}-${stage}`,
    open: (page: Page) => openGame(page, gameAt(edition, stage)),
  })),
  {
    name: `${edition}-over`,
    open: (page) => openEnded(page, edition),
  },
  {
    name: `${edition}-score`,
    async open(page) {
      await openEnded(page, edition);
      await page.keyboard.press('Escape');
      await press(page, 0);
    },
  },
  { name: `${edition}-solo`, open: (page) => openGame(page, soloGame(edition)) },
  {
    name: `${edition}-words`,
    async open(page) {
      await openGame(page, gameAt(edition, 'middle'));
      await press(page, 1);
    },
  },
  {
    name: `${edition}-replay`,
    async open(page) {
      await visit(page, '#/');
      await putGame(page, gameAt(edition, 'over'));
      await visit(page, `#/replay/${edition}-over`);
      await page.locator('.canvas svg').first().waitFor();
    },
  },
  {
    name: `${edition}-rules`,
    async open(page) {
      await visit(page, `#/rules/${edition}`);
      await page.locator('main h3').first().waitFor();
    },
  },
  {
    name: `${edition}-rules-tables`,
    async open(page) {
      const id = `${RULE_PREFIX[edition]}-T2`;
      await visit(page, `#/rules/${edition}/${id}`);
      await page.locator(`#${id}`).waitFor();
    },
  },
  {
    name: `${edition}-glossary`,
    async open(page) {
      await visit(page, `#/glossary/${edition}`);
      await page.locator('main svg').first().waitFor();
    },
  },
  {
    name: `${edition}-components`,
    async open(page) {
      await visit(page, `#/components/${edition}`);
      await page.locator('main svg').first().waitFor();
    },
  },
];

export const otherScreens: readonly Screen[] = [
  {
    name: 'home',
    async open(page) {
      await visit(page, '#/');
      await putGame(page, gameAt('nz', 'middle'));
      await visit(page, '#/');
      await page.locator('.going').waitFor();
    },
  },
  {
    name: 'learn',
    async open(page) {
      await visit(page, '#/learn');
      await page.locator('[data-chapter=first-game] a').waitFor();
    },
  },
  {
    name: 'puzzles',
    async open(page) {
      await visit(page, '#/puzzles');
      await page.locator('.today a').waitFor();
    },
  },
  ...EDITIONS.flatMap((edition) => [
    { name: `puzzles-${edition}-open`, open: (page: Page) => openPuzzle(page, edition) },
    {
      name: `puzzles-${edition}-answer`,
      async open(page: Page) {
        await openPuzzle(page, edition);
        await page.locator('.solver .show').click();
        await page.locator('.solver .onward').click();
        // Back is possible: the first step lies on the table.
        await page.locator('.solver .onward + button:enabled').waitFor();
      },
    },
  ]),
  {
    name: 'home-games',
    async open(page) {
      await visit(page, '#/');
      await putGame(page, gameAt('nz', 'over'));
      await putGame(page, gameAt('second', 'middle'));
      await visit(page, '#/');
      await page.locator('[data-opens=games]').click();
      await page.locator('dialog li').nth(1).waitFor();
    },
  },
  {
    name: 'home-new',
    async open(page) {
      await visit(page, '#/');
      await page.locator('[data-opens=new]').click();
      await page.locator('form.new-game summary').click();
    },
  },
  ...EDITIONS.map((edition) => ({
    name: `home-solo-${edition}`,
    async open(page: Page) {
      await visit(page, '#/');
      await page.locator('[data-opens=new]').click();
      const form = page.locator('form.new-game');
      await form.locator(`label:has(input[value=${edition}])`).click();
      await form.locator('label:has(input[value=solo])').click();
      await form.locator('select').waitFor();
      await form.evaluate((element) => element.scrollIntoView());
    },
  })),
  {
    name: 'settings',
    async open(page) {
      await visit(page, '#/');
      await page.locator('header nav button').last().click();
    },
  },
  {
    name: 'menu',
    async open(page) {
      await openGame(page, gameAt('nz', 'early'));
      await press(page, 2);
    },
  },
  { name: 'curtain', open: (page) => openGame(page, sharedGame) },
  {
    name: 'refused',
    async open(page) {
      await visit(page, '#/');
      await putGame(page, { ...sharedGame, record: 'nonsense' });
      await visit(page, '#/game/shared');
      await page.locator('h1').waitFor();
    },
  },
];

/** The coach beside a game. It stays switched on: nothing comes after it. */
const coached: Screen = {
  name: 'coach',
  async open(page) {
    await openGame(page, gameAt('nz', 'middle'));
    await press(page, 2);
    await page.locator('dialog [data-setting=coach]').selectOption('on');
    await page.keyboard.press('Escape');
    await page.locator('.coach-at-table .words p').first().waitFor();
  },
};

export const SCREENS: readonly Screen[] = [...otherScreens, ...EDITIONS.flatMap(tableScreens), coached];
