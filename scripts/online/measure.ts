import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Numbers about a run. */

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** `p50 3 ms, p95 8 ms, p99 12 ms`. */
export const spread = (values: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${percentile(values, share).toFixed(1)} ms`).join(', ');

/** Memory of another process, in kB. */
export function residentMemory(pid: number): number {
  if (process.platform === 'linux')
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
}

/** Processor time of another process so far, in seconds; only Linux tells. */
export function processorTime(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  // After the name in brackets; in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export const megabytes = (kilobytes: number): string => `${Math.round(kilobytes / 1024)} MB`;

/** Does something for each, so many at a time. */
export async function each<T>(things: readonly T[], width: number, work: (thing: T, n: number) => Promise<void>) {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < things.length) {
      const n = next++;
      await work(things[n], n);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
}
