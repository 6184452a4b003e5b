import { decision, writeMove, type CoreState, type Move } from '@drover/engine';
import { only, PreparedAuthority } from './authority.ts';
import type { Chapter, DoStep, Step, Task } from './chapter.ts';
import { isMeant, kindOf, LEARNER, movesMeant, spotNamed, spotsMeant } from './moves.ts';
import { isMissed, positionAfter } from './position.ts';
import { sittersOf } from './sitters.ts';

/**
 * What the coach answers: to a move with an answer of its own (its key), to another move, to a move that comes too early,
 * or to the answer of a question.
 */
export type Answer =
  | { readonly to: 'wrong'; readonly key: string }
  | { readonly to: 'other'; readonly ends: boolean }
  | { readonly to: 'early' }
  | { readonly to: 'option'; readonly key: string };

/** How far a step is: under way, done, or, of the task alone, missed. */
type Course = 'open' | 'done' | 'missed';

interface Facts {
  readonly chapter: Chapter;
  /** The step to begin with; as many as there are is the task. */
  readonly from: number;
  /** A step has been reached, or the task solved. */
  readonly reached: (at: number, solved: boolean) => void;
}

/** A chapter as somebody takes it: which step, how far it is, and what the coach has to say to the last choice. */
export class Lesson {
  readonly authority: PreparedAuthority;
  readonly keys: readonly string[];
  at = $state(0);
  course = $state<Course>('open');
  answer = $state.raw<Answer | null>(null);
  /** Places of the table that matter now, as the drawn table calls them. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  readonly #chapter: Chapter;
  readonly #reached: Facts['reached'];
  /** Moves of the step that have been made. */
  #made = 0;
  /** In which the task began. */
  #turn = 0;

  constructor({ chapter, from, reached }: Facts) {
    this.#chapter = chapter;
    this.#reached = reached;
    this.keys = Object.keys(chapter.steps);
    this.at = Math.min(from, this.keys.length);
    const start = this.#positionAt(this.at);
    this.authority = new PreparedAuthority(
      { begun: only(start), sitters: sittersOf(start), seat: LEARNER, together: false },
      (move) => this.#chosen(move),
    );
    this.#enter();
  }

  /** Null for the task. */
  get step(): Step | null {
    return this.#stepAt(this.at);
  }
  get key(): string {
    return this.keys[this.at] ?? 'task';
  }
  /** All steps, and the task. */
  get length(): number {
    return this.keys.length + 1;
  }
  get state(): CoreState {
    return this.authority.state;
  }

  /** The next step; after the task there is none. */
  next(): void {
    if (this.at >= this.keys.length) return;
    this.goTo(this.at + 1);
    this.#reached(this.at, false);
  }

  /** Puts the table as it is before this step. */
  goTo(at: number): void {
    const goesOn = at === this.at + 1 && this.course === 'done' && this.#stepAt(at)?.scene === undefined;
    this.at = at;
    if (!goesOn || this.step === null) this.authority.set(only(this.#positionAt(at)));
    this.#enter();
  }

  /** Answers the question of the coach. */
  option(key: string): void {
    const { step } = this;
    if (step?.ask === undefined) return;
    this.answer = { to: 'option', key };
    if (key === step.ask.right) this.course = 'done';
  }

  #stepAt(at: number): Step | null {
    const key = this.keys[at];
    return key === undefined ? null : this.#chapter.steps[key]!;
  }

  #enter(): void {
    this.#made = 0;
    this.#turn = this.state.turn;
    this.answer = null;
    // What is only to be read has been done with reading.
    this.course = this.step !== null && this.step.do === undefined && this.step.ask === undefined ? 'done' : 'open';
    this.authority.mayUndo = this.step === null;
    this.#light();
  }

  #light(): void {
    const { step, state } = this;
    const wanted = this.course === 'open' ? step?.do?.[this.#made] : undefined;
    this.lit = new Set([
      ...(step?.show ?? []).map((name) => spotNamed(state, name)),
      ...(wanted === undefined ? [] : spotsMeant(state, wanted)),
    ]);
  }

  /** The person has chosen a move. */
  #chosen(move: Move): void {
    const { step } = this;
    if (step === null) this.#try(move, this.#chapter.task);
    else if (this.course === 'open' && step.do !== undefined) this.#judge(move, step);
    else if (this.#continues(move)) {
      this.next();
      this.#chosen(move);
    } else this.answer = { to: 'early' };
  }

  /** Whoever does at once what comes next has understood. */
  #continues(move: Move): boolean {
    const next = this.#stepAt(this.at + 1);
    const wanted = next?.scene === undefined ? next?.do?.[0] : undefined;
    return this.course === 'done' && wanted !== undefined && isMeant(wanted, writeMove(this.state, move));
  }

  #judge(move: Move, step: DoStep): void {
    const written = writeMove(this.state, move);
    if (!isMeant(step.do[this.#made]!, written)) {
      const key = kindOf(step.wrong ?? {}, written);
      this.answer = key === null ? { to: 'other', ends: move.do === 'end' } : { to: 'wrong', key };
      return;
    }
    this.answer = null;
    this.authority.make(LEARNER, move);
    this.#made++;
    if (this.#made === step.do.length) {
      this.course = 'done';
      for (const text of step.then ?? []) this.#makeMeant(text);
    }
    this.#light();
  }

  #makeMeant(text: string): void {
    const { state } = this;
    const { seat } = decision(state)!;
    this.authority.make(seat, movesMeant(state, seat, text)[0]!);
  }

  #try(move: Move, task: Task): void {
    if (this.course !== 'open') {
      this.answer = { to: 'early' };
      return;
    }
    this.authority.make(LEARNER, move);
    const state = this.state as never;
    if (task.goal(state)) {
      this.course = 'done';
      this.#reached(this.at, true);
    } else if (isMissed(task, this.#turn, this.state)) this.course = 'missed';
  }

  /** From the last table that was set, with everything done that lies between. */
  #positionAt(at: number): CoreState {
    if (at >= this.keys.length) return this.#chapter.task.scene().s;
    const from = this.keys.findLastIndex((key, i) => i <= at && this.#chapter.steps[key]!.scene !== undefined);
    return positionAfter(
      this.keys.slice(from, at).map((key) => this.#chapter.steps[key]!),
      this.#stepAt(from)!,
    );
  }
}
