import { setImmediate } from 'node:timers/promises';
import { duration } from './text.ts';

const BAR = 24;
const PAUSE = 100;

/** A bar with percentage and the time that is left, drawn only where somebody can see it. */
export function progressBar(total: number, unit: string, out: NodeJS.WriteStream = process.stderr) {
  const begun = performance.now();
  let next = begun + PAUSE;
  const draw = (done: number, now: number): void => {
    const share = done / total;
    const left = done === 0 ? '' : `, ${duration(((now - begun) * (1 - share)) / share / 1000)} left`;
    const bar = '#'.repeat(Math.floor(share * BAR)).padEnd(BAR, '.');
    const line = `[${bar}] ${String(Math.floor(share * 100)).padStart(3)} %  ${done} of ${total} ${unit}${left}`;
    out.write(`\r${line.slice(0, (out.columns || 80) - 1)}\u001b[K`);
  };
  return {
    /** To be awaited often: it also lets signals through, about ten times a second. */
    async show(done: number): Promise<void> {
      const now = performance.now();
      if (now < next) return;
      next = now + PAUSE;
      if (out.isTTY) draw(done, now);
      await setImmediate();
    },
    clear(): void {
      if (out.isTTY) out.write('\r\u001b[K');
    },
  };
}

/** Notices Ctrl-C instead of dying of it; the second one ends the program as usual. */
export function noticeInterrupt() {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  process.once('SIGINT', stop);
  return { signal: controller.signal, release: () => void process.off('SIGINT', stop) };
}

/** What shells report for a program ended by Ctrl-C. */
export const INTERRUPTED = 130;
