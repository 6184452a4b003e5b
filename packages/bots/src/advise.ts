import { advance, clone, determinize, type Below, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Thinking } from './bot.ts';
import { diceFrom } from './search/dice.ts';
import { rollOut } from './search/rollout.ts';
import { styleOf } from './search/search.ts';
import { think } from './search/think.ts';
import { TRAINED } from './trained.ts';
import { FEATURES, noParts, type Feature, type Parts } from './value/features.ts';
import { addParts, eyeOf } from './value/valuation.ts';
import type { Weights } from './value/weights.ts';

/** Advice for people: the best moves, what they are worth, and what speaks for them. */

/** Points by which a move is better or worse than the others in one respect. */
export interface Reason {
  readonly feature: Feature;
  readonly change: number;
}

export interface Advice {
  readonly move: Move;
  /** Points it is expected to lead to in the end; against a solo opponent, points ahead. */
  readonly value: number;
  /** Points it gives away against the best move. */
  readonly loss: number;
  /** What sets it apart most from the other moves. */
  readonly why: Reason;
  /** The next reasons, the weightiest first. */
  readonly besides: readonly Reason[];
}

const BEST = 3;
const WORLDS = 6;
const REASONS = 2;

/** The three best moves of the seat that is asked, from what it may see. */
export function advise(view: CoreState, seat: Seat, thinking: Thinking): Advice[] {
  const style = styleOf(TRAINED, view.edition);
  const { judgements } = think(view, seat, thinking, style);
  const best = judgements.slice(0, BEST);
  const worlds = Array.from({ length: WORLDS }, () => determinize(view, seat, thinking.below));
  const after = judgements.map(({ move }) => partsAfter(worlds, seat, move, style.belief.weights, thinking.below));
  const usual = noParts();
  for (const parts of after) for (const feature of FEATURES) usual[feature] += parts[feature] / after.length;
  return best.map(({ move, value }, i) => {
    const [why, ...besides] = reasons(after[i], usual, value >= best[0].value - 0.5);
    return { move, value, loss: Math.max(0, best[0].value - value), why, besides };
  });
}

/** What the position is made of when the turn is over, the rest of it played by the guide. */
function partsAfter(worlds: readonly CoreState[], seat: Seat, move: Move, weights: Weights, below: Below): Parts {
  const dice = diceFrom(below);
  const parts = noParts();
  for (const world of worlds) {
    const state = clone(world);
    advance(state, seat, move);
    rollOut(state, world.turn + 1, weights, dice);
    addParts(eyeOf(state, seat, weights), parts);
  }
  for (const feature of FEATURES) parts[feature] /= worlds.length;
  return parts;
}

/** For a good move what it gains most, for a doubtful one whatever differs most. */
function reasons(parts: Parts, usual: Parts, good: boolean): Reason[] {
  const all = FEATURES.map((feature) => ({ feature, change: parts[feature] - usual[feature] }));
  const weight = ({ change }: Reason): number => (good ? change : Math.abs(change));
  return all.sort((a, b) => weight(b) - weight(a)).slice(0, 1 + REASONS);
}

/** What a feature is called in an English sentence. */
const NAMES: Readonly<Record<Feature, string>> = {
  money: 'money',
  flock: 'the herd',
  hand: 'the cards in hand',
  workers: 'workers',
  buildings: 'buildings',
  discs: 'what discs free on the board',
  deliveries: 'deliveries',
  routes: 'the way of ship or engine',
  pathfinder: 'the pathfinder',
  certificates: 'certificates',
  gold: 'gold',
  tokens: 'exchange tokens',
  tiles: 'tiles',
  objectives: 'objectives',
  masters: 'masters of harbours or stations',
  tempo: 'the way to the end of the trail',
  options: 'what can be done next',
};

/** The reason as a sentence. */
export function reasonInWords({ feature, change }: Reason): string {
  const size = Math.abs(change) < 0.05 ? 'about as much as the others' : `${Math.abs(change).toFixed(1)} points`;
  if (Math.abs(change) < 0.05) return `It does ${size} for ${NAMES[feature]}.`;
  return `It is worth ${size} ${change > 0 ? 'more' : 'less'} than the other moves in ${NAMES[feature]}.`;
}
