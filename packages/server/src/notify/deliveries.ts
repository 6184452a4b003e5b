import type { FastifyBaseLogger } from 'fastify';

/** Trying again would not help. */
export class Hopeless extends Error {}

export interface Delivery {
  /** For the log, which never has the contents or the address. */
  readonly by: 'look-up' | 'push' | 'mail' | 'webhook';
  readonly person: string;
  send(): Promise<void>;
}

/** Sends in the background; nothing that waits for a move waits for it. */
export interface Deliveries {
  add(delivery: Delivery): void;
  /** When nothing is under way or waits for another try. */
  idle(): Promise<void>;
  /** Lets what is under way end, tries nothing again. */
  close(): Promise<void>;
}

export interface DeliveryOptions {
  readonly log: Pick<FastifyBaseLogger, 'debug' | 'warn'>;
  /** How long to wait before each further try, in milliseconds. */
  readonly pauses?: readonly number[];
}

const PAUSES = [2000, 20_000, 120_000];
const AT_ONCE = 8;
/** More than this would be news of yesterday. */
const MOST_WAITING = 10_000;
const LONGEST_GOODBYE = 5000;

export function openDeliveries({ log, pauses = PAUSES }: DeliveryOptions): Deliveries {
  const waiting: { delivery: Delivery; tries: number }[] = [];
  const again = new Set<NodeJS.Timeout>();
  let running = 0;
  let closed = false;
  let whenIdle: (() => void)[] = [];

  function enqueue(delivery: Delivery, tries: number): void {
    if (closed) return;
    if (waiting.length >= MOST_WAITING) log.warn({ by: delivery.by, person: delivery.person }, 'too much news to tell');
    else waiting.push({ delivery, tries });
    work();
  }

  function work(): void {
    while (running < AT_ONCE && waiting.length > 0) {
      const { delivery, tries } = waiting.shift()!;
      running += 1;
      void attempt(delivery, tries).finally(() => {
        running -= 1;
        work();
      });
    }
    if (running > 0 || again.size > 0) return;
    for (const tell of whenIdle) tell();
    whenIdle = [];
  }

  async function attempt(delivery: Delivery, tries: number): Promise<void> {
    const { by, person } = delivery;
    try {
      await delivery.send();
      log.debug({ by, person }, 'told');
    } catch (error) {
      const pause = error instanceof Hopeless || closed ? undefined : pauses[tries];
      log.warn({ by, person, tries: tries + 1, why: reasonOf(error), again: pause ?? null }, 'could not tell');
      if (pause === undefined) return;
      const timer = setTimeout(() => {
        again.delete(timer);
        enqueue(delivery, tries + 1);
      }, pause);
      again.add(timer);
    }
  }

  const idle = (): Promise<void> =>
    new Promise((resolve) => {
      whenIdle.push(resolve);
      work();
    });

  return {
    add: (delivery) => enqueue(delivery, 0),
    idle,
    async close() {
      closed = true;
      waiting.length = 0;
      for (const timer of again) clearTimeout(timer);
      again.clear();
      let giveUp: NodeJS.Timeout | undefined;
      await Promise.race([idle(), new Promise((resolve) => (giveUp = setTimeout(resolve, LONGEST_GOODBYE)))]);
      clearTimeout(giveUp);
    },
  };
}

/** Messages of mail servers and libraries may repeat an address; codes do not. */
function reasonOf(error: unknown): string {
  if (error instanceof Hopeless || /^status \d+$/.test((error as Error).message)) return (error as Error).message;
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string };
  return [code ?? name, responseCode].filter((part) => part !== undefined).join(' ');
}
