/** Training samples: the features of positions, one after the other in one list, and what came of them. */
export interface Samples {
  readonly inputs: Float32Array;
  readonly targets: Float32Array;
}

/** In memory that all threads see. */
export function mergeSamples(each: readonly Samples[], inputs: number): Samples {
  const count = each.reduce((sum, { targets }) => sum + targets.length, 0);
  const all: Samples = {
    inputs: new Float32Array(new SharedArrayBuffer(4 * count * inputs)),
    targets: new Float32Array(new SharedArrayBuffer(4 * count)),
  };
  let at = 0;
  for (const samples of each) {
    all.inputs.set(samples.inputs, at * inputs);
    all.targets.set(samples.targets, at);
    at += samples.targets.length;
  }
  return all;
}
