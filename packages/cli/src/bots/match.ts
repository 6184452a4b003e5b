import { score, type Setup } from '@drover/engine';
import { botNamed, greedyWith, guideWith, playGame, type Bot, type Budget, type Weights } from '@drover/bots';

/** One game of the arena, as plain data, so that it can be played in another thread. */
export interface Match {
  readonly setup: Setup;
  /** Name of the bot in each seat. A solo opponent has none. */
  readonly bots: readonly string[];
  readonly budget?: Budget;
  /** Weights of a bot in training, by the name it goes by. */
  readonly inTraining?: Readonly<Record<string, Weights>>;
}

export interface MatchResult {
  readonly totals: readonly number[];
  /** What part of the victory each seat has: a shared one is divided. */
  readonly shares: readonly number[];
  readonly turns: number;
}

/** `greedy:a` is the greedy bot with the weights called a. */
function seat(name: string, { setup, inTraining = {} }: Match): Bot {
  const [kind, weights] = name.split(':');
  if (weights === undefined) return botNamed(name)!;
  return (kind === 'guide' ? guideWith : greedyWith)(name, { [setup.edition]: inTraining[weights] });
}

export function playMatch(match: Match): MatchResult {
  const { setup, bots, budget } = match;
  const seated = bots.map((name) => seat(name, match));
  const last = playGame(setup, seated, budget === undefined ? {} : { budget });
  const { seats, leaders } = score(last);
  return {
    totals: seats.map(({ total }) => total),
    shares: seats.map(({ seat }) => (leaders.includes(seat) ? 1 / leaders.length : 0)),
    turns: last.turn,
  };
}
