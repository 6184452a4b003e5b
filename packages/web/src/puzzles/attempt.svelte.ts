import {
  isSolved,
  judgeKnown,
  playTurn,
  readTurn,
  verdictOf,
  type Judged,
  type Puzzle,
  type Verdict,
} from '@drover/bots/puzzles';
import { apply, view, type CoreState, type Move } from '@drover/engine';
import { courseOf, type Step } from '../authority/steps.ts';
import { ThinkingWorker } from '../authority/thinker.ts';
import { PreparedAuthority } from '../learn/authority.ts';
import { spotsOf } from '../table/spots.ts';
import type { Outcome } from './kept.ts';

/** How far it is: the turn is being played, compared with the best one, judged; or the answer is shown. */
type Course = 'open' | 'judging' | 'judged' | 'answer';

interface Facts {
  readonly puzzle: Puzzle;
  /** A turn was judged, or the answer asked for. */
  readonly ended: (how: Outcome) => void;
}

/** A puzzle as somebody tries it, on a table of its own. The move that would end the turn is judged, not made. */
export class Attempt {
  readonly authority: PreparedAuthority;
  readonly puzzle: Puzzle;
  readonly position: CoreState;
  /** The best turn. */
  readonly best: readonly Move[];
  course = $state<Course>('open');
  verdict = $state.raw<Verdict | null>(null);
  /** Something came to light in the turn that was judged: it counts up to there. */
  lucky = $state(false);
  trouble = $state<string | null>(null);
  /** Moves of the answer that lie on the table. */
  shown = $state(0);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  readonly #begun: readonly Step[];
  readonly #ended: Facts['ended'];
  readonly #worker = new ThinkingWorker();
  /** Those that were taken back may still stand at its end. */
  #made: readonly Move[] = [];

  constructor({ puzzle, ended }: Facts) {
    const { rules, setup, moves, seat } = puzzle;
    this.puzzle = puzzle;
    this.#ended = ended;
    this.#begun = courseOf(JSON.stringify({ drover: 1, rules, setup, moves })).steps;
    this.position = this.#begun.at(-1)!.state;
    this.best = readTurn(this.position, puzzle.best);
    const sitters = Array.from({ length: setup.players }, (_, i) =>
      i === seat ? ({ kind: 'person', name: '' } as const) : ({ kind: 'bot', name: '', level: 'sharp' } as const),
    );
    this.authority = new PreparedAuthority({ begun: this.#begun, sitters, seat, together: true }, (move) =>
      this.#chosen(move),
    );
    this.authority.mayUndo = true;
  }

  /** From the start of the turn. */
  again(): void {
    this.verdict = null;
    this.lucky = false;
    this.shown = 0;
    this.lit = new Set();
    this.course = 'open';
    this.authority.mayUndo = true;
    this.authority.set(this.#begun);
  }

  /** The answer, from the start of the turn. */
  answer(): void {
    if (this.verdict === null || !isSolved(this.verdict)) this.#ended('shown');
    this.course = 'answer';
    this.showMoves(0);
  }

  /** The first so many moves of the answer lie on the table; where the next one is made is lit. */
  showMoves(count: number): void {
    const { seat } = this.puzzle;
    const steps = [...this.#begun];
    for (const move of this.best.slice(0, count)) steps.push({ by: seat, ...apply(steps.at(-1)!.state, seat, move) });
    this.shown = count;
    const next = this.best[count];
    this.lit = new Set(next === undefined ? [] : spotsOf(steps.at(-1)!.state, seat, next));
    this.authority.mayUndo = false;
    this.authority.set(steps);
  }

  close(): void {
    this.#worker.stop();
  }

  #chosen(move: Move): void {
    if (this.course !== 'open') return;
    const { seat } = this.puzzle;
    this.#made = [...this.#made.slice(0, this.authority.length - this.#begun.length), move];
    const { state, left } = playTurn(this.authority.state, seat, [move]);
    if (left === null && state.turn === this.position.turn) this.authority.make(seat, move);
    else void this.#judge(this.#made);
  }

  async #judge(turn: readonly Move[]): Promise<void> {
    const { seat } = this.puzzle;
    const { left, moves } = playTurn(this.position, seat, turn);
    this.lucky = left === null;
    this.authority.mayUndo = false;
    this.course = 'judging';
    try {
      const known = judgeKnown(this.puzzle, this.position, turn);
      this.verdict = known ?? verdictOf(await this.#compare(moves));
      this.course = 'judged';
      this.#ended(isSolved(this.verdict) ? 'solved' : 'wrong');
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      this.again();
    }
  }

  async #compare(played: readonly Move[]): Promise<Judged> {
    const { seat } = this.puzzle;
    const asked = { ask: 'turn', view: view(this.position, seat), seat, best: this.best, played } as const;
    return ((await this.#worker.ask(asked, () => {})) as { judged: Judged }).judged;
  }
}
