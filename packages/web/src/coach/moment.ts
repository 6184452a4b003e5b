import {
  answers,
  decision,
  legalMoves,
  type CoreState,
  type Decision,
  type Effect,
  type Move,
  type Seat,
} from '@drover/engine';
import { componentsOf } from '../editions/editions.ts';
import type { AnyComponents, AnyEvent, AnyState } from '../editions/kit.ts';

/** What an edition's states, components and events are; without one, those of any. */
export interface Kinds {
  readonly state: AnyState;
  readonly components: AnyComponents;
  readonly event: AnyEvent;
}

/** A move has been made, or a question is asked: what a coach sees of it, from one seat. */
export class Moment<K extends Kinds = Kinds> {
  readonly seat: Seat;
  readonly view: K['state'];
  /** The table before the last move; at the beginning, as it is. */
  readonly before: K['state'];
  readonly events: readonly K['event'][];
  readonly c: K['components'];
  /** What the seat has to decide, if anything. */
  readonly asked: Decision | null;
  #moves: readonly Move[] | undefined;

  constructor(seat: Seat, before: CoreState, view: CoreState, events: readonly object[]) {
    this.seat = seat;
    this.before = before as K['state'];
    this.view = view as K['state'];
    this.events = events as readonly K['event'][];
    this.c = componentsOf(view);
    const now = decision(view);
    this.asked = now?.seat === seat ? now : null;
  }

  get ask(): Decision['ask'] | null {
    return this.asked?.ask ?? null;
  }
  get me(): K['state']['players'][number] {
    return this.view.players[this.seat]!;
  }
  /** What lies where the seat stands; before its first turn nothing. */
  get tile(): number {
    return this.view.trail[this.me.at] ?? 0;
  }
  /** The seat goes along the trail or uses a place: no question inside an action. */
  get inTurn(): boolean {
    return this.ask === 'phase-a' || this.ask === 'phase-b';
  }
  /** What may be done now. */
  get moves(): readonly Move[] {
    return (this.#moves ??= this.asked === null ? [] : legalMoves(this.view, this.seat));
  }
  /** Those of one verb. */
  named<M extends Move>(verb: M['do']): readonly M[] {
    return this.moves.filter((move): move is M => move.do === verb);
  }
  /** What has happened to the seat itself, of one kind. */
  told<T extends K['event']['type']>(type: T): readonly Extract<K['event'], { type: T }>[] {
    return this.events.filter(
      (event): event is Extract<K['event'], { type: T }> =>
        event.type === type && (event as { readonly seat?: Seat }).seat === this.seat,
    );
  }
  /** Local actions that can be used now, with everything that comes of them. */
  get usable(): readonly Effect[] {
    if (this.ask !== 'phase-b' || this.me.at < 0) return [];
    const actions = answers.actionsAt(answers.reading(this.view), this.me.at);
    return this.named<Move & { readonly do: 'use'; readonly action: number; readonly half: number }>('use').flatMap(
      ({ action, half }) => {
        const effect = actions[action];
        if (effect === undefined) return [];
        return (effect.do === 'either' ? effect.of.slice(half - 1, half) : [effect]).flatMap(inside);
      },
    );
  }
}

/** An effect and those that stand inside it. */
function inside(effect: Effect): Effect[] {
  const parts = [...('of' in effect && Array.isArray(effect.of) ? (effect.of as readonly Effect[]) : [])];
  if ('then' in effect) parts.push(effect.then);
  return [effect, ...parts.flatMap(inside)];
}
