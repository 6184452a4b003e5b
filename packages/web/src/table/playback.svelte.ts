import type { Frame } from '../authority/authority.ts';
import { settings } from '../lib/settings.svelte.ts';
import { Film, type Pace } from './film.ts';

const PACES: Record<typeof settings.film, Pace | null> = {
  slow: { step: 1600, round: 20_000 },
  normal: { step: 800, round: 10_000 },
  off: null,
};

interface Watching {
  /** Nothing is told of this frame. */
  isSilent(at: number): boolean;
  /** The last frame is on the screen, and those before it have been shown. */
  arrived(): void;
}

/** The frames of a game, and which of them is on the screen: moves of others are shown one after the other. */
export class Playback {
  /** Everything up to now as the viewer saw it. */
  frames = $state.raw<readonly Frame[]>([]);
  shown = $state(0);
  /** What others did is being shown. */
  running = $state(false);
  /** Whoever asks to see it again wants to see it. */
  #again = false;
  readonly #film: Film;

  constructor({ isSilent, arrived }: Watching) {
    this.#film = new Film({
      show: (at) => {
        this.shown = at;
        this.running = this.#film.running;
      },
      isSilent,
      pace: () => PACES[settings.film] ?? (this.#again ? PACES.normal : null),
      ended: () => {
        this.running = false;
        this.#again = false;
        arrived();
      },
    });
  }

  readonly frame = $derived<Frame>(this.frames[this.shown]!);

  get last(): Frame {
    return this.frames.at(-1)!;
  }

  /** Other frames, or the same as somebody else sees them: the last is shown. */
  replace(frames: readonly Frame[]): void {
    this.frames = frames;
    this.#film.jump(frames.length - 1);
  }

  /** What came after a move of somebody else is shown move by move, at the pace the person likes. */
  follow(frames: readonly Frame[], viewer: number): void {
    this.frames = frames;
    this.#film.follow(this.#lastOf(viewer), frames.length - 1);
  }

  /** Moves since the last one of this seat, or since the beginning. */
  since(seat: number): number {
    return this.frames.length - 1 - this.#lastOf(seat);
  }

  replaySince(seat: number): void {
    this.#again = true;
    this.#film.replay(Math.max(0, this.#lastOf(seat)), this.frames.length - 1);
  }

  skip(): void {
    this.#film.skip();
  }

  close(): void {
    this.#film.close();
  }

  #lastOf(seat: number): number {
    return this.frames.findLastIndex(({ by }) => by === seat);
  }
}
