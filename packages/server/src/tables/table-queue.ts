/** Work on one table is done in a row, work on different tables side by side. */
export class TableQueue {
  readonly #tails = new Map<string, Promise<unknown>>();

  run<T>(table: string, job: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(table) ?? Promise.resolve();
    const done = before.then(job, job);
    const tail = done
      .catch(() => {})
      .finally(() => {
        if (this.#tails.get(table) === tail) this.#tails.delete(table);
      });
    this.#tails.set(table, tail);
    return done;
  }

  /** When everything that is under way has been done. */
  async idle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values());
  }
}
