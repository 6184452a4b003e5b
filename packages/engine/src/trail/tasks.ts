import type { Seat, Task, TaskOf } from '../core/state.ts';
import type { Effect } from '../effects/effect.ts';

/** The tasks of both editions: what each knows besides its name and its seat. */

/** The task knows its name and its seat, and no more. */
export type Nothing = object;

/**
 * How much say the player has in an effect that is about to happen: all of it comes (`must`), it was chosen and may
 * be taken in part (`may`), or it is offered and may be refused whole (`free`).
 */
export type Will = 'must' | 'may' | 'free';

/** What a task knows that belongs to an effect: what brought it, and how much say there is. */
export interface OfEffect<D extends Effect['do'] = Effect['do']> {
  readonly effect: Extract<Effect, { do: D }>;
  readonly will: Will;
  readonly source: string;
}

/** Any of them: an effect that is to come, or a question it has become. */
export interface EffectTask extends Task, OfEffect {}

/** One way a solo opponent can do something. */
export interface Candidate {
  readonly pick: readonly number[];
  readonly label: string;
}

/** What the engine carries out by itself. */
export interface SharedAutomaticTasks {
  turn: Nothing;
  opening: Nothing;
  'phase-c': Nothing;
  'end-turn': Nothing;
  'after-play': Nothing;
  effect: OfEffect;
}

/** What a solo opponent does by its cards. */
export interface SoloAutomaticTasks {
  'automa-act': { card: number };
  'automa-arrive': { card: number };
  'automa-finish': { card: number };
  /**
   * An action of a card; `index` says which of several things the card names. Stored games call it a deed, so the name
   * stays here and in the events.
   */
  'automa-deed': { card: number; deed: string; index?: number };
}

/** What somebody has to choose. */
export interface SharedQuestions {
  'opening-discard': Nothing;
  'first-place': Nothing;
  'phase-a': Nothing;
  /**
   * `tile` is the one whose actions these are: it can be replaced under the runholder. Local actions used are one bit
   * each. It is `closed` when the auxiliary alternative has been used, or the end of the trail is done with.
   */
  'phase-b': { tile: number; used: number; closed: boolean };
  'move-on': OfEffect<'move-on'>;
  /** `place` is the harbour or station. */
  appoint: { place: number };
  auxiliary: OfEffect<'auxiliary'>;
  build: OfEffect<'build' | 'upgrade-building'>;
  site: OfEffect<'build' | 'upgrade-building'> & { building: number };
  /** `free` counts the workers not yet put to use. */
  buy: OfEffect<'buy'> & { free: number };
  certificates: OfEffect<'certificates'>;
  /** So many cards are owed. */
  discard: { count: number; source: string };
  'discard-for': OfEffect<'discard'>;
  /** `first` lies on the discard pile already. */
  'discard-second': OfEffect<'discard'> & { first: number };
  draw: OfEffect<'draw'>;
  either: OfEffect<'either'>;
  hire: OfEffect<'hire'>;
  objective: OfEffect<'objective'>;
  offer: OfEffect;
  pick: OfEffect<'pick'> & { left: number };
  'remove-hazard': OfEffect<'remove-hazard'>;
}

export interface SoloQuestions {
  /** What it leaves open to a person: whose action it is, and `by` which criterion several options were left. */
  'automa-decide': { automa: Seat; deed: string; card: number; by: string; options: readonly Candidate[] };
}

/** What rules that both editions share may push. */
export interface SharedTasks extends SharedAutomaticTasks, SharedQuestions, SoloAutomaticTasks, SoloQuestions {}

export type SharedTask<Name extends keyof SharedTasks = keyof SharedTasks> = TaskOf<SharedTasks, Name>;
