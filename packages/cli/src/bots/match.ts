import { score, type Setup } from '@drover/engine';
import { botNamed, playGame, type Budget } from '@drover/bots';

/** One game of the arena, as plain data, so that it can be played in another thread. */
export interface Match {
  readonly setup: Setup;
  /** Name of the bot in each seat. A solo opponent has none. */
  readonly bots: readonly string[];
  readonly budget?: Budget;
}

export interface MatchResult {
  readonly totals: readonly number[];
  /** What part of the victory each seat has: a shared one is divided. */
  readonly shares: readonly number[];
  readonly turns: number;
}

export function playMatch({ setup, bots, budget }: Match): MatchResult {
  const seated = bots.map((name) => botNamed(name)!);
  const last = playGame(setup, seated, budget === undefined ? {} : { budget });
  const { seats, leaders } = score(last);
  return {
    totals: seats.map(({ total }) => total),
    shares: seats.map(({ seat }) => (leaders.includes(seat) ? 1 / leaders.length : 0)),
    turns: last.turn,
  };
}

