/**
 * Whoever guesses passwords has to wait, longer after each wrong one; whoever owns the account does not. From one network
 * the next try at an account is refused for a while. From everywhere together it is only answered later, by some seconds
 * at most, so that nobody can lock out somebody else.
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** What has been quiet for so long is forgotten. */
const FORGET = 15 * MINUTE;

interface Growth {
  /** So many tries cost nothing. */
  readonly free: number;
  readonly first: number;
  readonly most: number;
}

const BY_NETWORK_AND_ACCOUNT: Growth = { free: 5, first: SECOND, most: 5 * MINUTE };
const BY_NETWORK: Growth = { free: 20, first: SECOND, most: MINUTE };
const BY_ACCOUNT: Growth = { free: 10, first: SECOND / 4, most: 4 * SECOND };

interface Tries {
  count: number;
  last: number;
}

/** Before the try after so many. */
const delayAfter = ({ free, first, most }: Growth, count: number): number =>
  count < free ? 0 : Math.min(most, first * 2 ** Math.min(30, count - free));

export type Verdict =
  | { readonly refusedFor: number }
  /** How long to wait before answering, and what to call when the password was right, or when it was not tried at all. */
  | { readonly answerAfter: number; right(): void; untried(): void };

export class SignInThrottle {
  readonly #now: () => number;
  readonly #tries = new Map<string, Tries>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts as a wrong one until it is known to be right, so that many at once are no way around it. */
  attempt(network: string, account: string): Verdict {
    this.#forget();
    const [both, one, all] = [`both ${network} ${account}`, `network ${network}`, `account ${account}`];
    const refusedFor = Math.max(this.#left(both, BY_NETWORK_AND_ACCOUNT), this.#left(one, BY_NETWORK));
    if (refusedFor > 0) return { refusedFor };
    const answerAfter = delayAfter(BY_ACCOUNT, this.#tries.get(all)?.count ?? 0);
    for (const key of [both, one, all]) this.#count(key);
    return {
      answerAfter,
      // Those for other accounts stay: an account of one's own is no way to guess for ever.
      right: () => {
        this.#takeOff(one, this.#tries.get(both)?.count ?? 0);
        for (const key of [both, all]) this.#tries.delete(key);
      },
      untried: () => {
        for (const key of [both, one, all]) this.#takeOff(key, 1);
      },
    };
  }

  #left(key: string, growth: Growth): number {
    const tries = this.#tries.get(key);
    return tries === undefined ? 0 : Math.max(0, tries.last + delayAfter(growth, tries.count) - this.#now());
  }

  #count(key: string): void {
    const count = (this.#tries.get(key)?.count ?? 0) + 1;
    // The last counted stand last: those to be forgotten are found at the beginning.
    this.#tries.delete(key);
    this.#tries.set(key, { count, last: this.#now() });
  }

  #takeOff(key: string, count: number): void {
    const tries = this.#tries.get(key);
    if (tries !== undefined && (tries.count -= count) <= 0) this.#tries.delete(key);
  }

  #forget(): void {
    const before = this.#now() - FORGET;
    for (const [key, { last }] of this.#tries) {
      if (last > before) return;
      this.#tries.delete(key);
    }
  }
}
