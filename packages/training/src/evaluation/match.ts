import { readFile } from 'node:fs/promises';
import { score, type Setup } from '@drover/engine';
import { botNamed, BY_HAND, loadNetworks, plannerWith, playGame, type Bot, type Budget } from '@drover/bots';
import { networkEvaluator, type Net } from '@drover/bots/inside';

/** One game of the arena, as plain data, so that it can be played in another thread. */
export interface Match {
  readonly setup: Setup;
  /** Name of the bot in each seat. A solo opponent has none. */
  readonly bots: readonly string[];
  readonly budget?: Budget;
  /** A network in training; the bot called `learned` thinks its turns through with it. */
  readonly learned?: Net;
}

export interface MatchResult {
  readonly totals: readonly number[];
  /** The points of each seat by category. */
  readonly categories: readonly Readonly<Record<string, number>>[];
  /** What part of the victory each seat has: a shared one is divided. */
  readonly shares: readonly number[];
}

function seat(name: string, { setup, learned }: Match): Bot {
  if (name !== 'learned') return botNamed(name)!;
  const { weights, value } = BY_HAND[setup.edition];
  return plannerWith(name, { ...BY_HAND, [setup.edition]: { weights, value: networkEvaluator(learned!, value) } });
}

export async function playMatch(match: Match): Promise<MatchResult> {
  const { setup, bots, budget } = match;
  await loadNetworks(setup.edition, readFile);
  const seated = bots.map((name) => seat(name, match));
  const last = playGame(setup, seated, budget === undefined ? {} : { budget });
  const { seats, leaders } = score(last);
  return {
    totals: seats.map(({ total }) => total),
    categories: seats.map(({ categories }) => Object.fromEntries(categories.map(({ category, vp }) => [category, vp]))),
    shares: seats.map(({ seat }) => (leaders.includes(seat) ? 1 / leaders.length : 0)),
  };
}
