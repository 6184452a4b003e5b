import type { Setup } from '@drover/engine';
import type { Budget } from '@drover/bots';
import type { Match } from '@drover/training';

/** Who plays whom, where everybody sits, and on which seeds. */

export interface Duel {
  readonly a: string;
  readonly b: string;
}

/** Everybody against everybody. */
export const roundRobin = (bots: readonly string[]): Duel[] =>
  bots.flatMap((a, i) => bots.slice(i + 1).map((b) => ({ a, b })));

/**
 * The ways two bots can share a table, true where `a` sits. Each is followed by its mirror, and together they give
 * both the same seats equally often; at a table of three one has two seats, then the other.
 */
export function seatings(players: number): boolean[][] {
  const all: boolean[][] = [];
  for (let mask = 1; mask < 2 ** (players - 1); mask++) {
    const seats = Array.from({ length: players }, (_, seat) => (mask >> seat) % 2 === 1);
    const ofA = seats.filter(Boolean).length;
    if (Math.abs(2 * ofA - players) <= players % 2)
      all.push(
        seats,
        seats.map((isA) => !isA),
      );
  }
  return all;
}

/** The same seed for every seating, so that luck is the same for both. */
export function matchesOf(
  { a, b }: Duel,
  setup: Omit<Setup, 'seed'>,
  games: number,
  seed: string,
  budget: Budget | undefined,
): { match: Match; isA: boolean[] }[] {
  const ways = seatings(setup.players);
  return Array.from({ length: games }, (_, i) => {
    const isA = ways[i % ways.length];
    return {
      isA,
      match: {
        setup: { ...setup, seed: `${seed}-${Math.floor(i / ways.length)}` },
        bots: isA.map((mine) => (mine ? a : b)),
        ...(budget === undefined ? {} : { budget }),
      },
    };
  });
}
