import { FULL, SPECTATOR, type CoreState, type Effect, type Move } from '@drover/engine';
import { tellerOf, type Line, type Teller, type Thing } from '@drover/words';
import type { Sitter } from '../authority/authority.ts';
import { courseOf, framesOf, type Step } from '../authority/steps.ts';
import { words } from '../lib/language.svelte.ts';
import type { Explained } from '../table/model.svelte.ts';
import type { Stage } from '../table/stage.ts';

const NOTHING: ReadonlyMap<string, readonly Move[]> = new Map();
const NOWHERE: ReadonlySet<string> = new Set();

/** A game that is looked at: any position, as any seat saw it, or open once it is over. */
export class ReplayModel implements Stage {
  readonly record: string;
  readonly sitters: readonly Sitter[];
  readonly #steps: readonly Step[];
  readonly over: boolean;
  at = $state(0);
  viewer = $state<number>(SPECTATOR);
  explained = $state.raw<Explained | null>(null);
  readonly open = NOTHING;
  readonly lit = NOWHERE;

  /** Throws `Unusable` or `BadMove` when the record cannot be played. */
  constructor(record: string, sitters: readonly Sitter[]) {
    this.record = record;
    this.sitters = sitters;
    this.#steps = courseOf(record).steps;
    this.over = this.#steps.at(-1)!.state.over;
    this.viewer = this.over
      ? FULL
      : Math.max(
          0,
          sitters.findIndex(({ kind }) => kind === 'person'),
        );
    this.at = this.over ? this.#steps.length - 1 : 0;
  }

  readonly frames = $derived.by(() => framesOf(this.#steps, this.viewer, 0));
  readonly last = $derived(this.frames.length - 1);
  readonly frame = $derived(this.frames[this.at]!);
  readonly teller: Teller = $derived.by(() =>
    tellerOf(
      words(),
      this.frames[0]!.view,
      this.sitters.map(({ name }) => name),
    ),
  );
  readonly lines: readonly Line[] = $derived(
    this.teller.story((this.frames[this.at - 1] ?? this.frame).view, this.frame.events),
  );
  get view(): CoreState {
    return this.frame.view;
  }

  go(at: number): void {
    this.at = Math.min(this.last, Math.max(0, at));
  }

  /** To the beginning of the next turn, or of this or the last one. */
  goTurn(direction: 1 | -1): void {
    const turn = this.view.turn;
    if (direction === 1) {
      const next = this.frames.findIndex(({ view }, i) => i > this.at && view.turn > turn);
      this.go(next < 0 ? this.last : next);
      return;
    }
    const start = this.frames.findIndex(({ view }) => view.turn === turn);
    const goal = start < this.at ? turn : turn - 1;
    this.go(
      Math.max(
        0,
        this.frames.findIndex(({ view }) => view.turn === goal),
      ),
    );
  }

  pick(): void {}
  point(): void {}
  explain(thing: Thing, beside: Element): void {
    this.explained = { ...this.teller.explain(this.view, thing), refusal: null, beside };
  }
  name = (thing: Thing): string => this.teller.name(this.view, thing);
  effectText = (effect: Effect): string => this.teller.effect(effect);
}
