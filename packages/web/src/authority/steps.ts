import {
  beginGame,
  eventFor,
  FULL,
  openHistory,
  parseRecord,
  view,
  type CoreState,
  type GameEvent,
  type History,
  type Seat,
} from '@drover/engine';
import type { Frame } from './authority.ts';

/** The whole course of a game, with nothing hidden. */
export interface Step {
  readonly by: Seat | null;
  readonly state: CoreState;
  readonly events: readonly GameEvent[];
}

/** Plays a record once through, which takes a while. Throws `Unusable` or `BadMove` when it cannot be played. */
export function courseOf(record: string): { history: History; steps: Step[] } {
  const parsed = parseRecord(record);
  const { setup, rules } = parsed;
  const steps: Step[] = [{ by: null, ...beginGame(setup, rules) }];
  const history = openHistory(parsed, (state, { seat }, events) => steps.push({ by: seat, state, events }));
  return { history, steps };
}

/** A step as one viewer may see it. Few of a long game are ever looked at: hiding the rest waits until then. */
class Seen implements Frame {
  readonly version: number;
  readonly by: Seat | null;
  readonly #step: Step;
  readonly #viewer: number;
  #view: CoreState | null = null;

  constructor(version: number, step: Step, viewer: number) {
    this.version = version;
    this.by = step.by;
    this.#step = step;
    this.#viewer = viewer;
  }

  get view(): CoreState {
    const { state } = this.#step;
    return (this.#view ??= this.#viewer === FULL ? state : view(state, this.#viewer));
  }
  get events(): readonly GameEvent[] {
    const { events } = this.#step;
    return this.#viewer === FULL ? events : events.map((event) => eventFor(event, this.#viewer));
  }
}

/** The course as one viewer may see it, from this version on. */
export const framesOf = (steps: readonly Step[], viewer: number, from: number): Frame[] =>
  steps.slice(from).map((step, i) => new Seen(from + i, step, viewer));
