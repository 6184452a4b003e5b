import { LEAK, SCALE, type Net } from './net.ts';

/**
 * A network at play, updated incrementally as in NNUE: from one position to the next few inputs change, and only those
 * are read again. Inputs are whole numbers of 1/4,096 and weights of 1/16,777,216, so that no sum is ever rounded: what
 * was read before makes no difference.
 */
export class IncrementalNet {
  private readonly net: Net;
  private readonly weights: Float64Array;
  private readonly seen: Float64Array;
  private readonly units: Float64Array;
  private straight: number;

  constructor(net: Net) {
    const { hidden } = net;
    const inputs = net.names.length;
    this.net = net;
    this.weights = net.weights.map((weight) => Math.round(weight * WEIGHT_GRAINS) / WEIGHT_GRAINS);
    this.seen = new Float64Array(inputs);
    this.units = this.weights.slice(inputs * hidden, (inputs + 1) * hidden);
    this.straight = this.weights[this.weights.length - 1];
  }

  evaluate(x: Float64Array): number {
    const { weights, seen, units } = this;
    const { hidden } = this.net;
    const inputs = seen.length;
    const out = (inputs + 1) * hidden;
    const line = out + hidden;
    for (let i = 0; i < inputs; i++) {
      const change = x[i] - seen[i];
      if (change === 0) continue;
      seen[i] = x[i];
      this.straight += change * weights[line + i];
      for (let h = 0, at = i * hidden; h < hidden; h++, at++) units[h] += change * weights[at];
    }
    let result = this.straight;
    for (let h = 0; h < hidden; h++) result += (units[h] > 0 ? units[h] : LEAK * units[h]) * weights[out + h];
    return SCALE * result;
  }
}

const WEIGHT_GRAINS = 2 ** 24;
