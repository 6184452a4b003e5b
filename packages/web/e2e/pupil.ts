import { answers, apply, decision, legalMoves, writeMove, type CoreState, type Move } from '@drover/engine';
import type { Locator, Page } from '@playwright/test';
import type { Chapter, Step } from '../src/learn/chapter.ts';
import { isMeant, LEARNER, movesMeant } from '../src/learn/moves.ts';
import { playMeant } from '../src/learn/position.ts';
import { spotsOf } from '../src/table/spots.ts';
import { tabTo } from './home.ts';
import { expect } from './test.ts';

/** How a pupil chooses: on the table, with the keyboard, or with a finger on a phone. */
export type Hand = 'mouse' | 'keyboard' | 'finger';

/** Takes a chapter as its data say, on the page and on the engine side by side; the first choice there is is wrong. */
export class Pupil {
  readonly #page: Page;
  readonly #hand: Hand;
  readonly #coach: Locator;
  #state!: CoreState;
  /** Answers to wrong choices that were seen. */
  answered = 0;

  constructor(page: Page, hand: Hand) {
    this.#page = page;
    this.#hand = hand;
    this.#coach = page.locator('.coach');
  }

  async take({ steps, task }: Chapter): Promise<void> {
    for (const [key, step] of Object.entries(steps)) await this.step(key, step);
    await this.#at('task', 'open');
    this.#state = task.scene().s;
    for (const text of task.miss) await this.#choose(this.#meant(text));
    await this.#at('task', 'missed');
    await this.#press('.coach .onward');
    await this.#at('task', 'open');
    this.#state = task.scene().s;
    for (const text of task.solution) await this.#choose(this.#meant(text));
    await this.#at('task', 'done');
  }

  async step(key: string, step: Step): Promise<void> {
    if (step.scene !== undefined) this.#state = step.scene().s;
    await expect(this.#coach).toHaveAttribute('data-step', key);
    if (step.ask !== undefined) {
      await this.#press(`.coach [data-option=${step.ask.wrong[0]}]`);
      await this.#isAnswered();
      await this.#press(`.coach [data-option=${step.ask.right}]`);
    }
    for (const wanted of step.do ?? []) {
      await this.#chooseWrong(wanted);
      await this.#choose(this.#meant(wanted));
    }
    if (step.do !== undefined) for (const text of step.then ?? []) this.#state = playMeant(this.#state, text);
    await this.#at(key, 'done');
    await this.#press('.coach .onward');
  }

  #at = async (step: string, course: string): Promise<void> => {
    await expect(this.#coach).toHaveAttribute('data-step', step);
    await expect(this.#coach).toHaveAttribute('data-course', course);
  };

  #meant = (text: string): Move => movesMeant(this.#state, LEARNER, text)[0]!;

  async #isAnswered(): Promise<void> {
    await expect(this.#coach.locator('.answer.wrong')).toBeVisible();
    this.answered++;
  }

  /** Where there is something else that can be chosen without further questions, it is chosen first. */
  async #chooseWrong(wanted: string): Promise<void> {
    const others = legalMoves(this.#state, LEARNER).filter(
      (move) => !isMeant(wanted, writeMove(this.#state, move)) && !this.#isAnyTime(move),
    );
    const other = others.find(({ do: verb }) => verb !== 'end') ?? others[0];
    if (other === undefined || this.answered > 0) return;
    await this.#press(this.#buttonOf(other), true);
    await this.#isAnswered();
  }

  async #choose(move: Move): Promise<void> {
    const version = await this.#version();
    const spot = this.#hand === 'mouse' ? this.#onlySpotOf(move) : null;
    if (spot !== null) await this.#page.locator(`.board [data-spot="${spot}"]`).first().click();
    else await this.#press(this.#buttonOf(move), true);
    if ((await this.#version()) === version && (await this.#page.locator('.panel .confirm').isVisible()))
      await this.#press('.panel .confirm .primary');
    const { seat } = decision(this.#state)!;
    this.#state = apply(this.#state, seat, move).state;
    await expect.poll(() => this.#version()).not.toBe(version);
  }

  #version = (): Promise<string | null> => this.#page.locator('.table[data-version]').getAttribute('data-version');

  #isAnyTime = (move: Move): boolean => answers.isInterrupt(this.#state.edition, move);

  /** A place on the board that stands for this move alone. */
  #onlySpotOf(move: Move): string | null {
    const [spot, ...more] = spotsOf(this.#state, LEARNER, move);
    if (spot === undefined || more.length > 0 || !/^(space|post|sea|bonus|job):/.test(spot)) return null;
    const alike = legalMoves(this.#state, LEARNER).filter((other) =>
      spotsOf(this.#state, LEARNER, other).includes(spot),
    );
    return alike.length === 1 ? spot : null;
  }

  /** The panel lists the moves as the engine does. */
  #buttonOf(move: Move): string {
    if (move.do === 'end') return '.panel .acts [data-move=end]';
    const anyTime = this.#isAnyTime(move);
    const written = writeMove(this.#state, move);
    const listed = legalMoves(this.#state, LEARNER).filter(
      (other) => other.do !== 'end' && this.#isAnyTime(other) === anyTime,
    );
    const at = listed.findIndex((other) => writeMove(this.#state, other) === written) + 1;
    return anyTime ? `.panel details li:nth-child(${at}) .choice` : `.panel .choices li:nth-child(${at}) .choice`;
  }

  async #press(selector: string, inPanel = false): Promise<void> {
    const details = this.#page.locator('.panel details');
    if (inPanel && selector.includes('details') && !(await details.evaluate((box) => (box as HTMLDetailsElement).open)))
      await details.locator('summary').click();
    if (this.#hand !== 'keyboard') return this.#page.locator(selector).click();
    await this.#page.locator(selector).waitFor();
    await tabTo(this.#page, selector);
    await this.#page.keyboard.press('Enter');
  }
}
