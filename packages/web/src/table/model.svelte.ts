import {
  decision,
  IllegalMove,
  SPECTATOR,
  type CoreState,
  type Decision,
  type Effect,
  type Move,
  type Seat,
  type Undoable,
} from '@drover/engine';
import type { Line, Teller, Thing } from '@drover/words';
import { Stale, type Authority, type Frame } from '../authority/authority.ts';
import { sitterName } from '../authority/sitters.ts';
import { Overtaken } from '../authority/shelf.ts';
import { labels } from '../lib/language.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import type { Stage } from '../stage/stage.ts';
import { Choosing } from './choosing.svelte.ts';
import { Explaining } from './explaining.svelte.ts';
import { HotSeat } from './hot-seat.svelte.ts';
import { Narration } from './narration.svelte.ts';
import { Playback } from './playback.svelte.ts';
import type { Position } from './position.ts';
import { placesOf } from './told-spots.ts';
import { walkOf } from './walk.ts';

/** A game as it lies on the screen: its parts, and the authority they are about. */
export class TableModel implements Stage, Position {
  readonly authority: Authority;
  readonly playback: Playback;
  readonly narration: Narration;
  readonly hotSeat: HotSeat;
  readonly explaining: Explaining;
  readonly choosing: Choosing;
  trouble = $state<string | null>(null);
  /** An answer is on its way. */
  busy = $state(false);
  thinking = $state.raw<{ readonly seat: Seat; readonly share: number } | null>(null);
  undoable = $state.raw<Undoable>({ moves: 0, turn: 0 });
  readonly #release: (() => void)[];
  readonly #overtaken: () => void;

  /** `overtaken` is called when the game has gone on elsewhere, so that this table is of no use any more. */
  constructor(authority: Authority, overtaken: () => void) {
    this.authority = authority;
    this.#overtaken = overtaken;
    this.playback = new Playback({
      isSilent: (at) => this.narration.isSilent(at),
      arrived: () => this.#arrived(),
    });
    this.hotSeat = new HotSeat(() => authority.seats);
    this.narration = new Narration(
      this.playback,
      () => authority.sitters.map(sitterName),
      () => this.hotSeat.you,
    );
    this.explaining = new Explaining(this);
    this.choosing = new Choosing(
      this,
      () => this.explaining.pointed?.spot,
      (moves) => this.#carryOut(moves),
    );
    this.#release = [
      authority.listen((from) => void this.#follow(from)),
      authority.listenThinking((seat, share) => (this.thinking = seat === null ? null : { seat, share })),
      authority.listenTrouble((error) => this.#fail(error)),
    ];
  }

  /** Shows the table as it is; to be awaited before anything is drawn. */
  async begin(): Promise<void> {
    await this.#reload();
    this.#lookedAt = this.playback.last.version;
    this.#passDevice();
  }

  close(): void {
    this.playback.close();
    this.explaining.stop();
    for (const release of this.#release) release();
    this.authority.close();
  }

  // ---- the position on the screen -------------------------------------------------------------------------------

  get frame(): Frame {
    return this.playback.frame;
  }
  get view(): CoreState {
    return this.frame.view;
  }
  get viewer(): number {
    return this.hotSeat.viewer;
  }
  get teller(): Teller {
    return this.narration.teller;
  }
  get together(): boolean {
    return settings.together && this.authority.together;
  }
  get current(): boolean {
    return !this.playback.running && !this.hotSeat.curtain;
  }
  readonly decision: Decision | null = $derived.by(() => decision(this.view));
  readonly asked = $derived.by(() => this.current && this.decision?.seat === this.viewer);
  /** The game waits for the viewer, whatever is still being shown. */
  readonly awaited = $derived.by(
    () => !this.hotSeat.curtain && this.viewer >= 0 && decision(this.playback.last.view)?.seat === this.viewer,
  );
  readonly question = $derived.by(() =>
    this.decision === null ? null : this.teller.question(this.view, this.decision),
  );

  // ---- the stage of the drawn table -----------------------------------------------------------------------------

  get open(): Stage['open'] {
    return this.choosing.open;
  }
  /** The line of the log that is pointed at. */
  pointedLine = $state.raw<Line | null>(null);
  readonly #told: Stage['lit'] | null = $derived.by(() => {
    if (this.pointedLine !== null) return new Set(this.narration.placesOf(this.pointedLine));
    return this.playback.running ? placesOf(this.view, this.frame.events) : null;
  });
  /** Places that somebody beside the table points at, a coach for instance. */
  shown = $state.raw<Stage['lit']>(new Set());
  readonly lit: Stage['lit'] = $derived.by(() => {
    if (this.#told !== null) return this.#told;
    return this.choosing.lit.size > 0 ? this.choosing.lit : this.shown;
  });
  /** What happened somewhere is being told, or a place is pointed at: it should be seen. */
  get telling(): boolean {
    return this.lit.size > 0 && this.lit !== this.choosing.lit;
  }
  readonly walk: Stage['walk'] = $derived.by(() => walkOf(this.frame.events));
  pick(spot: string): void {
    this.choosing.pick(spot);
  }
  point(pointed: Parameters<Stage['point']>[0]): void {
    this.explaining.point(pointed);
  }
  explain(thing: Thing, beside: Element, spot?: string): void {
    // A click on the board ends the film, wherever it lands.
    if (this.playback.running) this.playback.skip();
    else this.explaining.explain(thing, beside, spot);
  }
  name = (thing: Thing): string => this.teller.name(this.view, thing);
  effectText = (effect: Effect): string => this.teller.effect(effect);

  // ---- what is asked of the authority, and what comes from it -----------------------------------------------------

  /** Moves of the last choices, the newest at the end, and the version they have led to. */
  #carried: number[] = [];
  #carriedTo = -1;
  /** Moves are being made in a row: they are shown when all of them are. */
  #inRow = false;
  #newSince: number | null = null;

  async #carryOut(moves: readonly Move[]): Promise<void> {
    if (this.busy) return;
    const { version } = this.frame;
    if (version !== this.#carriedTo) this.#carried = [];
    await this.#ask(async () => {
      this.#inRow = moves.length > 1;
      try {
        await this.authority.play(this.viewer, moves, version);
        this.#carried.push(moves.length);
      } finally {
        this.#inRow = false;
        if (this.#newSince !== null) await this.#follow(this.#newSince);
        this.#newSince = null;
      }
    });
    this.#carriedTo = this.playback.last.version;
  }

