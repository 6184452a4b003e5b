import type { Move } from '@drover/engine';
import { labels } from '../lib/language.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import { answersItself } from './answering.ts';
import { listsOf, narrowed, openSpots, unplaced, type Choice, type Lists } from './choices.ts';
import { offersOf, plainOffers } from './folding.ts';
import type { Position } from './position.ts';
import { choicesOf } from './saying.ts';
import { wayOf } from './spots.ts';

/** What can be chosen, how far it has been narrowed down by clicks, and what is being thought about. */
export class Choosing {
  picked = $state.raw<readonly string[]>([]);
  pointedChoice = $state.raw<Choice | null>(null);
  /** A choice that would end the turn, until it is confirmed. */
  confirming = $state.raw<Choice | null>(null);
  /** Something was taken back: what has one answer waits for the person. */
  #held = false;
  #tapped = $state.raw<Choice | null>(null);
  /** It was tapped on its place: that must not move away from under the finger. */
  atPlace = false;
  readonly #position: Position;
  readonly #pointedSpot: () => string | undefined;
  readonly #play: (moves: readonly Move[]) => Promise<void>;

  constructor(
    position: Position,
    pointedSpot: () => string | undefined,
    play: (moves: readonly Move[]) => Promise<void>,
  ) {
    this.#position = position;
    this.#pointedSpot = pointedSpot;
    this.#play = play;
  }

  /** The answers to the question, or what the viewer may do while somebody else decides. */
  readonly choices: readonly Choice[] = $derived.by(() => {
    const { view, viewer, current, together, teller } = this.#position;
    if (viewer < 0 || !current || view.over) return [];
    const offers = together ? offersOf(view, viewer) : plainOffers(view, viewer);
    return choicesOf(view, viewer, offers, teller, labels().table.headings);
  });
  readonly lists: Lists = $derived(listsOf(this.choices, this.picked));
  readonly beside = $derived(
    unplaced(this.choices, this.picked).filter(({ found }) => found === 'listed' || this.picked.length > 0),
  );
  readonly open: ReadonlyMap<string, readonly Choice[]> = $derived(openSpots(this.choices, this.picked));
  /** Looked at with a first tap: the second makes it. */
  readonly selected: Choice | null = $derived.by(() =>
    this.#tapped?.on === this.#position.view ? this.#tapped : null,
  );
  /** The choice a person is thinking about: under the pointer, tapped, or the only one of the spot under it. */
  readonly considered: Choice | null = $derived.by(() => {
    const held = this.confirming ?? this.pointedChoice ?? this.selected;
    // A button that vanishes under the pointer does not say that it is left: what it stood for may be gone.
    if (held !== null && held.on === this.#position.view) return held.opens === undefined ? held : null;
    const spot = this.#pointedSpot();
    const there = spot === undefined ? undefined : this.open.get(spot);
    return there?.length === 1 ? there[0]! : null;
  });
  /** Where the choice lies, and the way to it. */
  readonly lit: ReadonlySet<string> = $derived(
    new Set([...this.picked, ...placesOf(this.pointedChoice ?? this.selected), ...wayOf(this.considered?.moves[0])]),
  );
  /** A single move, whatever it goes together with. */
  choiceOf(move: Move): Choice | null {
    const { view, viewer, teller } = this.#position;
    const text = JSON.stringify(move);
    const offer = plainOffers(view, viewer).filter(({ steps }) => JSON.stringify(steps[0]!.move) === text);
    return choicesOf(view, viewer, offer, teller, labels().table.headings)[0] ?? null;
  }

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
    await (settings.tapTwice && choice.opens === undefined ? this.lookFirst(choice) : this.choose(choice));
  }

  /** Shows what the choice would bring, and makes it when it is chosen again. */
  async lookFirst(choice: Choice): Promise<void> {
    if (this.selected === choice) await this.choose(choice);
    else this.#tapped = choice;
  }

  /** What ends the turn without being called so leaves something undone, and is asked about once more. */
  async choose(choice: Choice): Promise<void> {
    if (choice.opens !== undefined) {
      this.pick(choice.opens);
      return;
    }
    const mustAsk =
      this.#position.asked &&
      choice.ends &&
      this.selected !== choice &&
      choice.moves.at(-1)!.do !== 'end' &&
      this.confirming?.moves !== choice.moves;
    if (mustAsk) this.confirming = choice;
    else {
      this.#held = false;
      await this.#play(choice.moves);
    }
  }

  /** What was taken back is not done again at once. */
  hold(): void {
    this.#held = true;
  }

  /** A question with one answer. */
  answerByItself(): void {
    if (!this.#position.together || this.#held || !this.#position.asked) return;
    const only = answersItself(this.choices);
    if (only !== null) void this.choose(only);
  }
}

/** What opens further choices is shown at the place they have in common. */
const placesOf = (choice: Choice | null): readonly string[] =>
  choice?.opens === undefined ? (choice?.spots ?? []) : [choice.opens];
