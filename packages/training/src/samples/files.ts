import type { Samples } from './samples.ts';

/**
 * Samples for other tools: the targets and then the features of every position, as four-byte floating-point numbers with
 * their low byte first, and a description that says how many there are of each.
 */
export interface SampleDescription {
  readonly format: 'drover-samples-1';
  readonly positions: number;
  /** Of the features of a position, in their order. */
  readonly names: readonly string[];
  /** What is in the file, one after the other. */
  readonly layout: readonly [
    { readonly what: 'targets'; readonly type: 'float32-le'; readonly shape: readonly [number] },
    { readonly what: 'features'; readonly type: 'float32-le'; readonly shape: readonly [number, number] },
  ];
  /** Points: what came of the position for the seat, or how many it was ahead of a solo opponent. */
  readonly unit: 'points';
}

export const describeSamples = ({ targets }: Samples, names: readonly string[]): SampleDescription => ({
  format: 'drover-samples-1',
  positions: targets.length,
  names,
  layout: [
    { what: 'targets', type: 'float32-le', shape: [targets.length] },
    { what: 'features', type: 'float32-le', shape: [targets.length, names.length] },
  ],
  unit: 'points',
});

export function sampleBytes({ inputs, targets }: Samples): Uint8Array {
  const bytes = new Uint8Array(4 * (targets.length + inputs.length));
  const data = new DataView(bytes.buffer);
  targets.forEach((value, i) => data.setFloat32(4 * i, value, true));
  inputs.forEach((value, i) => data.setFloat32(4 * (targets.length + i), value, true));
  return bytes;
}
