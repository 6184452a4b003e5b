import {
  advance,
  decision,
  determinize,
  newGame,
  score,
  view,
  type Below,
  type CoreState,
  type Move,
  type Seat,
  type Setup,
} from '@drover/engine';
import { BY_HAND, candidates } from '@drover/bots';
import {
  beamSearch,
  bestPlan,
  endPosition,
  endsTurn,
  evaluate,
  featuresOf,
  isSolo,
  moveKey,
  outcomes,
  pathOf,
  type Net,
  type TurnPlan,
} from '@drover/bots/inside';
import type { Samples } from '../samples/samples.ts';
import { pairedTargets, bestBlended, playPaired } from './paired-turns.ts';

/** A game of self-play: everybody plans turns by beam search, and what they left behind is kept with what came of it. */

export interface SelfPlayer {
  value(state: CoreState, seat: Seat): number;
  /** So many decisions it makes at random before it begins to plan. */
  readonly randomOpening: number;
  /** So many turns it plays by a biased evaluation, and gets where it would not have gone. No sample is made of them. */
  readonly biasedTurns: number;
  biasedValue(state: CoreState, seat: Seat): number;
  /** The network that learns; null for a player by hand whose games are only imitated. */
  readonly net: Net | null;
  /** How many positions at a time it follows when it plans a turn. */
  readonly beam: number;
  /** It compares close turns in pairs and learns from the differences; others explore some turns at random instead. */
  readonly paired: boolean;
}

/** With the points of all seats in the end. */
export interface PlayedSamples extends Samples {
  readonly final: readonly number[];
  /** The last seat is a solo opponent's. */
  readonly solo: boolean;
  /** How much more came of it than the network expected at the ends of turns; nothing where it did not play. */
  readonly surprises: readonly number[];
}

/** TD(λ): how much of a target is what came of the game in the end; the rest is what the turn after it left behind. */
const LAMBDA = 0.7;

/**
 * Nodes of every turn's beam that become samples, of those from which it might have gone nearly as well. What was far from
 * being chosen is never tried, and what nobody tries is not learned about: its value would drift unnoticed.
 */
const [NODES_KEPT, MAX_GAP] = [2, 6];

/**
 * Exploration noise: one of so many turns is drawn from those that seem worse by fewer points than this. What comes of turns
 * that are nearly chosen would never show otherwise, and the choice between them is what play consists of.
 */
const [EXPLORE_EVERY, MAX_REGRET] = [4, 5];

function exploratoryPlan(plans: readonly TurnPlan[], best: TurnPlan, below: Below): TurnPlan {
  // What is worth exactly the same is the same, done in another order.
  const different = new Map<number, TurnPlan>();
  for (const plan of plans) if (plan.worth > best.worth - MAX_REGRET) different.set(plan.worth, plan);
  return [...different.values()][below(different.size)];
}

/** What one seat can learn from. */
interface Trajectory {
  decisions: number;
  /** Turns it has ended. */
  turns: number;
  /** Positions at the end of its turns; what came of them shows when the game is over. */
  readonly endFeatures: Float32Array[];
  /** What they seemed worth; not a number to those who are only imitated. */
  readonly endValues: number[];
  /** What exploration has cost in each of these turns, as it seemed, and in the present one. */
  readonly regrets: number[];
  regret: number;
  /** Positions within turns, and what the best turn from there would leave behind; those that pairs led to, with their targets. */
  readonly innerFeatures: Float32Array[];
  readonly innerTargets: number[];
}

const newTrajectory = (): Trajectory => ({
  ...{ decisions: 0, turns: 0, regret: 0 },
  ...{ endFeatures: [], endValues: [], regrets: [], innerFeatures: [], innerTargets: [] },
});

/** Whoever is to move, in the game as it is, which no player sees. */
interface Mover {
  readonly state: CoreState;
  readonly seat: Seat;
  readonly player: SelfPlayer;
  readonly mine: Trajectory;
  readonly read: (position: CoreState, seat: Seat) => Float32Array;
}

export function selfPlay(setup: Setup, players: readonly SelfPlayer[], inputs: number, below: Below): PlayedSamples {
  const state = newGame(setup);
  const trajectories = players.map(newTrajectory);
  const read = (position: CoreState, seat: Seat) =>
    Float32Array.from(featuresOf(position, seat, true).subarray(0, inputs));
  while (!state.over) {
    const { seat } = decision(state)!;
    const mover = { state, seat, player: players[seat], mine: trajectories[seat], read };
    if (mover.mine.decisions++ < mover.player.randomOpening) {
      const open = candidates(state, seat);
      advance(state, seat, open[below(open.length)]);
    } else followPlan(mover, choosePlan(mover, below));
  }
  const sheet = score(state);
  const final = sheet.seats.map(({ total }) => total);
  const reached = outcomes(sheet);
  const surprises = trajectories.flatMap(({ endValues }, seat) => endValues.map((value) => reached[seat] - value));
  return {
    ...samplesOf(trajectories, reached, inputs),
    final,
    solo: isSolo(state),
    surprises: surprises.filter((points) => !Number.isNaN(points)),
  };
}

