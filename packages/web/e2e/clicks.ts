// npm run clicks: plays the recorded games through the page in Chromium with the fewest clicks a person needs, and says
// how many a turn takes. --json prints figures alone, --only nz-2/two plays the games whose names begin like this,
// --count only counts.
import {
  decision,
  EDITIONS,
  newGame,
  parseRecord,
  recordOf,
  replay,
  writeRecord,
  type CoreState,
  type EditionId,
  type GameRecord,
  type Played,
} from '@drover/engine';
import { loadWords, tellerOf } from '@drover/words';
import { chromium as playwright, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, CHROMIUM_FLAGS } from '../../../scripts/chromium.ts';
import { carryOut } from './clicking.ts';
import { answerOf, kindOf, KINDS, type Click, type Kind } from './counting.ts';
import { automa, person, putGame } from './shelf.ts';
import { openSite } from './site.ts';

const { values: wish } = parseArgs({
  options: { json: { type: 'boolean' }, count: { type: 'boolean' }, only: { type: 'string' } },
});
const FIXTURES = join(import.meta.dirname, '../../engine/fixtures');
const english = await loadWords('en');

interface Recorded extends Played {
  readonly before: CoreState;
}

/** The recorded games of the newest rules. */
function recordsOf(edition: EditionId): { name: string; record: GameRecord }[] {
  const rules = readdirSync(join(FIXTURES, edition)).sort().at(-1)!;
  const folder = join(FIXTURES, edition, rules);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt') && `${rules}/${file}`.startsWith(wish.only ?? ''))
    .map((file) => ({ name: `${rules}/${file}`, record: parseRecord(readFileSync(join(folder, file), 'utf8')) }));
}

function courseOf(record: GameRecord): readonly Recorded[] {
  const course: Recorded[] = [];
  let before = newGame(record.setup, record.rules);
  replay(record, {
    onMove(state, played) {
      course.push({ ...played, before });
      before = state;
    },
  });
  return course;
}

/** A table in the browser at which a recorded game is played; where it strays from the record it is laid out anew. */
class Table {
  readonly #page: Page;
  readonly #record: GameRecord;
  readonly #course: readonly Recorded[];
  #at = -1;

  constructor(page: Page, record: GameRecord, course: readonly Recorded[]) {
    this.#page = page;
    this.#record = record;
    this.#course = course;
  }

  async make(version: number, clicks: readonly Click[], moves: number, strays: boolean): Promise<void> {
    const { seat, before } = this.#course[version]!;
    // One device shows the table of whoever is asked: what somebody else does meanwhile is put there.
    if (decision(before)?.seat !== seat || (strays && moves === 1)) {
      this.#at = -1;
      return;
    }
    if (this.#at !== version) {
      // A table that is opened waits, even where there is one answer.
      if (clicks.length === 0) return;
      await this.#layOut(version);
    }
    await this.#sitDown(version);
    for (const click of clicks) await carryOut(this.#page, click);
    await this.#sitDown(version + moves);
    this.#at = strays ? -1 : version + moves;
  }

  async #layOut(version: number): Promise<void> {
    const { setup } = this.#record;
    const played = this.#course.slice(0, version).map(({ seat, move }) => ({ seat, move }));
    const { before } = this.#course[version]!;
    const sitters = (before as never as { players: { automa: boolean }[] }).players.map((player) =>
      player.automa ? automa : person(''),
    );
    const { turn, over, edition } = before;
    const record = writeRecord(recordOf(setup, played, before));
    await this.#page.goto('#/');
    await putGame(this.#page, {
      ...{ format: 1, id: 'clicks', edition, sitters, record, version, turn, over, begun: 0, touched: 0 },
    });
    await this.#page.goto('#/game/clicks');
  }

  /** The table has come so far, and whoever is asked has it before them. */
  async #sitDown(version: number): Promise<void> {
    await this.#page
      .waitForFunction((least) => {
        document.querySelector<HTMLElement>('.curtain button')?.click();
        document.querySelector<HTMLElement>('dialog[open] button')?.click();
        const table = document.querySelector<HTMLElement>('div.table');
        return (
          table !== null &&
          Number(table.dataset['version']) >= least &&
          (table.dataset['asked'] === 'true' || document.querySelector('aside .outcome') !== null)
        );
      }, version)
      .catch((cause: unknown) => {
        const { move, before } = this.#course[version - 1] ?? this.#course[0]!;
        throw new Error(`The table stays behind ${version}, ${decision(before)?.ask} ${JSON.stringify(move)}`, {
          cause,
        });
      });
  }
}

