import { FairLine } from '../fair-line.ts';

/** The longest a piece of work keeps everybody else waiting, in milliseconds. */
export const SLICE = 5;

/** Waits for one's turn to do some work, no longer than a slice. */
export type Turn = () => Promise<void>;

/**
 * Long work on the thread that answers everybody: making games again, writing many frames. It is done in slices, one
 * between any two looks at what else is to be done, and whoever wants a lot of it waits behind their own.
 */
export class Turns {
  readonly #line = new FairLine<() => void>();
  #isRunning = false;

  get waiting(): number {
    return this.#line.size;
  }

  for(group: string, member: string): Turn {
    return () =>
      new Promise((resolve) => {
        this.#line.add(group, member, resolve);
        if (this.#isRunning) return;
        this.#isRunning = true;
        setImmediate(() => this.#run());
      });
  }

  #run(): void {
    this.#line.next()?.();
    if (this.#line.size === 0) this.#isRunning = false;
    else setImmediate(() => this.#run());
  }
}