const isBiased = ({ player, mine }: Mover): boolean => mine.turns < player.biasedTurns;
const valueFor = (mover: Mover): SelfPlayer['value'] =>
  isBiased(mover) ? mover.player.biasedValue : mover.player.value;

/** The turn that is played, of those it may plan; whoever learns keeps what can be learned from the others. */
function choosePlan(mover: Mover, below: Below): TurnPlan {
  const { state, seat, player, mine, read } = mover;
  const seen = view(state, seat);
  const world = determinize(seen, seat, below);
  const value = valueFor(mover);
  const { plans, nodes } = beamSearch(world, seat, value, player.beam);
  const best = bestPlan(plans);
  if (player.net === null || isBiased(mover)) return best;
  let plan = best;
  if (player.paired) {
    const evaluator = { ...BY_HAND[state.edition], value };
    const pairs = playPaired({ seen, world, seat }, plans, evaluator, (position) => read(position, seat), below);
    plan = bestBlended(pairs) ?? best;
    for (const { features, target } of pairedTargets(pairs, player.net)) {
      mine.innerFeatures.push(features);
      mine.innerTargets.push(target);
    }
  } else if (below(EXPLORE_EVERY) === 0) {
    plan = exploratoryPlan(plans, best, below);
    mine.regret += best.worth - plan.worth;
  }
  const near = nodes.slice(1).filter(({ best: worth }) => worth > best.worth - MAX_GAP);
  for (let i = 0; i < NODES_KEPT && near.length > 0; i++) {
    const node = near[below(near.length)];
    mine.innerFeatures.push(read(node.state, seat));
    mine.innerTargets.push(node.best);
  }
  return plan;
}

/** Plays it as far as things go as expected. */
function followPlan(mover: Mover, plan: TurnPlan): void {
  const { state, seat } = mover;
  // It was planned by this one, even if the bias ends with the turn.
  const value = valueFor(mover);
  const { turn } = state;
  const path = pathOf(plan);
  for (let i = 0; i < path.length; i++) {
    makeMove(mover, path[i].moves[0]);
    let open: Move[] = [];
    while (isStill(state, seat, turn) && (open = candidates(state, seat)).length === 1) makeMove(mover, open[0]);
    if (!isStill(state, seat, turn)) return;
    // Things may have gone otherwise: a card was drawn.
    if (i + 1 === path.length || value(state, seat) !== path[i + 1].from.worth) return;
    const next = moveKey(path[i + 1].moves[0]);
    if (!open.some((move) => moveKey(move) === next)) return;
  }
}

/** What the turn leaves behind is kept when it ends. */
function makeMove({ state, seat, player, mine, read }: Mover, move: Move): void {
  if (endsTurn(state, move) && ++mine.turns >= player.biasedTurns) {
    const position = read(endPosition(state), seat);
    mine.endFeatures.push(position);
    mine.endValues.push(player.net === null ? Number.NaN : evaluate(player.net, position));
    mine.regrets.push(mine.regret);
    mine.regret = 0;
  }
  advance(state, seat, move);
}

const isStill = (state: CoreState, seat: Seat, turn: number): boolean =>
  !state.over && state.turn === turn && decision(state)!.seat === seat;

/**
 * From the end of the game backwards: what was reached, blended with what the next turn left behind. What exploration seemed
 * to cost is no fault of the turns before it.
 */
function samplesOf(trajectories: readonly Trajectory[], final: readonly number[], inputs: number): Samples {
  const count = trajectories.reduce(
    (sum, { endFeatures, innerFeatures }) => sum + endFeatures.length + innerFeatures.length,
    0,
  );
  const all = new Float32Array(count * inputs);
  const targets = new Float32Array(count);
  let at = 0;
  const put = (position: Float32Array, target: number): void => {
    all.set(position, at * inputs);
    targets[at++] = target;
  };
  trajectories.forEach(({ endFeatures, endValues, regrets, innerFeatures, innerTargets }, seat) => {
    innerFeatures.forEach((position, i) => put(position, innerTargets[i]));
    let target = final[seat];
    for (let i = endFeatures.length - 1; i >= 0; i--) {
      put(endFeatures[i], target);
      if (!Number.isNaN(endValues[i])) target = LAMBDA * target + (1 - LAMBDA) * endValues[i] + regrets[i];
    }
  });
  return { inputs: all, targets };
}
