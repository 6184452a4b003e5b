import { apply, determinize, generator, type CoreState, type GameEvent, type Move, type Seat } from '@drover/engine';

/** What a move would bring, as far as it can be known before it is made. */
export interface Preview {
  readonly events: readonly GameEvent[];
  /** Money in hand after what is known of it. */
  readonly money: number;
  /** The turn is over with it, without another question. */
  readonly endsTurn: boolean;
}

const REVEALING = new Set(['shuffled', 'drew', 'market', 'objectives', 'foresight-filled', 'turn', 'over']);

/** From such an event on, what happens depends on what nobody knows yet. */
const reveals = (event: GameEvent & { readonly from?: unknown }): boolean =>
  REVEALING.has(event.type) || event.from === 'stack';

interface WithMoney extends CoreState {
  readonly players: readonly { readonly money: number }[];
}

/** The move is made on a game that agrees with the view; only what is the same in all of them is told. */
export function preview(view: CoreState, seat: Seat, move: Move): Preview {
  const before = determinize(view, seat, generator('preview', move.do)) as WithMoney;
  const { state: after, events } = apply(before, seat, move);
  const cut = events.findIndex(reveals);
  const known = cut < 0 ? events : events.slice(0, cut);
  let { money } = before.players[seat]!;
  for (const event of known as (GameEvent & { money: number })[])
    if (event.seat === seat && (event.type === 'earned' || event.type === 'spent'))
      money += event.type === 'earned' ? event.money : -event.money;
  return { events: known, money, endsTurn: after.over || after.turn !== view.turn };
}
