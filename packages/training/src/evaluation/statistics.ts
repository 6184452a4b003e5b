/** What can be said of results that chance has a part in. */

const Z = 1.96;

export type Interval = readonly [low: number, high: number];

/** 95 % interval of a share, by Wilson: it never leaves 0 to 1 and is honest near the ends. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const p = wins / games;
  const z2 = (Z * Z) / games;
  const middle = (p + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** 95 % interval of a mean. */
export function meanInterval(values: readonly number[]): Interval {
  const middle = mean(values);
  if (values.length < 2) return [middle, middle];
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  const half = Z * Math.sqrt(variance / values.length);
  return [middle - half, middle + half];
}

export interface Pairing {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  /** Of `a`; `b` has the rest. */
  readonly wins: number;
}

/** Nobody wins or loses everything in the long run: this many drawn games are added to each pairing. */
const DOUBT = 1;
const ROUNDS = 400;

/** Ratings after Bradley and Terry on the scale of Elo, 400 points for ten to one; their mean is 1500. */
export function ratings(bots: readonly string[], pairings: readonly Pairing[]): Map<string, number> {
  const strength = new Map(bots.map((bot) => [bot, 1]));
  for (let round = 0; round < ROUNDS; round++)
    for (const bot of bots) {
      let won = 0;
      let expected = 0;
      for (const { a, b, games, wins } of pairings) {
        if (a !== bot && b !== bot) continue;
        won += (a === bot ? wins : games - wins) + DOUBT / 2;
        expected += (games + DOUBT) / (strength.get(a)! + strength.get(b)!);
      }
      if (expected > 0) strength.set(bot, won / expected);
    }
  const elo = bots.map((bot) => 400 * Math.log10(strength.get(bot)!));
  const middle = mean(elo);
  return new Map(bots.map((bot, i) => [bot, 1500 + elo[i] - middle]));
}
