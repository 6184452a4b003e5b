/** How long a step stays on the screen, and how long everything that waits may take together, in milliseconds. */
export interface Pace {
  readonly step: number;
  readonly round: number;
}
/** No step is shorter, however many wait, in milliseconds. */
const SHORTEST = 200;
/** Before the first step of what is shown again, in milliseconds. */
const LEAD = 200;

interface Screen {
  show(at: number): void;
  /** Nothing to tell of it: it is passed over. */
  isSilent(at: number): boolean;
  /** How fast it goes; null shows everything at once. */
  pace(): Pace | null;
  /** The last step has had its time. */
  ended(): void;
}

/**
 * Steps shown one after the other, each for its time. What arrives while it runs waits for its turn: the more waits,
 * the shorter a step.
 */
export class Film {
  #at = 0;
  #last = 0;
  #begun = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #screen: Screen;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  get running(): boolean {
    return this.#timer !== undefined;
  }

  /** There are steps up to `last`; those up to `seen` need not be shown. */
  follow(seen: number, last: number): void {
    this.#last = last;
    if (this.#screen.pace() === null) return this.skip();
    if (seen > this.#at) {
      this.#stop();
      this.#show(seen);
    }
    if (!this.running) this.#begin();
  }

  /** Shows again what came after this step, up to `last`. */
  replay(from: number, last: number): void {
    this.#stop();
    this.#last = last;
    this.#timer = setTimeout(() => this.#begin(), LEAD);
    this.#show(from);
  }

  /** Shows the last step, and nothing before it. */
  skip(): void {
    this.jump(this.#last);
    this.#screen.ended();
  }

  /** Shows this step, the last for now, without a film. */
  jump(last: number): void {
    this.#stop();
    this.#last = last;
    this.#show(last);
  }

  close(): void {
    this.#stop();
  }

  #begin(): void {
    this.#begun = performance.now();
    this.#step();
  }

  #step(): void {
    this.#stop();
    const pace = this.#screen.pace();
    if (pace === null) return this.skip();
    const next = this.#nextTold();
    if (next === null) {
      if (this.#at < this.#last) this.#show(this.#last);
      return this.#screen.ended();
    }
    this.#timer = setTimeout(() => this.#step(), this.#time(next, pace));
    this.#show(next);
  }

  #nextTold(): number | null {
    for (let at = this.#at + 1; at <= this.#last; at++) if (!this.#screen.isSilent(at)) return at;
    return null;
  }

  /** An equal share of the time that is left for those that wait. */
  #time(at: number, { step, round }: Pace): number {
    let waiting = 0;
    for (let later = at; later <= this.#last; later++) if (!this.#screen.isSilent(later)) waiting += 1;
    const left = this.#begun + round - performance.now();
    return Math.max(SHORTEST, Math.min(step, left / waiting));
  }

  #show(at: number): void {
    this.#at = at;
    this.#screen.show(at);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