interface Count {
  clicks: number;
  turns: number;
}
interface Figures extends Count {
  readonly kinds: Record<Kind, Count>;
}
const noFigures = (): Figures => ({
  clicks: 0,
  turns: 0,
  kinds: Object.fromEntries(KINDS.map((kind) => [kind, { clicks: 0, turns: 0 }])) as Figures['kinds'],
});
const addCount = (to: Count, { clicks, turns }: Count): void => {
  to.clicks += clicks;
  to.turns += turns;
};
function add(to: Figures, figures: Figures): void {
  addCount(to, figures);
  for (const kind of KINDS) addCount(to.kinds[kind], figures.kinds[kind]);
}
const perTurn = ({ clicks, turns }: Count): number => clicks / turns;

async function playGame(name: string, record: GameRecord, figures: Figures, page: Page | null): Promise<void> {
  const course = courseOf(record);
  const teller = tellerOf(english, course[0]!.before, []);
  const table = page === null ? null : new Table(page, record, course);
  let clicksOfTurn = 0;
  let begin = 0;
  for (let at = 0; at < course.length;) {
    const { seat, before } = course[at]!;
    const coming: Played['move'][] = [];
    for (let next = at; course[next]?.seat === seat; next++) coming.push(course[next]!.move);
    const { moves, clicks, strays } = answerOf(before, seat, coming, teller);
    await table?.make(at, clicks, moves, strays);
    clicksOfTurn += clicks.length;
    at += moves;
    const { turn, active } = before;
    if (course[at]?.before.turn === turn) continue;
    const own = course.slice(begin, at).filter((played) => played.seat === active);
    figures.clicks += clicksOfTurn;
    if (own.length > 0) {
      const kind =
        figures.kinds[
          kindOf(
            course[begin]!.before,
            active,
            own.map(({ move }) => move),
          )
        ];
      kind.clicks += clicksOfTurn;
      kind.turns += 1;
      figures.turns += 1;
      if (table !== null && figures.turns % 10 === 0)
        process.stderr.write(`${name}: ${figures.turns} turns, move ${at} of ${course.length} …\n`);
    }
    clicksOfTurn = 0;
    begin = at;
  }
}

const round = (value: number): number => Math.round(value * 100) / 100;
const say = (text: string): void => void (wish.json ? process.stderr : process.stdout).write(`${text}\n`);

/** Two at a time, where there is a page. */
const PAGES = 2;
const games = EDITIONS.flatMap(recordsOf);
if (games.length === 0) throw new Error(`No recorded game begins with "${wish.only}".`);
const figures = Object.fromEntries(EDITIONS.map((edition) => [edition, noFigures()])) as Record<EditionId, Figures>;

/** Takes one game after the other, as long as there are any. */
async function playAll(page: Page | null): Promise<void> {
  for (let game = games.shift(); game !== undefined; game = games.shift()) {
    const { name, record } = game;
    const own = noFigures();
    await playGame(name, record, own, page);
    say(`${name}: ${own.turns} turns, ${perTurn(own).toFixed(2)} clicks a turn`);
    add(figures[record.setup.edition], own);
  }
}

if (wish.count) await playAll(null);
else {
  const site = await openSite();
  const browser = await playwright.launch({ executablePath: chromium(), args: [...CHROMIUM_FLAGS] });
  try {
    await Promise.all(
      Array.from({ length: PAGES }, async () => {
        const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
        await context.addInitScript(
          (set) => localStorage.setItem('drover-settings', set),
          JSON.stringify({ language: 'en', theme: 'light', motion: false, film: 'off', muted: true }),
        );
        await playAll(await context.newPage());
      }),
    );
  } finally {
    await browser.close();
    await site.close();
  }
}

const result: Partial<Record<EditionId, object>> = {};
for (const edition of EDITIONS) {
  const all = figures[edition];
  if (all.turns === 0) continue;
  const kinds = KINDS.filter((kind) => all.kinds[kind].turns > 0).map(
    (kind) => [kind, round(perTurn(all.kinds[kind]))] as const,
  );
  result[edition] = { perTurn: round(perTurn(all)), byKind: Object.fromEntries(kinds) };
  say(`${edition}: ${perTurn(all).toFixed(2)} clicks a turn`);
  for (const [kind, clicks] of kinds) say(`  ${kind.padEnd(10)} ${clicks.toFixed(2)}`);
}
if (wish.json) console.log(JSON.stringify(result));
