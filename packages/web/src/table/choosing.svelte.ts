import { answers, legalMoves, type Move } from '@drover/engine';
import type { Line } from '@drover/words';
import { settings } from '../lib/settings.svelte.ts';
import { narrowed, openSpots, unplaced, type Choice } from './choices.ts';
import type { Position } from './position.ts';
import { preview, type Preview } from './preview.ts';
import { spotsOf, wayOf } from './spots.ts';

/** What can be chosen, how far it has been narrowed down by clicks, and what is being thought about. */
export class Choosing {
  picked = $state.raw<readonly string[]>([]);
  pointedChoice = $state.raw<Choice | null>(null);
  /** A move that would end the turn, until it is confirmed. */
  confirming = $state.raw<Choice | null>(null);
  #tapped = $state.raw<Choice | null>(null);
  /** It was tapped on its place: that must not move away from under the finger. */
  atPlace = false;
  readonly #position: Position;
  readonly #pointedSpot: () => string | undefined;
  readonly #play: (move: Move) => Promise<void>;

  constructor(position: Position, pointedSpot: () => string | undefined, play: (move: Move) => Promise<void>) {
    this.#position = position;
    this.#pointedSpot = pointedSpot;
    this.#play = play;
  }

  /** The answers to the question, or what the viewer may do while somebody else decides. */
  readonly choices: readonly Choice[] = $derived.by(() => {
    const { view, viewer, current, teller } = this.#position;
    if (viewer < 0 || !current || view.over) return [];
    return legalMoves(view, viewer).map((move) => ({
      move,
      ...teller.choice(view, viewer, move),
      spots: spotsOf(view, viewer, move),
      anyTime: answers.isInterrupt(view.edition, move),
    }));
  });
  readonly offered = $derived(narrowed(this.choices, this.picked));
  /** Ending the turn has a place of its own, and so has what may be done at any time. */
  readonly end = $derived(this.offered.find(({ move }) => move.do === 'end'));
  readonly anyTime = $derived(this.offered.filter((choice) => choice.anyTime));
  readonly listed = $derived(this.offered.filter((choice) => choice !== this.end && !choice.anyTime));
  readonly beside = $derived(unplaced(this.choices, this.picked));
  readonly open: ReadonlyMap<string, readonly Move[]> = $derived(openSpots(this.choices, this.picked));
  /** Looked at with a first tap: the second makes it. */
  readonly selected: Choice | null = $derived(this.choices.find((choice) => choice === this.#tapped) ?? null);
  /** The choice a person is thinking about: under the pointer, tapped, or the only one of the spot under it. */
  readonly considered: Choice | null = $derived.by(() => {
    const held = this.confirming ?? this.pointedChoice ?? this.selected;
    // A button that vanishes under the pointer does not say that it is left: what it stood for may be gone.
    if (held !== null && this.choices.includes(held)) return held;
    const spot = this.#pointedSpot();
    const moves = spot === undefined ? undefined : this.open.get(spot);
    return moves?.length === 1 ? (this.choices.find(({ move }) => move === moves[0]) ?? null) : null;
  });
  /** Where the choice lies, and the way to it. */
  readonly lit: ReadonlySet<string> = $derived(
    new Set([...this.picked, ...((this.pointedChoice ?? this.selected)?.spots ?? []), ...wayOf(this.considered?.move)]),
  );
  readonly preview: (Preview & { readonly lines: readonly Line[] }) | null = $derived.by(() => {
    if (this.considered === null) return null;
    const { view, viewer, teller } = this.#position;
    const seen = preview(view, viewer, this.considered.move);
    return { ...seen, lines: teller.story(view, seen.events) };
  });

  pick(spot: string): void {
    const picked = [...this.picked, spot];
    const left = narrowed(this.choices, picked);
    if (left.length === 1) return void this.tap(left[0]!, true);
    this.#tapped = null;
    if (left.length > 1) this.picked = picked;
  }

  unpick(): void {
    this.picked = [];
    this.confirming = null;
    this.#tapped = null;
  }

  /** A move is on its way: what was clicked and pointed at belongs to the past. */
  clear(): void {
    this.unpick();
    this.pointedChoice = null;
  }

  /** Makes the choice, or shows first what it would bring: whoever taps twice has then seen it. */
  async tap(choice: Choice, atPlace = false): Promise<void> {
    this.atPlace = atPlace;
    if (settings.tapTwice && this.selected !== choice) this.#tapped = choice;
    else await this.choose(choice);
  }

  /** A move that ends the turn without being called so is asked about once more. */
  async choose(choice: Choice): Promise<void> {
    const { asked, view, viewer } = this.#position;
    const mustAsk =
      asked &&
      !settings.autoEnd &&
      this.selected !== choice &&
      choice.move.do !== 'end' &&
      this.confirming?.move !== choice.move &&
      preview(view, viewer, choice.move).endsTurn;
    if (mustAsk) this.confirming = choice;
    else await this.#play(choice.move);
  }

  /** Nothing is left to do but to end the turn, and the person wants that to happen by itself. */
  endByItself(): void {
    if (!settings.autoEnd || !this.#position.asked) return;
    const left = this.choices.filter(({ anyTime }) => !anyTime);
    if (left.length === 1 && left[0]!.move.do === 'end') void this.choose(left[0]!);
  }
}
