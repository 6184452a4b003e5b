import { sizeOf, type Net } from './net.ts';

/** A network as a short text: its weights in steps of a 32,767th of the largest, two bytes each, in base 64. */

const STEPS = 32_767;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export interface PackedNet {
  readonly inputs: number;
  readonly hidden: number;
  readonly largest: number;
  /** Lines of base 64. */
  readonly weights: readonly string[];
}

export function pack({ inputs, hidden, weights }: Net): PackedNet {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  // Three bytes are four digits.
  const bytes = new Uint8Array(3 * Math.ceil((weights.length * 2) / 3));
  weights.forEach((weight, i) => {
    const step = Math.round((weight / largest) * STEPS) & 0xffff;
    bytes[2 * i] = step & 0xff;
    bytes[2 * i + 1] = step >> 8;
  });
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b, c] = bytes.subarray(i, i + 3);
    for (const digit of [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63]) text += DIGITS[digit];
  }
  return { inputs, hidden, largest, weights: text.match(/.{1,112}/g) ?? [] };
}

export function unpack({ inputs, hidden, largest, weights: lines }: PackedNet): Net {
  const text = lines.join('');
  const value = new Uint8Array(128);
  for (let i = 0; i < DIGITS.length; i++) value[DIGITS.charCodeAt(i)] = i;
  const bytes = new Uint8Array((text.length / 4) * 3);
  for (let i = 0, at = 0; i < text.length; i += 4) {
    const [a, b, c, d] = [0, 1, 2, 3].map((k) => value[text.charCodeAt(i + k)]);
    bytes[at++] = (a << 2) | (b >> 4);
    bytes[at++] = ((b & 15) << 4) | (c >> 2);
    bytes[at++] = ((c & 3) << 6) | d;
  }
  const weights = new Float64Array(sizeOf(inputs, hidden));
  for (let i = 0; i < weights.length; i++) {
    const step = bytes[2 * i] | (bytes[2 * i + 1] << 8);
    weights[i] = ((step > STEPS ? step - 0x10000 : step) / STEPS) * largest;
  }
  return { inputs, hidden, weights };
}
