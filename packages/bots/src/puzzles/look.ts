import { determinize, type Below, type CoreState, type Move, type Seat } from '@drover/engine';
import type { Evaluator } from '../evaluators/evaluator.ts';
import { diceFrom, DICE_SEEDS } from '../search/dice.ts';
import { leadOf } from '../search/leaf-value.ts';
import { lossAgainst, mean, type Loss } from '../search/paired.ts';
import { playOn, type PlayoutOptions } from '../search/playout.ts';
import { playTurn } from './left-behind.ts';

/** A paired comparison of whole turns: all of them on the same made-up games and with the same dice. */

/** How far it looks, in own turns. */
const HORIZON = { turns: 3, judged: 1 };

export class PairedLook {
  readonly #view: CoreState;
  readonly #seat: Seat;
  readonly #below: Below;
  readonly #how: PlayoutOptions;
  readonly #turns: readonly (readonly Move[])[];
  /**
   * By turn, game after game: the points it leads by in the end, as far as can be told. A turn that is not played on any
   * more has fewer.
   */
  readonly #leads: number[][];
  games = 0;

  constructor(view: CoreState, seat: Seat, turns: readonly (readonly Move[])[], evaluator: Evaluator, below: Below) {
    this.#view = view;
    this.#seat = seat;
    this.#below = below;
    this.#turns = turns;
    this.#leads = turns.map(() => []);
    this.#how = {
      ...HORIZON,
      evaluator,
      judge: (expected, state) => leadOf(expected, state, seat, evaluator.value),
    };
  }

  /** One more game for each of these turns. */
  play(open: Iterable<number>): void {
    const world = determinize(this.#view, this.#seat, this.#below);
    const seed = this.#below(DICE_SEEDS);
    for (const i of open) {
      const { state } = playTurn(world, this.#seat, this.#turns[i]);
      const dice = diceFrom(() => seed);
      this.#leads[i].push(playOn(state, this.#seat, world.turn, this.#how, dice));
    }
    this.games++;
  }

  /** The best on average of those that may be it and were played in every game; null if there is none. */
  best(mayBe: (turn: number) => boolean): number | null {
    let best: number | null = null;
    for (const [i, leads] of this.#leads.entries())
      if (leads.length === this.games && mayBe(i) && (best === null || mean(leads) > mean(this.#leads[best]))) best = i;
    return best;
  }

  /** What one turn loses against another, game by game. */
  loss(turn: number, against: number): Loss {
    return lossAgainst(this.#leads[against], this.#leads[turn]);
  }
}
