/** Something asked of the server: one at a time, and what went wrong is said. */
export class Work {
  busy = $state(false);
  trouble = $state<string | null>(null);
  done = $state(false);

  async run(act: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    this.done = false;
    try {
      await act();
      this.done = true;
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  }
}
