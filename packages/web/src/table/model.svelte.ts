import {
  decision,
  legalMoves,
  SPECTATOR,
  type CoreState,
  type Decision,
  type Effect,
  type Move,
  type Refusal,
  type Seat,
} from '@drover/engine';
import { tellerOf, type Line, type Teller, type Thing } from '@drover/words';
import { Stale, type Authority, type Frame, type Undoable } from '../authority/authority.ts';
import { Overtaken } from '../authority/shelf.ts';
import { labels, words } from '../lib/language.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import { isAside, narrowed, openSpots, unplaced, type Choice } from './choices.ts';
import { preview, type Preview } from './preview.ts';
import { spotsOf, wayOf } from './spots.ts';
import type { Stage } from './stage.ts';
import { whyClosed } from './why.ts';

/** How long a move of somebody else stays on the screen, in milliseconds. */
const PACE = { slow: 1600, normal: 650, off: 0 } as const;

/** The lines of a log that goes on and on. */
const LOG = 160;

/** After so many milliseconds under a resting pointer a thing explains itself. */
const RESTING = 900;

export interface Explained {
  readonly title: string;
  readonly lines: readonly string[];
  readonly rule: string;
  /** Why it cannot be chosen now. */
  readonly refusal: { readonly text: string; readonly rule: string } | null;
  readonly beside: Element;
  /** The pointer only rests on it: what is told goes away with the pointer. */
  readonly resting?: boolean;
}

/** A game as it lies on the screen: what is shown of it, what can be chosen, what is being told. */
export class TableModel implements Stage {
  readonly authority: Authority;
  /** Everything up to now as the viewer saw it. */
  frames = $state.raw<readonly Frame[]>([]);
  /** Which of the frames is on the screen; behind the last one a film is running. */
  shown = $state(0);
  viewer = $state<number>(SPECTATOR);
  /** Somebody else has to take the device before anything is shown. */
  curtain = $state(false);
  picked = $state.raw<readonly string[]>([]);
  pointed = $state.raw<Parameters<Stage['point']>[0]>(null);
  pointedChoice = $state.raw<Choice | null>(null);
  /** A move that would end the turn, until it is confirmed. */
  confirming = $state.raw<Choice | null>(null);
  explained = $state.raw<Explained | null>(null);
  trouble = $state<string | null>(null);
  /** An answer is on its way. */
  busy = $state(false);
  thinking = $state.raw<{ readonly seat: Seat; readonly share: number } | null>(null);
  undoable = $state.raw<Undoable>({ moves: 0, turn: 0 });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  readonly #release: (() => void)[];

  readonly #overtaken: () => void;

