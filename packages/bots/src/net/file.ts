import { sizeOf, type Net } from './net.ts';

/**
 * A network as a file: `DROVNET1`, the length of the description as four bytes, the description as JSON, and the weights
 * as signed two-byte numbers, in steps of a 32,767th of the largest. All numbers have their low byte first.
 */

const MAGIC = 'DROVNET1';
const STEPS = 32_767;

/** Where a network comes from and what it can do, in words and figures; nothing depends on it. */
export type NetOrigin = Readonly<Record<string, unknown>>;

export interface NetFile {
  readonly net: Net;
  readonly origin: NetOrigin;
}

interface Description {
  readonly names: readonly string[];
  readonly hidden: number;
  readonly largest: number;
  readonly origin: NetOrigin;
}

export function writeNetFile({ net, origin }: NetFile): Uint8Array {
  const { names, hidden, weights } = net;
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  const description: Description = { names, hidden, largest, origin };
  const text = new TextEncoder().encode(JSON.stringify(description));
  const bytes = new Uint8Array(MAGIC.length + 4 + text.length + 2 * weights.length);
  const data = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(MAGIC));
  data.setUint32(MAGIC.length, text.length, true);
  bytes.set(text, MAGIC.length + 4);
  const begin = MAGIC.length + 4 + text.length;
  weights.forEach((weight, i) => data.setInt16(begin + 2 * i, Math.round((weight / largest) * STEPS), true));
  return bytes;
}

/** Throws for what is not a whole network. */
export function readNetFile(bytes: Uint8Array): NetFile {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, to: number): string => new TextDecoder().decode(bytes.subarray(from, to));
  if (text(0, MAGIC.length) !== MAGIC) throw new Error('This is not the file of a network.');
  const begin = MAGIC.length + 4 + data.getUint32(MAGIC.length, true);
  const { names, hidden, largest, origin } = JSON.parse(text(MAGIC.length + 4, begin)) as Description;
  const count = sizeOf(names.length, hidden);
  if (bytes.length !== begin + 2 * count) throw new Error('The file of the network is not whole.');
  const weights = new Float64Array(count);
  for (let i = 0; i < count; i++) weights[i] = (data.getInt16(begin + 2 * i, true) / STEPS) * largest;
  return { net: { names, hidden, weights }, origin };
}
