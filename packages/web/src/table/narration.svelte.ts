import type { Seat } from '@drover/engine';
import { tellerOf, type Line, type Teller } from '@drover/words';
import type { Frame } from '../authority/authority.ts';
import { words } from '../lib/language.svelte.ts';
import { toldSpots } from './told-spots.ts';
import type { Playback } from './playback.svelte.ts';

/** The lines of a log that goes on and on. */
const LOG = 160;

/** What is told of the frames: the caption of the one on the screen, and the log. */
export class Narration {
  readonly #playback: Playback;
  readonly #names: () => readonly string[];
  readonly #you: () => Seat | null;
  readonly #frames = new WeakMap<Line, Frame>();
  readonly #stories = new WeakMap<Frame, { teller: Teller; lines: readonly Line[] }>();

  constructor(playback: Playback, names: () => readonly string[], you: () => Seat | null) {
    this.#playback = playback;
    this.#names = names;
    this.#you = you;
  }

  /** By themselves, so that a new frame makes no new teller, who would have to tell everything again. */
  readonly #begun = $derived.by(() => this.#playback.frames[0]!.view);
  readonly #called = $derived.by(() => this.#names());
  readonly #reader = $derived.by(() => this.#you());
  readonly teller: Teller = $derived.by(() => tellerOf(words(), this.#begun, this.#called, this.#reader));
  /** What is being told of the frame on the screen; whose turn it is now is seen. */
  readonly caption: readonly Line[] = $derived.by(() =>
    this.#told(this.#playback.shown).filter(({ kind }) => kind !== 'turn'),
  );
  /** The end of the log as far as it is shown. */
  readonly log: readonly Line[] = $derived.by(() => {
    const lines: Line[] = [];
    for (let at = this.#playback.shown; at >= 0 && lines.length < LOG; at--) lines.unshift(...this.#told(at));
    return lines;
  });

  /** Nothing happened but that it is somebody's turn. */
  isSilent(at: number): boolean {
    return this.#told(at).every(({ kind }) => kind === 'turn');
  }

  /** The places of the table a line speaks of. */
  placesOf(line: Line): readonly string[] {
    const frame = this.#frames.get(line);
    return frame === undefined ? [] : toldSpots(frame.view, frame.events[line.event]);
  }

  #told(at: number): readonly Line[] {
    const { frames } = this.#playback;
    const frame = frames[at]!;
    const known = this.#stories.get(frame);
    if (known?.teller === this.teller) return known.lines;
    const before = (frames[at - 1] ?? frame).view;
    const lines = this.teller.story(before, frame.events);
    this.#stories.set(frame, { teller: this.teller, lines });
    for (const line of lines) this.#frames.set(line, frame);
    return lines;
  }
}
