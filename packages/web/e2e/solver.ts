import { readFileSync } from 'node:fs';
import {
  judgeKnown,
  positionOf,
  PUZZLE_FILES,
  readTurn,
  type Grade,
  type Puzzle,
  type PuzzleFile,
} from '@drover/bots/puzzles';
import { apply, legalMoves, writeMove, type EditionId, type Move } from '@drover/engine';
import { loadWords, tellerOf } from '@drover/words';
import type { Page } from '@playwright/test';
import { LOCATORS } from './clicking.ts';
import { answerOf, type Click } from './counting.ts';
import { choose, press, type Hand } from './hands.ts';
import { expect } from './test.ts';

const english = await loadWords('en');

export const puzzlesOf = (edition: EditionId): readonly Puzzle[] =>
  (JSON.parse(readFileSync(PUZZLE_FILES[edition], 'utf8')) as PuzzleFile).puzzles;

/** One choice of a turn: the clicks that make it, and how many moves it is. */
interface Chosen {
  readonly clicks: readonly Click[];
  readonly moves: number;
}

/** How a person plays a turn; null where the page would make these moves in another order. */
export function wayThrough(puzzle: Puzzle, turn: readonly string[]): Chosen[] | null {
  const way: Chosen[] = [];
  let state = positionOf(puzzle);
  const { seat } = puzzle;
  const teller = tellerOf(english, state, []);
  let coming: readonly Move[] = readTurn(state, turn);
  while (coming.length > 0) {
    const { clicks, moves, strays } = answerOf(state, seat, coming, teller);
    if (strays) return null;
    way.push({ clicks, moves });
    for (const move of coming.slice(0, moves)) ({ state } = apply(state, seat, move));
    coming = coming.slice(moves);
  }
  return way;
}

/** The first puzzle of a grade with a turn that is worse and can be played to its end. */
export function puzzleWithTrap(edition: EditionId, grade: Grade): { puzzle: Puzzle; trap: readonly string[] } {
  for (const puzzle of puzzlesOf(edition).filter((one) => one.grade === grade)) {
    const trap = puzzle.others.find(
      ({ moves, loss }) => loss.points >= 3 && moves.at(-1) === 'end' && wayThrough(puzzle, moves) !== null,
    );
    if (trap !== undefined && wayThrough(puzzle, puzzle.best) !== null) return { puzzle, trap: trap.moves };
  }
  throw new Error(`No puzzle of grade ${grade} in ${edition} has a turn to fall for.`);
}

/** A walk and nothing more, which nobody thought of when the puzzle was made; null where there is none. */
export function idleTurn(puzzle: Puzzle): readonly string[] | null {
  const state = positionOf(puzzle);
  const { seat } = puzzle;
  for (const move of legalMoves(state, seat).filter(({ do: verb }) => verb === 'move')) {
    const after = apply(state, seat, move).state;
    if (!legalMoves(after, seat).some(({ do: verb }) => verb === 'end')) continue;
    const turn = [writeMove(state, move), 'end'];
    if (judgeKnown(puzzle, state, readTurn(state, turn)) === null && wayThrough(puzzle, turn) !== null) return turn;
  }
  return null;
}

/** Plays whole turns of a puzzle on the page. */
export class Solver {
  readonly #page: Page;
  readonly #hand: Hand;
  readonly #puzzle: Puzzle;

  constructor(page: Page, hand: Hand, puzzle: Puzzle) {
    this.#page = page;
    this.#hand = hand;
    this.#puzzle = puzzle;
  }

  async play(turn: readonly string[]): Promise<void> {
    let version = this.#puzzle.moves.length;
    for (const { clicks, moves } of wayThrough(this.#puzzle, turn)!) {
      const table = this.#page.locator(`.table[data-version="${version}"][data-asked=true]`);
      // What has one answer answers itself, but not at a table that was just opened.
      if (clicks.length > 0) {
        await table.waitFor();
        await choose(this.#page, this.#hand, clicks);
        // Whoever taps twice has confirmed it.
        if (this.#hand !== 'finger' && clicks.some(({ on }) => on === 'confirm')) await this.press(LOCATORS.confirm);
      }
      version += moves;
    }
  }

  press = (selector: string): Promise<void> => press(this.#page, this.#hand, this.#page.locator(selector).first());

  async isJudged(verdict: string): Promise<void> {
    await expect(this.#page.locator('.solver')).toHaveAttribute('data-course', 'judged');
    await expect(this.#page.locator('.solver')).toHaveAttribute('data-verdict', verdict);
  }
}
