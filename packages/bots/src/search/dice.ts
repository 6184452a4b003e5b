import type { Below } from '@drover/engine';

/** A quick source of numbers from 0 to 1 for playing games out (xorshift32), begun by the bot's own dice. */
export type Dice = () => number;

/** So many ways dice can fall: one of them, drawn before, gives several games the same dice. */
export const DICE_SEEDS = 2 ** 31;

export function diceFrom(below: Below): Dice {
  let x = below(0xffffffff) + 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 4294967296;
  };
}
