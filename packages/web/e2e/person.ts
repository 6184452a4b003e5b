import { generator } from '@drover/engine';
import { expect, type Page } from '@playwright/test';
import { NUMBERED } from '../src/table/keys.ts';
import { look, type Look, type Target } from './look.ts';

/** How a person answers: pointing at the table, or with the keyboard through the panel. */
export type Door = 'board' | 'panel';

/** A click can go astray when the machine holds its breath: the finger then rests on a spot, which explains it. */
const TRIES = 3;

/** A scripted person: plays at random, and the same way for the same seed. */
export class Person {
  readonly #page: Page;
  readonly #door: Door;
  readonly #below: (n: number) => number;
  /** What could be clicked at each version, before anything was. */
  readonly seen = new Map<number, readonly string[]>();

  constructor(page: Page, door: Door, seed: string) {
    this.#page = page;
    this.#door = door;
    this.#below = generator(seed, 'person');
  }

  /** Until the game is over, the device has to be passed on, or so many moves have been made. */
  async play(moves = Infinity): Promise<Look> {
    let now = await look(this.#page);
    const until = now.version + moves;
    for (let tries = 0; !now.over && !now.curtain && now.version < until;) {
      this.#note(now);
      if (this.#door === 'board') await this.#point(now);
      else await this.#type(now);
      const next = await look(this.#page, now.mark);
      tries = next.mark === now.mark ? tries + 1 : 0;
      if (tries === TRIES) throw new Error(`The table does not answer: ${now.mark}`);
      now = next;
    }
    return now;
  }

  #note(now: Look): void {
    if (this.#door === 'panel') expect(now.lost, `the focus is lost at ${now.mark}`).toBe(false);
    else if (!this.seen.has(now.version) && now.chips === 0)
      this.seen.set(now.version, [...new Set(now.spots.map(({ name }) => name))].sort());
  }

  async #point({ confirming, spots, chips }: Look): Promise<void> {
    if (confirming) return this.#page.locator('.panel .confirm .primary').click();
    const which = this.#below(spots.length + chips);
    if (which < chips) return this.#page.locator('.chips .choice').nth(which).click();
    await this.#click(spots[which - chips]!);
  }

  /** The pointer does not stay: a card under it lies over its neighbours. */
  async #click({ x, y }: Target): Promise<void> {
    await this.#page.mouse.click(x, y);
    await this.#page.mouse.move(1, 1);
  }

  /** The focus is on the question, or on the button that confirms: a choice has a key of its own, or lies some tabs away. */
  async #type({ confirming, choices, ends }: Look): Promise<void> {
    const { keyboard } = this.#page;
    if (confirming) return keyboard.press('Enter');
    const which = this.#below(choices);
    const key = ends && which === choices - 1 ? 'Enter' : which < NUMBERED ? String(which + 1) : null;
    if (key !== null && this.#below(2) === 0) return keyboard.press(key);
    for (let tabs = which; tabs >= 0; tabs--) await keyboard.press('Tab');
    await expect(this.#page.locator('.panel [data-move]:focus')).toBeVisible();
    await keyboard.press('Enter');
  }
}
