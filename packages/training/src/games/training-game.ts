import { answers, generator, soloOpponent, todaysGame, type Below, type EditionId, type Setup } from '@drover/engine';
import { BY_HAND, type Weights } from '@drover/bots';
import {
  componentsOf,
  evaluateByHand,
  networkEvaluator,
  normal,
  SCALE,
  type Net,
  type State,
} from '@drover/bots/inside';
import { selfPlay, type PlayedSamples, type SelfPlayer } from './self-play.ts';

/** The games a network learns from, with players that explore. */

const DIFFICULTIES = ['easy', 'medium', ...Array<string>(6).fill('hard')];

/** Tables of two to four people, or those with a solo opponent. */
export const TABLES = ['people', 'solo'] as const;
export type Tables = (typeof TABLES)[number];

/**
 * Who plays: players by hand, each with weights of its own, whom a network that knows nothing yet imitates; or the network
 * itself.
 */
export const PLAYERS = ['by hand', 'the network'] as const;

/** How the games of a generation are played. */
export interface Conduct {
  readonly tables: Tables;
  readonly players: (typeof PLAYERS)[number];
  /** One player of so many is biased, and one of as many opens at random. */
  readonly exploreOneOf: number;
  /** How many positions at a time are followed when a turn is planned. */
  readonly beam: number;
  /** Players compare close turns in pairs. That takes several times as long, and more is learned from it. */
  readonly paired: boolean;
}

/** Which game of which generation of a training. */
export interface GameKey {
  readonly edition: EditionId;
  readonly seed: string;
  readonly generation: number;
  readonly index: number;
  readonly conduct: Conduct;
}

/** Of eight games among people five are for two players, three for three or four. */
function setupOf({ edition, conduct: { tables }, index }: GameKey, seed: string, below: Below): Setup {
  const options = below(4) > 0 ? {} : { neutral: 'shuffled', sides: 'random' };
  if (tables === 'people') return { edition, players: index % 8 < 5 ? 2 : 3 + below(2), seed, options };
  const setup = { edition, players: 2, seed, options };
  const difficulty = DIFFICULTIES[below(DIFFICULTIES.length)];
  return { ...setup, options: { ...options, [soloOpponent(todaysGame(setup)).option]: { difficulty } } };
}

/** Plays one game and gives what can be learned from it; it depends on nothing but what it is given. */
export function trainingGame(net: Net, key: GameKey): PlayedSamples {
  const { edition, seed, generation, index, conduct } = key;
  const name = `${seed}/${generation}/${index}`;
  const below = generator(name, 'training');
  const setup = setupOf(key, name, below);
  const players = Array.from({ length: setup.players }, () =>
    conduct.players === 'by hand' ? handPlayer(edition, conduct, below) : netPlayer(net, edition, conduct, below),
  );
  return selfPlay(setup, players, net.names.length, below);
}

/** Biased ones are so for so many turns at most. */
const MAX_BIASED_TURNS = 14;

/**
 * Decisions that are made at random: which disc to begin with and where. All games begin there, and what is not
 * chosen once would not be chosen in any.
 */
const RANDOM_DECISIONS = 2;

function netPlayer(
  net: Net,
  edition: EditionId,
  { exploreOneOf: of, beam, paired }: Conduct,
  below: Below,
): SelfPlayer {
  const { value: byHand } = BY_HAND[edition];
  const value = networkEvaluator(net, byHand);
  const biasedTurns = below(of) < of - 1 ? 0 : 1 + below(MAX_BIASED_TURNS);
  const randomOpening = below(of) < of - 1 ? 0 : RANDOM_DECISIONS;
  if (biasedTurns === 0) return { value, randomOpening, biasedTurns, biasedValue: value, net, beam, paired };
  const [perturbedValue, bias] = [networkEvaluator(perturbed(net, below), byHand), materialBias(below)];
  return {
    value,
    randomOpening,
    biasedTurns,
    biasedValue: (state, seat) => perturbedValue(state, seat) + bias(state, seat),
    net,
    beam,
    paired,
  };
}

/** Points that a worker of one kind or a building may seem worth more or less, and one of how many biases a player has. */
const [BIAS, BIASED_ONE_OF] = [6, 3];

/** Whole strategies are not found by accident: somebody has to believe in them. */
function materialBias(below: Below): SelfPlayer['value'] {
  const draw = (): number => (below(BIASED_ONE_OF) === 0 ? BIAS * normal(below) : 0);
  const workers = [draw(), draw(), draw(), draw()];
  const buildings = draw();
  return (state, seat) => {
    const { players, trail } = state as State;
    let sum = 0;
    players[seat].workers.forEach((count, row) => (sum += workers[row] * (count - 1)));
    if (buildings !== 0)
      for (const space of componentsOf(state).buildingSpaces) if (answers.isOwn(trail[space], seat)) sum += buildings;
    return sum;
  };
}

/** Points that one unit of a feature may seem worth more or less, and one of how many features is perturbed. */
const [WEIGHT_NOISE, PERTURBED_ONE_OF] = [8, 20];

/**
 * Exploration by parameter noise: a handful of features seems better or worse for no reason. Where that leads shows only
 * when it is followed through for a while.
 */
function perturbed(net: Net, below: Below): Net {
  const weights = net.weights.slice();
  const noise = (WEIGHT_NOISE * below(1000)) / 1000 / SCALE;
  const inputs = net.names.length;
  const line = inputs * net.hidden + 2 * net.hidden;
  for (let i = 0; i < inputs; i++) if (below(PERTURBED_ONE_OF) === 0) weights[line + i] += noise * normal(below);
  return { ...net, weights };
}

/** Shares and powers make no sense when they are multiplied. */
const FIXED: readonly (keyof Weights)[] = ['discount', 'hope', 'deferred', 'spread'];

/** By hand, with weights that vary; those of workers are often a lot larger. */
function handPlayer(edition: EditionId, { beam }: Conduct, below: Below): SelfPlayer {
  const weights: { -readonly [Name in keyof Weights]: number } = { ...BY_HAND[edition].weights };
  const workersFactor = Math.exp(1.6 * (below(1000) / 1000));
  for (const name of Object.keys(weights) as (keyof Weights)[]) {
    if (!FIXED.includes(name)) weights[name] *= Math.exp(0.7 * normal(below));
    if (/\d$/.test(name)) weights[name] *= workersFactor;
  }
  const value: SelfPlayer['value'] = (state, seat) => evaluateByHand(state, seat, weights);
  return { value, randomOpening: 0, biasedTurns: 0, biasedValue: value, net: null, beam, paired: false };
}
