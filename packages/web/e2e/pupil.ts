import { answers, apply, decision, legalMoves, view, writeMove, type CoreState, type Move } from '@drover/engine';
import { loadWords, tellerOf } from '@drover/words';
import type { Locator, Page } from '@playwright/test';
import { LABELS } from '../src/labels/all.ts';
import type { Chapter, Step } from '../src/learn/chapter.ts';
import { isMeant, LEARNER, movesMeant } from '../src/learn/moves.ts';
import { playMeant } from '../src/learn/position.ts';
import { plainOffers } from '../src/table/folding.ts';
import { choicesOf } from '../src/table/saying.ts';
import { spotsOf } from '../src/table/spots.ts';
import { LOCATORS } from './clicking.ts';
import { clicksOn, type Click } from './counting.ts';
import { choose, press, type Hand } from './hands.ts';
import { expect } from './test.ts';

const english = await loadWords('en');

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
    await this.#press(this.#page.locator('.coach .onward'));
    await this.#at('task', 'open');
    this.#state = task.scene().s;
    for (const text of task.solution) await this.#choose(this.#meant(text));
    await this.#at('task', 'done');
  }

  async step(key: string, step: Step): Promise<void> {
    if (step.scene !== undefined) this.#state = step.scene().s;
    await expect(this.#coach).toHaveAttribute('data-step', key);
    if (step.ask !== undefined) {
      await this.#press(this.#page.locator(`.coach [data-option=${step.ask.wrong[0]}]`));
      await this.#isAnswered();
      await this.#press(this.#page.locator(`.coach [data-option=${step.ask.right}]`));
    }
    for (const wanted of step.do ?? []) {
      await this.#chooseWrong(wanted);
      await this.#choose(this.#meant(wanted));
    }
    if (step.do !== undefined) for (const text of step.then ?? []) this.#state = playMeant(this.#state, text);
    await this.#at(key, 'done');
    await this.#press(this.#page.locator('.coach .onward'));
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
    await this.#make(other);
    await this.#isAnswered();
  }

  async #choose(move: Move): Promise<void> {
    const version = await this.#version();
    await this.#make(move);
    if ((await this.#version()) === version && (await this.#page.locator(LOCATORS.confirm).isVisible()))
      await this.#press(this.#page.locator(LOCATORS.confirm));
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

  /** Where the panel has this move. */
  #clicksOf(move: Move): readonly Click[] {
    const seen = view(this.#state, LEARNER);
    const { headings } = LABELS.en.table;
    const choices = choicesOf(seen, LEARNER, plainOffers(seen, LEARNER), tellerOf(english, seen, []), headings);
    const written = writeMove(this.#state, move);
    return clicksOn(
      choices.find(({ moves }) => writeMove(this.#state, moves[0]!) === written)!,
      choices,
    );
  }

  async #make(move: Move): Promise<void> {
    const spot = this.#hand === 'mouse' ? this.#onlySpotOf(move) : null;
    if (spot !== null) return this.#page.locator(`.board [data-spot="${spot}"]`).first().click();
    await choose(this.#page, this.#hand, this.#clicksOf(move));
  }

  #press = (button: Locator): Promise<void> => press(this.#page, this.#hand, button);
}