  /** `overtaken` is called when the game has gone on elsewhere, so that this table is of no use any more. */
  constructor(authority: Authority, overtaken: () => void) {
    this.authority = authority;
    this.#overtaken = overtaken;
    const { seats } = authority;
    // Of several people it is not known who looks, until one of them takes the device.
    this.viewer = seats.length === 1 ? seats[0]! : SPECTATOR;
    this.#release = [
      authority.listen((from) => void this.#follow(from)),
      authority.listenThinking((seat, share) => (this.thinking = seat === null ? null : { seat, share })),
      authority.listenTrouble((error) => this.#fail(error)),
    ];
  }

  /** Shows the table as it is; to be awaited before anything is drawn. */
  async begin(): Promise<void> {
    await this.#reload();
    this.shown = this.frames.length - 1;
    this.#passDevice();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#resting);
    for (const release of this.#release) release();
    this.authority.close();
  }

  // ---- what is shown --------------------------------------------------------------------------------------------

  readonly frame = $derived<Frame>(this.frames[this.shown]!);
  readonly names = $derived.by(() => this.authority.sitters.map((sitter) => sitter.name));
  /** By itself, so that a new frame makes no new teller, who would have to tell everything again. */
  readonly #begun = $derived(this.frames[0]!.view);
  readonly teller: Teller = $derived(tellerOf(words(), this.#begun, this.names));
  readonly filming = $derived(this.shown < this.frames.length - 1);
  get view(): CoreState {
    return this.frame.view;
  }
  readonly decision: Decision | null = $derived(decision(this.frame.view));
  readonly asked = $derived(!this.filming && !this.curtain && this.decision?.seat === this.viewer);
  readonly question = $derived(this.decision === null ? null : this.teller.question(this.frame.view, this.decision));
  /** The log as far as it is shown, the newest line first. */
  readonly log: readonly Line[] = $derived.by(() => {
    const lines: Line[] = [];
    for (let at = this.shown; at >= 0 && lines.length < LOG; at--)
      lines.push(...this.#told(at, this.frames[at]!).toReversed());
    return lines.slice(0, LOG);
  });
  /** What is being told of the frame on the screen. */
  readonly caption: readonly Line[] = $derived(this.#told(this.shown, this.frame));

  readonly #stories = new WeakMap<Frame, { teller: Teller; lines: readonly Line[] }>();
  #told(at: number, frame: Frame): readonly Line[] {
    const known = this.#stories.get(frame);
    if (known?.teller === this.teller) return known.lines;
    const before = (this.frames[at - 1] ?? frame).view;
    const lines = this.teller.story(before, frame.events);
    this.#stories.set(frame, { teller: this.teller, lines });
    return lines;
  }

  // ---- what can be chosen ---------------------------------------------------------------------------------------

  /** The answers to the question, or what the viewer may do while somebody else decides. */
  readonly choices: readonly Choice[] = $derived.by(() => {
    if (this.viewer < 0 || this.filming || this.curtain || this.view.over) return [];
    return legalMoves(this.view, this.viewer).map((move) => ({
      move,
      ...this.teller.choice(this.view, this.viewer, move),
      spots: spotsOf(this.view, this.viewer, move),
    }));
  });
  readonly offered = $derived(narrowed(this.choices, this.picked));
  readonly beside = $derived(unplaced(this.choices, this.picked));
  readonly open: ReadonlyMap<string, readonly Move[]> = $derived(openSpots(this.choices, this.picked));
  /** The choice a person is thinking about: under the pointer, or the only one of the spot under it. */
  readonly considered: Choice | null = $derived.by(() => {
    const held = this.confirming ?? this.pointedChoice;
    // A button that vanishes under the pointer does not say that it is left: what it stood for may be gone.
    if (held !== null && this.choices.includes(held)) return held;
    const moves = this.pointed === null ? undefined : this.open.get(this.pointed.spot);
    return moves?.length === 1 ? (this.choices.find(({ move }) => move === moves[0]) ?? null) : null;
  });
  /** Where the choice lies, and the way to it. */
  readonly lit: ReadonlySet<string> = $derived(
    new Set([...this.picked, ...(this.pointedChoice?.spots ?? []), ...wayOf(this.considered?.move)]),
  );
  readonly preview: (Preview & { readonly lines: readonly Line[] }) | null = $derived.by(() => {
    if (this.considered === null) return null;
    const seen = preview(this.view, this.viewer, this.considered.move);
    return { ...seen, lines: this.teller.story(this.view, seen.events) };
  });

  pick(spot: string): void {
    const picked = [...this.picked, spot];
    const left = narrowed(this.choices, picked);
    if (left.length === 1) void this.choose(left[0]!);
    else if (left.length > 1) this.picked = picked;
  }

  unpick(): void {
    this.picked = [];
    this.confirming = null;
  }

  point(pointed: Parameters<Stage['point']>[0]): void {
    this.pointed = pointed;
    clearTimeout(this.#resting);
    if (this.explained?.resting) this.explained = null;
    if (pointed === null) return;
    this.#resting = setTimeout(() => {
      if (this.explained === null) this.explain(pointed.thing, pointed.element, pointed.spot, true);
    }, RESTING);
  }

  /** What lies under the pointer; else what asks the question. */
  explainPointed(beside: Element): void {
    if (this.pointed !== null) this.explain(this.pointed.thing, this.pointed.element, this.pointed.spot);
    else if (this.question?.source) this.explain(this.question.source, beside);
  }

  /** A move that ends the turn without being called so is asked about once more. */
  async choose(choice: Choice): Promise<void> {
    const mustAsk =
      this.asked &&
      !settings.autoEnd &&
      choice.move.do !== 'end' &&
      this.confirming?.move !== choice.move &&
      preview(this.view, this.viewer, choice.move).endsTurn;
    if (mustAsk) {
      this.confirming = choice;
      return;
    }
    await this.#ask(() => this.authority.play(this.viewer, choice.move, this.frame.version));
  }

  async undo(moves: number): Promise<void> {
    await this.#ask(() => this.authority.undo(this.viewer, moves, this.frame.version));
  }

  async #ask(act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    this.unpick();
    this.pointedChoice = null;
    this.explained = null;
    try {
      await act();
    } catch (error) {
      // What was clicked no longer fits the table: it is shown anew, and can be clicked again.
      if (error instanceof Stale) await this.#reload();
      else this.#fail(error);
    } finally {
      this.busy = false;
    }
  }

  #fail(error: unknown): void {
    if (error instanceof Overtaken) this.#overtaken();
    else this.trouble = labels().trouble(error instanceof Error ? error.message : String(error));
  }

  // ---- what is explained ----------------------------------------------------------------------------------------

  explain(thing: Thing, beside: Element, spot?: string, resting = false): void {
    const refusal = spot === undefined || !this.asked ? null : whyClosed(this.view, this.viewer, this.decision!, spot);
    this.explained = {
      ...this.teller.explain(this.view, thing),
      refusal: refusal === null ? null : this.#refused(refusal),
      beside,
      resting,
    };
  }

  #refused = (refusal: Refusal) => ({ text: this.teller.refusal(refusal), rule: refusal.rule });

  name = (thing: Thing): string => this.teller.name(this.view, thing);
  effectText = (effect: Effect): string => this.teller.effect(effect);

  // ---- what comes in --------------------------------------------------------------------------------------------

  async #reload(): Promise<void> {
    this.frames = await this.authority.frames(this.viewer, 0);
    this.shown = Math.min(this.shown, this.frames.length - 1);
    this.#countUndo();
  }

  async #follow(from: number): Promise<void> {
    const undone = from <= this.frames.at(-1)!.version;
    const more = await this.authority.frames(this.viewer, undone ? 0 : from);
    // While they came, others may have come by another way.
    const seen = this.frames.at(-1)!.version;
    this.frames = undone ? more : [...this.frames, ...more.filter(({ version }) => version > seen)];
    this.#countUndo();
    const own = this.frames.at(-1)!.by === this.viewer || undone;
    if (own || PACE[settings.film] === 0) this.skipFilm();
    else this.#play();
  }

