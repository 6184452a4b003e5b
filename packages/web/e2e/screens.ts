import type { Page } from '@playwright/test';
import type { StoredGame } from '../src/authority/shelf.ts';
import { look } from './look.ts';
import { automa, bot, person, preparedGame, putGame, type Prepared } from './shelf.ts';

/** Every screen of the page, and how to get there. */
export interface Screen {
  readonly name: string;
  open(page: Page): Promise<void>;
}

export const EDITIONS = ['nz', 'second'] as const;
export type EditionId = (typeof EDITIONS)[number];
const EXTRA = { nz: { sarah: { difficulty: 'medium' } }, second: { sam: { difficulty: 'medium' } } };

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

const soloGame = (edition: EditionId) =>
  preparedGame({
    id: `${edition}-solo`,
    setup: { edition, players: 2, seed: `solo ${edition}`, options: EXTRA[edition] },
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

async function openGame(page: Page, game: { readonly id: string }): Promise<void> {
  await visit(page, '#/');
  await putGame(page, game);
  await visit(page, `#/game/${game.id}`);
  await look(page);
}

const press = (page: Page, which: number): Promise<void> => page.locator('.table header nav button').nth(which).click();

/** The table and what opens over it. */
export const tableScreens = (edition: EditionId): readonly Screen[] => [
  ...(['early', 'middle', 'late'] as const).map((stage) => ({
    name: `${edition}-${stage}`,
    open: (page: Page) => openGame(page, gameAt(edition, stage)),
  })),
  {
    name: `${edition}-over`,
    open: (page) => openGame(page, gameAt(edition, 'over')),
  },
  {
    name: `${edition}-score`,
    async open(page) {
      await openGame(page, gameAt(edition, 'over'));
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
      await page.locator('form').waitFor();
      await page.locator('form summary').click();
    },
  },
  ...EDITIONS.map((edition) => ({
    name: `home-solo-${edition}`,
    async open(page: Page) {
      await visit(page, '#/');
      const form = page.locator('form');
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
      await page.locator('header nav button').click();
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

export const SCREENS: readonly Screen[] = [...otherScreens, ...EDITIONS.flatMap(tableScreens)];
