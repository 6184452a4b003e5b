import { FULL, SPECTATOR, type CoreState, type Effect, type Move } from '@drover/engine';
import { explain, tellerOf, type Line, type Teller, type Thing } from '@drover/words';
import type { Sitter } from '../authority/authority.ts';
import { sitterName } from '../authority/sitters.ts';
import { courseOf, framesOf, type Step } from '../authority/steps.ts';
import { words } from '../lib/language.svelte.ts';
import type { Explained } from '../table/explaining.svelte.ts';
import { placesOf } from '../table/told-spots.ts';
import { walkOf } from '../table/walk.ts';
import type { Stage } from '../stage/stage.ts';

const NOTHING: ReadonlyMap<string, readonly Move[]> = new Map();
/** How long a move stays on the screen while the replay plays by itself, in milliseconds. */
const STEP = 900;

/** A turn of the game: where it begins and ends in the frames, and whose it was. */
export interface TurnPlayed {
  readonly turn: number;
  readonly seat: number | null;
  readonly from: number;
  readonly to: number;
}

/** A game that is looked at: any position, as any seat saw it, or open once it is over. */
export class ReplayModel implements Stage {
  readonly record: string;
  readonly sitters: readonly Sitter[];
  readonly #steps: readonly Step[];
  readonly over: boolean;
  at = $state(0);
  viewer = $state<number>(SPECTATOR);
  explained = $state.raw<Explained | null>(null);
  /** It plays by itself. */
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Places that what is read beside the board speaks of. */
  shown = $state.raw<ReadonlySet<string> | null>(null);
  readonly open = NOTHING;

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
  readonly teller: Teller = $derived.by(() => tellerOf(words(), this.frames[0]!.view, this.sitters.map(sitterName)));
  readonly lines: readonly Line[] = $derived(this.linesAt(this.at));
  readonly lit: Stage['lit'] = $derived(this.shown ?? placesOf(this.frame.view, this.frame.events));
  readonly walk: Stage['walk'] = $derived(walkOf(this.frame.events));
  get view(): CoreState {
    return this.frame.view;
  }

  /** Every turn from the first on. A move belongs to the turn it was made in. */
  readonly turns: readonly TurnPlayed[] = $derived.by(() => {
    const turns: { turn: number; seat: number | null; from: number; to: number }[] = [];
    for (const [at, { by }] of this.#steps.entries()) {
      const { turn } = this.#steps[Math.max(0, at - 1)]!.state;
      if (at > 0 && turns.at(-1)?.turn === turn && turns.at(-1)!.from > 0) turns.at(-1)!.to = at;
      else turns.push({ turn, seat: by, from: at, to: at });
    }
    return turns;
  });

  /** What the move to this frame brought. */
  linesAt(at: number): Line[] {
    const { view, events } = this.frames[at]!;
    return this.teller.story(this.frames[at - 1]?.view ?? view, events);
  }

  go(at: number): void {
    this.shown = null;
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

  /** Plays on by itself, from the beginning if it is at the end; or stops. */
  toggle(): void {
    if (this.playing) return this.stop();
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.#timer = setTimeout(() => this.#next(), STEP);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #next(): void {
    this.go(this.at + 1);
    if (this.at === this.last) return this.stop();
    this.#timer = setTimeout(() => this.#next(), STEP);
  }

  pick(): void {}
  point(): void {}
  explain(thing: Thing, beside: Element): void {
    this.explained = { ...explain(this.teller, this.view, thing), refusal: null, beside };
  }
  name = (thing: Thing): string => this.teller.name(this.view, thing);
  effectText = (effect: Effect): string => this.teller.effect(effect);
}