  /** Nothing is left to do but to end the turn, and the person wants that to happen by itself. */
  #endByItself(): void {
    if (!settings.autoEnd || !this.asked) return;
    const answers = this.choices.filter((choice) => !isAside(choice));
    if (answers.length === 1 && answers[0]!.move.do === 'end') void this.choose(answers[0]!);
  }

  #countUndo(): void {
    this.undoable = this.viewer < 0 ? { moves: 0, turn: 0 } : this.authority.undoable(this.viewer);
  }

  /** With several people at one device, the one who has to decide takes it. */
  #passDevice(): void {
    const next = decision(this.frames.at(-1)!.view)?.seat;
    if (next === undefined || next === this.viewer || !this.authority.seats.includes(next)) return;
    this.curtain = true;
    this.viewer = next;
    void this.#hide();
  }

  /** Behind the curtain lies only what everybody may see. */
  async #hide(): Promise<void> {
    this.frames = await this.authority.frames(SPECTATOR, 0);
  }

  async takeSeat(): Promise<void> {
    await this.#reload();
    this.curtain = false;
  }

  // ---- the film of what others did --------------------------------------------------------------------------------

  #play(): void {
    clearTimeout(this.#timer);
    if (!this.filming) {
      this.#passDevice();
      this.#endByItself();
      return;
    }
    this.shown += 1;
    this.#timer = setTimeout(() => this.#play(), PACE[settings.film] || PACE.normal);
  }

  /** From the viewer's last own move on, or from the beginning. */
  replaySinceLastTurn(): void {
    const last = this.frames.findLastIndex((frame) => frame.by === this.viewer);
    this.shown = Math.max(0, last);
    this.#timer = setTimeout(() => this.#play(), 200);
  }

  readonly sinceLastTurn = $derived(this.frames.length - 1 - this.frames.findLastIndex((f) => f.by === this.viewer));

  skipFilm(): void {
    clearTimeout(this.#timer);
    this.shown = this.frames.length - 1;
    this.#passDevice();
    this.#endByItself();
  }
}
