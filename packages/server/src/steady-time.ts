/**
 * Milliseconds since 1970 that only ever go on as time does: where the clock of the machine is set, forward or back, nobody
 * at a table has more or less time.
 */
export function steadyTime(): () => number {
  const offset = Date.now() - performance.now();
  return () => Math.floor(offset + performance.now());
}
