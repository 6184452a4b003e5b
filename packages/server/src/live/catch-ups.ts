import { FairLine } from '../fair-line.ts';
import { Refusal } from '../refusal.ts';

export interface CatchUpLimits {
  /** Under way at the same time: each keeps some frames in memory until they have been sent. */
  readonly atOnce: number;
  readonly perAddress: number;
  readonly perPerson: number;
  /** How many of one address may wait. */
  readonly waiting: number;
}

export const CATCH_UPS: CatchUpLimits = { atOnce: 16, perAddress: 4, perPerson: 2, waiting: 100 };
export const BOUNDLESS_CATCH_UPS: CatchUpLimits = { atOnce: 64, perAddress: 64, perPerson: 64, waiting: 1e9 };

/** Those who want a game from long ago on: a few at a time, in turn between addresses and people. */
export class CatchUps {
  readonly #limits: CatchUpLimits;
  readonly #line = new FairLine<() => void>();
  readonly #waiting = new Map<string, number>();
  readonly #running = new Map<string, number>();
  #count = 0;

  constructor(limits: CatchUpLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#line.size;
  }

  /** Waits for a place; the answer gives it back. */
  async enter(address: string, person: string | null): Promise<() => void> {
    const who = person ?? 'a stranger';
    if ((this.#waiting.get(address) ?? 0) >= this.#limits.waiting)
      throw new Refusal(429, 'too-many', 'Too many games are being looked at from here. Try again soon.');
    await new Promise<void>((resolve) => {
      count(this.#waiting, address, 1);
      this.#line.add(address, who, () => {
        count(this.#waiting, address, -1);
        for (const key of keysOf(address, who)) count(this.#running, key, 1);
        this.#count++;
        resolve();
      });
      this.#serve();
    });
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#count--;
      for (const key of keysOf(address, who)) count(this.#running, key, -1);
      this.#serve();
    };
  }

  #serve(): void {
    const { atOnce, perAddress, perPerson } = this.#limits;
    const may = (address: string, who: string): boolean => {
      const [here, theirs] = keysOf(address, who).map((key) => this.#running.get(key) ?? 0);
      return here! < perAddress && theirs! < perPerson;
    };
    while (this.#count < atOnce) {
      const begin = this.#line.next(may);
      if (begin === undefined) return;
      begin();
    }
  }
}

const keysOf = (address: string, who: string): [string, string] => [`address ${address}`, `person ${address} ${who}`];

function count(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const n = (counts.get(key) ?? 0) + by;
  if (n === 0) counts.delete(key);
  else counts.set(key, n);
}
