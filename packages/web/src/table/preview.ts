import {
  answers,
  apply,
  determinize,
  generator,
  type CoreState,
  type GameEvent,
  type Move,
  type Seat,
} from '@drover/engine';

/** What a move would bring, as far as it can be known before it is made. */
export interface Preview {
  readonly events: readonly GameEvent[];
  /** Money in hand after what is known of it. */
  readonly money: number;
  /** The turn is over with it, without another question. */
  readonly endsTurn: boolean;
}

/** What comes then is unknown, or no longer of this turn. */
const isTheLastKnown = (event: GameEvent): boolean =>
  answers.isRevealing(event) || event.type === 'turn' || event.type === 'over';

/** The events that can be known before they happen, and whether that is all of them. */
export function knownOf(events: readonly GameEvent[]): { known: readonly GameEvent[]; all: boolean } {
  const cut = events.findIndex(isTheLastKnown);
  return cut < 0 ? { known: events, all: true } : { known: events.slice(0, cut), all: false };
}

interface WithMoney extends CoreState {
  readonly players: readonly { readonly money: number }[];
}

/** The moves are made on a game that agrees with the view; only what is the same in all of them is told. */
export function preview(view: CoreState, seat: Seat, moves: readonly Move[]): Preview {
  const before = determinize(view, seat, generator('preview', moves[0]!.do)) as WithMoney;
  let { money } = before.players[seat]!;
  let after: CoreState = before;
  const events: GameEvent[] = [];
  for (const move of moves) {
    const made = apply(after, seat, move);
    after = made.state;
    const { known, all } = knownOf(made.events);
    events.push(...known);
    if (!all) break;
  }
  for (const event of events as (GameEvent & { money: number })[])
    if (event.seat === seat && (event.type === 'earned' || event.type === 'spent'))
      money += event.type === 'earned' ? event.money : -event.money;
  return { events, money, endsTurn: after.over || after.turn !== view.turn };
}
