import { Refusal } from '../refusal.ts';

export interface StreamLimits {
  readonly perPerson: number;
  readonly perAddress: number;
}

/** How many streams are open, by person and by address. */
export class StreamCounter {
  readonly #limits: StreamLimits;
  readonly #open = new Map<string, number>();

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /** The answer leaves again. */
  enter(address: string, person: string | null): () => void {
    const { perPerson, perAddress } = this.#limits;
    const from = `address ${address}`;
    const by = person === null ? null : `person ${person}`;
    if (this.#count(from) >= perAddress || (by !== null && this.#count(by) >= perPerson))
      throw new Refusal(429, 'too-many-streams', 'Too many tables are being followed from here.');
    const keys = by === null ? [from] : [from, by];
    for (const key of keys) this.#open.set(key, this.#count(key) + 1);
    return () => {
      for (const key of keys) {
        const left = this.#count(key) - 1;
        if (left === 0) this.#open.delete(key);
        else this.#open.set(key, left);
      }
    };
  }

  #count(key: string): number {
    return this.#open.get(key) ?? 0;
  }
}
