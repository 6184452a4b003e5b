const GRAINS = 2 ** 12;

/** A list of inputs, all of them whole numbers of 1/4,096, that is written from its beginning for every position. */
export class Inputs {
  readonly values: Float64Array;
  private at = 0;

  constructor(most: number) {
    this.values = new Float64Array(most);
  }

  begin(): void {
    this.at = 0;
  }

  put(value: number): void {
    this.values[this.at++] = Math.round(value * GRAINS) / GRAINS;
  }

  flag(holds: boolean): void {
    this.values[this.at++] = holds ? 1 : 0;
  }

  /** How many were written. */
  get length(): number {
    return this.at;
  }
}
