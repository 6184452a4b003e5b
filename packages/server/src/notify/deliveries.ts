import type { FastifyBaseLogger } from 'fastify';
import { FairLine } from '../fair-line.ts';

/** Trying again would not help. */
export class PermanentFailure extends Error {}

export interface Delivery {
  /** For the log, which never has the contents or the address. */
  readonly by: 'look-up' | 'push' | 'mail' | 'webhook';
  readonly person: string;
  /** Whose server has to answer, where people choose it themselves. */
  readonly host?: string;
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
/** Of each kind by itself, so that mails do not wait for somebody's webhook. */
const AT_ONCE = 8;
/** Calls that one host has to answer: a slow one keeps only those waiting who chose it. */
const PER_HOST = 2;
/** More than this would be of yesterday. */
const MOST_WAITING = 10_000;
const LONGEST_GOODBYE = 5000;

export function openDeliveries({ log, pauses = PAUSES }: DeliveryOptions): Deliveries {
  interface Job {
    readonly delivery: Delivery;
    readonly tries: number;
  }
  const lanes = new Map<Delivery['by'], { line: FairLine<Job>; running: number }>();
  const busyHosts = new Map<string, number>();
  const again = new Set<NodeJS.Timeout>();
  let running = 0;
  let closed = false;
  let whenIdle: (() => void)[] = [];

  function enqueue(delivery: Delivery, tries: number): void {
    if (closed) return;
    const { by, person, host = '' } = delivery;
    const lane = lanes.get(by) ?? { line: new FairLine<Job>(), running: 0 };
    lanes.set(by, lane);
    if (lane.line.size >= MOST_WAITING) log.warn({ by, person }, 'too many notifications');
    else lane.line.add(host, person, { delivery, tries });
    work();
  }

  function work(): void {
    const mayCall = (host: string): boolean => host === '' || (busyHosts.get(host) ?? 0) < PER_HOST;
    for (const lane of lanes.values())
      while (lane.running < AT_ONCE) {
        const job = lane.line.next(mayCall);
        if (job === undefined) break;
        begin(lane, job);
      }
    if (running > 0 || again.size > 0) return;
    for (const tell of whenIdle) tell();
    whenIdle = [];
  }

  function begin(lane: { running: number }, { delivery, tries }: Job): void {
    const { host = '' } = delivery;
    lane.running += 1;
    running += 1;
    busyHosts.set(host, (busyHosts.get(host) ?? 0) + 1);
    void attempt(delivery, tries).finally(() => {
      lane.running -= 1;
      running -= 1;
      const left = busyHosts.get(host)! - 1;
      if (left === 0) busyHosts.delete(host);
      else busyHosts.set(host, left);
      work();
    });
  }

  async function attempt(delivery: Delivery, tries: number): Promise<void> {
    const { by, person } = delivery;
    try {
      await delivery.send();
      log.debug({ by, person }, 'told');
    } catch (error) {
      const pause = error instanceof PermanentFailure || closed ? undefined : pauses[tries];
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
      for (const { line } of lanes.values()) line.clear();
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
  if (error instanceof PermanentFailure || /^status \d+$/.test((error as Error).message))
    return (error as Error).message;
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string };
  return [code ?? name, responseCode].filter((part) => part !== undefined).join(' ');
}
