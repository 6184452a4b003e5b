import type { StreamEvent, WireFrame } from '@drover/protocol';

export type Received = StreamEvent & { readonly id?: number };

/** Reads server-sent events one after the other. */
export class EventReader {
  readonly events: Received[] = [];
  readonly #abort: AbortController;
  #wake: () => void = () => {};
  ended = false;

  private constructor(abort: AbortController) {
    this.#abort = abort;
  }

  static async open(url: string, headers: Record<string, string>, received: string[] = []): Promise<EventReader> {
    const abort = new AbortController();
    const response = await fetch(url, { headers, signal: abort.signal });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    const reader = new EventReader(abort);
    void reader.#read(response.body!, received);
    return reader;
  }

  get frames(): WireFrame[] {
    return this.events.flatMap((event) => (event.event === 'frame' ? [event.data] : []));
  }

  /** Waits until what is asked for is there. */
  async until(found: (reader: this) => boolean, patience = 30_000): Promise<void> {
    const end = performance.now() + patience;
    while (!found(this)) {
      const left = end - performance.now();
      if (left <= 0 || this.ended) throw new Error(`It never came; there were ${this.events.length} events.`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        setTimeout(resolve, left);
      });
    }
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(body: ReadableStream<Uint8Array>, received: string[]): Promise<void> {
    let rest = '';
    try {
      for await (const text of body.pipeThrough(new TextDecoderStream() as never) as unknown as AsyncIterable<string>) {
        received.push(text);
        const parts = (rest + text).split('\n\n');
        rest = parts.pop()!;
        for (const part of parts) this.#take(part);
        this.#wake();
      }
    } catch {
      // Ended by one side or the other.
    }
    this.ended = true;
    this.#wake();
  }

  #take(part: string): void {
    const field = (name: string): string | undefined =>
      part
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    const event = field('event');
    if (event === undefined) return;
    const id = field('id');
    const data: unknown = JSON.parse(field('data')!);
    this.events.push({ event, data, ...(id === undefined ? {} : { id: Number(id) }) } as Received);
  }
}