  /** Takes back the last choice with all of its moves. */
  async undoChoice(): Promise<void> {
    const moves = this.frame.version === this.#carriedTo ? (this.#carried.at(-1) ?? 1) : 1;
    const carried = this.#carried.slice(0, -1);
    await this.undo(Math.min(moves, this.undoable.moves));
    this.#carried = carried;
    this.#carriedTo = this.playback.last.version;
  }

  async undo(moves: number): Promise<void> {
    this.choosing.hold();
    await this.#ask(() => this.authority.undo(this.viewer, moves, this.frame.version));
  }

  async #ask(act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    this.choosing.clear();
    this.explaining.close();
    try {
      await act();
    } catch (error) {
      // What was clicked no longer fits the table: it is shown anew, and can be clicked again.
      if (error instanceof Stale) await this.#reload();
      else this.#fail(error);
    } finally {
      this.busy = false;
      this.#letAnswer();
    }
  }

  #fail(error: unknown): void {
    if (error instanceof Overtaken) this.#overtaken();
    else if (error instanceof IllegalMove) this.trouble = labels().trouble(this.teller.refusal(error.refusal));
    else this.trouble = labels().trouble(error instanceof Error ? error.message : String(error));
  }

  async #reload(): Promise<void> {
    this.playback.replace(await this.authority.frames(this.viewer, 0));
    this.#countUndo();
  }

  async #follow(from: number): Promise<void> {
    if (this.#inRow) {
      this.#newSince = Math.min(from, this.#newSince ?? from);
      return;
    }
    const undone = from <= this.playback.last.version;
    const more = await this.authority.frames(this.viewer, undone ? 0 : from);
    // While they came, others may have come by another way.
    const { frames, last } = this.playback;
    const news = more.filter(({ version }) => version > last.version);
    this.#countUndo();
    if (undone) {
      this.playback.replace(more);
      this.#arrived();
    } else this.playback.follow([...frames, ...news], this.viewer);
  }

  #arrived(): void {
    this.#passDevice();
    this.#letAnswer();
  }

  /** The version that was looked at for a question with one answer: once, and not when a game is opened or replayed. */
  #lookedAt = -1;
  #letAnswer(): void {
    const { version } = this.playback.last;
    if (this.busy || !this.current || version === this.#lookedAt) return;
    this.#lookedAt = version;
    this.choosing.answerByItself();
  }

  #countUndo(): void {
    this.undoable = this.viewer < 0 ? { moves: 0, turn: 0 } : this.authority.undoable(this.viewer);
  }

  // ---- several people at one device -------------------------------------------------------------------------------

  /** Behind the curtain lies only what everybody may see. */
  #passDevice(): void {
    if (this.hotSeat.pass(this.playback.last.view)) void this.#hide();
  }

  async #hide(): Promise<void> {
    this.playback.frames = await this.authority.frames(SPECTATOR, 0);
  }

  async takeSeat(): Promise<void> {
    await this.#reload();
    this.hotSeat.curtain = false;
    this.#letAnswer();
  }
}
