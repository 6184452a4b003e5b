import { determinize, type Below, type CoreState, type Move, type Seat } from '@drover/engine';
import { candidates, type Evaluator } from '@drover/bots';
import { DICE_SEEDS, diceFrom, evaluate, lineKey, lineOf, playout, type Net, type TurnPlan } from '@drover/bots/inside';

/**
 * Paired comparison of turns that are nearly chosen, with common random numbers. All are played in one and the same game
 * made up from the view, and some turns after them: luck makes the results of all of them better or worse, but hardly the
 * difference between them.
 */

export interface PairedTurn {
  readonly plan: TurnPlan;
  /** Of the positions that it and the turns after it left behind; fewer if the game was over first. */
  readonly features: readonly Float32Array[];
  /** What the seat could expect after some more turns. */
  readonly result: number;
}

/** Turns that are compared: the best ones, and one of the others that seem worse by fewer points than this. */
const [MAX_TURNS, MAX_GAP] = [5, 6];
/** Own turns that are played, the one that is compared among them. */
const TURNS = 3;

/** Where the turn is: what the seat sees, and the game made up from it in which the turn was planned. */
export interface Scene {
  readonly seen: CoreState;
  readonly world: CoreState;
  readonly seat: Seat;
}

/** Nothing if there is no choice. */
export function playPaired(
  { seen, world, seat }: Scene,
  plans: readonly TurnPlan[],
  evaluator: Evaluator,
  read: (position: CoreState) => Float32Array,
  below: Below,
): PairedTurn[] {
  const close = closeTurns(plans, world, seat);
  if (close.length > MAX_TURNS)
    close.splice(MAX_TURNS - 1, Infinity, close[MAX_TURNS - 1 + below(close.length - MAX_TURNS + 1)]);
  if (close.length === 1) return [];
  const other = determinize(seen, seat, below);
  const seed = below(DICE_SEEDS);
  return close.map(({ plan, line }) => {
    const features: Float32Array[] = [];
    const how = {
      ...{ evaluator, turns: TURNS, judged: 1, judge: (expected: number) => expected },
      onTurnEnd: (end: CoreState) => void features.push(read(end)),
    };
    const result = playout(
      other,
      seat,
      line,
      how,
      diceFrom(() => seed),
    );
    return { plan, features, result };
  });
}

/** The best turn of each line that is not much worse than the best of all, the best first. */
function closeTurns(plans: readonly TurnPlan[], world: CoreState, seat: Seat): { plan: TurnPlan; line: Move[] }[] {
  // A move there is no choice about is made before any line begins.
  const forced = candidates(world, seat).length === 1 ? 1 : 0;
  const sorted = plans.toSorted((a, b) => b.worth - a.worth);
  const [seen, lines] = [new Set<number>(), new Map<string, { plan: TurnPlan; line: Move[] }>()];
  for (const plan of sorted) {
    if (plan.worth < sorted[0].worth - MAX_GAP) break;
    // What is worth exactly the same is the same, done in another order.
    if (seen.has(plan.worth)) continue;
    seen.add(plan.worth);
    const line = lineOf(plan, world).slice(forced);
    const key = lineKey(line);
    if (!lines.has(key)) lines.set(key, { plan, line });
  }
  return [...lines.values()];
}

/** How much the result of a playout counts beside what the turn seemed worth: it is one game only. */
const RESULT_WEIGHT = 0.3;

export function bestBlended(pairs: readonly PairedTurn[]): TurnPlan | null {
  const blended = ({ plan, result }: PairedTurn): number => (1 - RESULT_WEIGHT) * plan.worth + RESULT_WEIGHT * result;
  return pairs.reduce<PairedTurn | null>((a, b) => (a === null || blended(b) > blended(a) ? b : a), null)?.plan ?? null;
}

/** How much is learned from what all of them have in common, which is luck. */
const COMMON_SHARE = 0.03;

/**
 * What is to be learned of the positions that turns left behind: the differences between them. Those after as many turns are
 * compared with each other.
 */
export function pairedTargets(pairs: readonly PairedTurn[], net: Net): { features: Float32Array; target: number }[] {
  return Array.from({ length: TURNS - 1 }, (_, turn) => {
    const ended = pairs
      .filter(({ features }) => features.length > turn)
      .map(({ features, result }) => ({ features: features[turn], result }));
    let common = 0;
    for (const { features, result } of ended) common += (result - evaluate(net, features)) / ended.length;
    return ended.map(({ features, result }) => ({ features, target: result - (1 - COMMON_SHARE) * common }));
  }).flat();
}
